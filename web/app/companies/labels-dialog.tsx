import { links } from "@neroli/contract/access/links.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { ErrorNote } from "../kernel/error-note.tsx";
import { useCloseQuestion } from "../kernel/forms/use-close-question.tsx";
import { QueryStates } from "../kernel/query-states.tsx";
import { tellDone } from "../kernel/toast.tsx";
import { useLabels } from "../kernel/use-labels.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { CheckField } from "../ui/fields/check-field.tsx";
import { LabelChip } from "../ui/label-chip.tsx";
import layout from "../ui/layout.module.css";
import { EmptyState } from "../ui/states.tsx";
import { useCompanyChanged } from "./company-queries.ts";

interface LabelsDialogProps {
  company: { key: string; name: string; labels: readonly { key: string }[] };
  onClose: () => void;
}

/** Which labels a company carries: support's choice. */
export function LabelsDialog({ company, onClose }: LabelsDialogProps) {
  const t = useT();
  const labels = useLabels();
  const title = t("companies-admin.labels.title", { name: company.name });
  const [chosen, setChosen] = useState(company.labels.map(({ key }) => key));
  const toggle = (key: string, carried: boolean) =>
    setChosen((before) => [...before.filter((each) => each !== key), ...(carried ? [key] : [])]);
  const tellChanged = useCompanyChanged();
  const save = useMutation({
    mutationFn: () =>
      api("PUT /companies/:companyKey/labels", {
        params: { companyKey: company.key },
        body: { labels: chosen },
      }),
    onSuccess: () => {
      void tellChanged(company.key);
      tellDone(t("companies-admin.labels.saved", { name: company.name }));
      onClose();
    },
  });
  const changed =
    company.labels.length !== chosen.length ||
    company.labels.some(({ key }) => !chosen.includes(key));
  const { close, question } = useCloseQuestion({ changed: changed && !save.isPending, onClose });
  return (
    <Dialog
      onClose={close}
      title={title}
      footer={
        <>
          <Link to={links.adminLabels()}>{t("companies-admin.labels.manage")}</Link>
          <Button onClick={close}>{t("table.cancel")}</Button>
          <Button
            variant="primary"
            loading={!labels.data || save.isPending}
            onClick={() => save.mutate()}
          >
            {t("table.form.save")}
          </Button>
        </>
      }
    >
      {question}
      <div className={layout.stack}>
        <QueryStates
          query={labels}
          isEmpty={({ length }) => length === 0}
          empty={<EmptyState text={t("companies-admin.labels.none")} />}
        >
          {(all) => (
            // biome-ignore lint/a11y/useSemanticElements: the dialog's title is its legend
            <div role="group" aria-label={title} className={layout.close}>
              {all.map(({ key, title: name, colour, description }) => (
                <CheckField
                  key={key}
                  label={<LabelChip title={name} colour={colour} />}
                  hint={description}
                  checked={chosen.includes(key)}
                  onChange={({ currentTarget: { checked } }) => toggle(key, checked)}
                />
              ))}
            </div>
          )}
        </QueryStates>
        <ErrorNote error={save.error} />
      </div>
    </Dialog>
  );
}
