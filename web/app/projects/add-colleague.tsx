import { groups, holdsOne } from "@neroli/contract/access/roles.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "../kernel/client.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { ChecksField } from "../ui/fields/check-field.tsx";
import layout from "../ui/layout.module.css";
import { paramsOf, placeOf, type ReadProject } from "./project-queries.ts";

interface AddProps {
  project: ReadProject;
  onClose: () => void;
}

/** Makes colleagues members. */
export function AddColleague({ project, onClose }: AddProps) {
  const t = useT();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const place = placeOf(project);
  const people = useQuery({
    queryKey: ["colleagues", place.company],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/users", { params: { companyKey: place.company }, signal }),
    select: ({ content }) =>
      content.filter(
        ({ key, roles, status }) =>
          // Of colleagues who are no managers people read the names alone.
          (status ?? "VERIFIED") === "VERIFIED" &&
          (!roles || holdsOne(roles, groups.BUYERS)) &&
          !project.own.members.some(({ user }) => user.key === key),
      ),
  });
  const add = useMutation({
    mutationFn: async () => {
      for (const userKey of chosen) {
        await api("POST /companies/:companyKey/projects/:projectKey/member/:userKey", {
          params: { ...paramsOf(place), userKey },
        });
      }
    },
    onSuccess: () => {
      tellDone(t("projects.member.added", { count: chosen.length }));
      onClose();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ["projects"] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length > 0 && !add.isPending) add.mutate();
  };
  return (
    <Dialog title={t("projects.member.add")} onClose={onClose}>
      <form noValidate className={layout.stack} onSubmit={submit}>
        {add.error && (
          <Note tone="bad" urgent>
            {sentenceOf(add.error, t)}
          </Note>
        )}
        <QueryStates
          query={people}
          isEmpty={(list) => list.length === 0}
          empty={<p className={layout.text}>{t("projects.member.nobody")}</p>}
        >
          {(list) => (
            <ChecksField
              legend={t("projects.member.who")}
              choices={list.map(({ key, firstname, lastname }) => ({
                value: key,
                label: `${firstname} ${lastname}`,
              }))}
              value={chosen}
              onChange={setChosen}
            />
          )}
        </QueryStates>
        <div className={layout.actions}>
          <Button onClick={onClose}>{t("table.cancel")}</Button>
          <Button
            variant="primary"
            type="submit"
            loading={add.isPending}
            disabledReason={chosen.length === 0 ? t("projects.member.none") : null}
          >
            {t("projects.member.do")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
