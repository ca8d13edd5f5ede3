import { Checkbox } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { sentenceOf, tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { links } from "../links.ts";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { LabelChip } from "../ui/label-chip.tsx";
import layout from "../ui/layout.module.css";
import { useCompanyChanged, useLabels } from "./company-queries.ts";

interface LabelsDialogProps {
  company: { key: string; name: string; labels: readonly { key: string }[] };
  onClose: () => void;
}

/** Which labels a company carries: support's choice. */
export function LabelsDialog({ company, onClose }: LabelsDialogProps) {
  const t = useT();
  const { data, error, refetch } = useLabels();
  const [chosen, setChosen] = useState(company.labels.map(({ key }) => key));
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
  return (
    <Dialog onClose={onClose} title={t("companies-admin.labels.title", { name: company.name })}>
      <div className={layout.stack}>
        {error && (
          <Note tone="bad" urgent>
            <p>{sentenceOf(error, t)}</p>
            <Button onClick={() => void refetch()}>{t("table.retry")}</Button>
          </Note>
        )}
        {!data && !error && <p aria-busy="true">{t("table.loading")}</p>}
        {data?.content.length === 0 && <p>{t("companies-admin.labels.none")}</p>}
        <Checkbox.Group
          aria-label={t("companies-admin.labels.title", { name: company.name })}
          value={chosen}
          onChange={setChosen}
        >
          <div className={layout.close}>
            {data?.content.map(({ key, title, colour, description }) => (
              <Checkbox
                key={key}
                value={key}
                label={<LabelChip title={title} colour={colour} />}
                description={description}
              />
            ))}
          </div>
        </Checkbox.Group>
        {save.error && (
          <Note tone="bad" urgent>
            {sentenceOf(save.error, t)}
          </Note>
        )}
        <div className={layout.spread}>
          <Link to={links.adminLabels()}>{t("companies-admin.labels.manage")}</Link>
          <div className={layout.line}>
            <Button onClick={onClose}>{t("table.cancel")}</Button>
            <Button
              variant="primary"
              loading={!data || save.isPending}
              onClick={() => save.mutate()}
            >
              {t("table.form.save")}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
