import {
  type Coverage,
  mostRequirements,
  type Requirement,
} from "@neroli/contract/projects/requirements.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "../kernel/client.ts";
import { useCloseQuestion } from "../kernel/forms/use-close-question.tsx";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import layout from "../ui/layout.module.css";
import { Row, RowList } from "../ui/row-list.tsx";
import { NewRequirement } from "./new-requirement.tsx";
import { paramsOf, placeOf, type ReadProject } from "./project-queries.ts";
import { requirementWords } from "./requirement-words.ts";

interface RequirementsDialogProps {
  project: ReadProject;
  coverage: Coverage;
  onClose: () => void;
}

/** Names what each product of a project must bring. */
export function RequirementsDialog({ project, coverage, onClose }: RequirementsDialogProps) {
  const t = useT();
  const queries = useQueryClient();
  const [list, setList] = useState<readonly Requirement[]>(coverage.requirements);
  const changed = JSON.stringify(list) !== JSON.stringify(coverage.requirements);
  const save = useMutation({
    mutationFn: () =>
      api("PUT /companies/:companyKey/projects/:projectKey/requirements", {
        params: paramsOf(placeOf(project)),
        body: { requirements: [...list], version: coverage.version },
      }),
    onSuccess: () => {
      tellDone(t("projects.required.saved"));
      onClose();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ["projects"] }),
  });
  const { close, question } = useCloseQuestion({ changed: changed && !save.isPending, onClose });
  const isThere = (requirement: Requirement) =>
    list.some((each) => JSON.stringify(each) === JSON.stringify(requirement));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed && !save.isPending) save.mutate();
  };
  return (
    <Dialog size="wide" title={t("projects.coverage.change")} onClose={close}>
      {question}
      <div className={layout.stack}>
        {save.error && (
          <Note tone="bad" urgent>
            {sentenceOf(save.error, t)}
          </Note>
        )}
        {list.length === 0 && <p className={layout.soft}>{t("projects.required.empty")}</p>}
        <RowList label={t("projects.coverage.change")}>
          {list.map((each, at) => (
            <Row
              key={JSON.stringify(each)}
              end={
                <IconButton
                  icon="cross"
                  size="small"
                  label={t("projects.required.remove", { name: requirementWords(t, each) })}
                  onClick={() => setList(list.toSpliced(at, 1))}
                />
              }
            >
              {requirementWords(t, each)}
            </Row>
          ))}
        </RowList>
        <NewRequirement
          isThere={isThere}
          full={list.length >= mostRequirements}
          onAdd={(requirement) => setList([...list, requirement])}
        />
        <form noValidate className={layout.actions} onSubmit={submit}>
          <Button onClick={close}>{t("table.cancel")}</Button>
          <Button
            type="submit"
            variant="primary"
            loading={save.isPending}
            disabledReason={changed ? null : t("table.form.unchanged")}
          >
            {t("table.form.save")}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
