import type { EntryCoverage } from "@neroli/contract/projects/requirements.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useSendKeys } from "../kernel/use-send-keys.ts";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import layout from "../ui/layout.module.css";
import { paramsOf, placeOf, type ReadProject } from "./project-queries.ts";

interface AskForMissingProps {
  project: ReadProject;
  /** Those of which something is missing. */
  products: readonly EntryCoverage[];
  onClose: () => void;
}

/** Asks for what is missing, once it is said who is asked for what. */
export function AskForMissing({ project, products, onClose }: AskForMissingProps) {
  const t = useT();
  const queries = useQueryClient();
  const keyOf = useSendKeys();
  const suppliers = [...Map.groupBy(products, ({ company }) => company.name)];
  const ask = useMutation({
    mutationFn: () =>
      api("POST /companies/:companyKey/projects/:projectKey/requirements/ask", {
        params: paramsOf(placeOf(project)),
        body: {},
        key: keyOf("missing"),
      }),
    onSuccess: ({ requests }) => {
      tellDone(t("projects.coverage.asked", { count: requests.length }));
      onClose();
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ["projects"] });
      void queries.invalidateQueries({ queryKey: ["requests"] });
    },
  });
  return (
    <ConfirmDialog
      title={t("projects.coverage.ask.title", { count: suppliers.length })}
      text={
        <>
          <p>{t("projects.coverage.ask.text")}</p>
          <ul className={layout.bullets}>
            {suppliers.map(([name, own]) => (
              <li key={name}>
                {t("projects.coverage.ask.of", {
                  company: name,
                  products: own.map((each) => each.name).join(", "),
                })}
              </li>
            ))}
          </ul>
        </>
      }
      confirm={t("projects.coverage.ask.do")}
      cancel={t("table.cancel")}
      pending={ask.isPending}
      error={ask.error ? sentenceOf(ask.error, t) : undefined}
      onConfirm={() => ask.mutate()}
      onClose={onClose}
    />
  );
}
