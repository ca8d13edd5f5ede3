import { links } from "@neroli/contract/access/links.ts";
import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { companyTypes } from "@neroli/contract/enumerations/companies.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useT, words } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import layout from "../../ui/layout.module.css";
import { RenameDialog } from "../rename-dialog.tsx";
import classes from "./editor.module.css";
import type { CompanyFields } from "./use-company-form.ts";

interface IdentityProps {
  form: CompanyFields;
  company: EditableCompany | null;
  changed: boolean;
}

export function IdentitySection({ form, company, changed }: IdentityProps) {
  const t = useT();
  const fixed = company?.can.change_type.reason;
  return (
    <>
      {company ? (
        <Name company={company} changed={changed} />
      ) : (
        <TextField
          label={t("company-fields.name")}
          hint={t("company-editor.name.hint")}
          {...form.field("name")}
        />
      )}
      {fixed && company ? (
        <div>
          <p className={classes.fieldName}>{t("company-fields.type")}</p>
          <strong>{words(t, "company-types", company.type)}</strong>
          <p className={layout.soft}>{fixed}</p>
        </div>
      ) : (
        <ChoiceField
          label={t("company-fields.type")}
          none={t("company-editor.choose")}
          choices={companyTypes
            .filter((type) => type !== "UNKNOWN")
            .map((value) => ({ value, label: words(t, "company-types", value) }))}
          {...form.field("type")}
        />
      )}
      <TextField
        label={t("company-fields.formerly_known_as")}
        {...form.field("formerly_known_as")}
      />
    </>
  );
}

/** The name changes by itself, with the address (decision 11). */
function Name({ company, changed }: { company: EditableCompany; changed: boolean }) {
  const t = useT();
  const navigate = useNavigate();
  const [renaming, setRenaming] = useState(false);
  const reason = changed ? t("company-editor.rename.save-first") : company.can.rename.reason;
  return (
    <div>
      <p className={classes.fieldName}>{t("company-fields.name")}</p>
      <div className={layout.line}>
        <strong>{company.name}</strong>
        <Button
          size="small"
          disabledReason={reason}
          reasonId="rename-reason"
          onClick={() => setRenaming(true)}
        >
          {t("company-editor.rename")}
        </Button>
      </div>
      {reason && (
        <p id="rename-reason" className={layout.soft}>
          {reason}
        </p>
      )}
      {company.old_keys.length > 0 && (
        <p className={layout.soft}>
          {t("company-editor.rename.old", {
            addresses: company.old_keys.map((key) => links.company(key)).join(", "),
          })}
        </p>
      )}
      {renaming && (
        <RenameDialog
          company={company}
          onClose={() => setRenaming(false)}
          onRenamed={(key) => void navigate(links.companyEditor(key), { replace: true })}
        />
      )}
    </div>
  );
}
