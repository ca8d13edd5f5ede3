import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { LabelChip } from "../../ui/label-chip.tsx";
import layout from "../../ui/layout.module.css";
import { LabelsDialog } from "../labels-dialog.tsx";

/** What support says about the company; support alone changes it. */
export function LabelsSection({ company }: { company: EditableCompany }) {
  const t = useT();
  const [changing, setChanging] = useState(false);
  return (
    <>
      {company.labels.length === 0 && (
        <p className={layout.text}>{t("company-editor.labels.none")}</p>
      )}
      <div className={layout.line}>
        {company.labels.map(({ key, title, colour, description }) => (
          <LabelChip key={key} title={title} colour={colour} description={description} />
        ))}
      </div>
      {company.can.administer ? (
        <div>
          <Button size="small" onClick={() => setChanging(true)}>
            {t("companies-admin.menu.labels")}
          </Button>
        </div>
      ) : (
        <p className={layout.soft}>{t("company-editor.labels.support")}</p>
      )}
      {changing && <LabelsDialog company={company} onClose={() => setChanging(false)} />}
    </>
  );
}
