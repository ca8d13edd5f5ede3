import { NativeSelect, TextInput } from "@mantine/core";
import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { companyTypes } from "@neroli/contract/enumerations/companies.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useT, words } from "../../language/phrases.tsx";
import { links } from "../../links.ts";
import { Button } from "../../ui/button.tsx";
import { RenameDialog } from "../rename-dialog.tsx";
import classes from "./editor.module.css";
import type { CompanyFormState } from "./use-company-form.ts";

interface IdentityProps {
  form: CompanyFormState;
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
        <TextInput
          required
          maxLength={200}
          label={t("company-fields.name")}
          description={t("company-editor.name.hint")}
          {...form.getInputProps("name")}
        />
      )}
      {fixed && company ? (
        <div>
          <p className={classes.fieldName}>{t("company-fields.type")}</p>
          <strong>{words(t, "company-types", company.type)}</strong>
          <p className={classes.soft}>{fixed}</p>
        </div>
      ) : (
        <NativeSelect
          required
          label={t("company-fields.type")}
          data={[
            { value: "", label: t("company-editor.choose") },
            ...companyTypes
              .filter((type) => type !== "UNKNOWN")
              .map((type) => ({ value: type, label: words(t, "company-types", type) })),
          ]}
          {...form.getInputProps("type")}
        />
      )}
      <TextInput
        maxLength={200}
        label={t("company-fields.formerly_known_as")}
        {...form.getInputProps("formerly_known_as")}
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
      <div className={classes.nameLine}>
        <strong>{company.name}</strong>
        <Button size="small" disabledReason={reason} onClick={() => setRenaming(true)}>
          {t("company-editor.rename")}
        </Button>
      </div>
      {reason && (
        <p id="rename-reason" className={classes.soft}>
          {reason}
        </p>
      )}
      {company.old_keys.length > 0 && (
        <p className={classes.soft}>
          {t("company-editor.rename.old", {
            addresses: company.old_keys.map(links.company).join(", "),
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
