import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { companyTypes } from "@neroli/contract/enumerations/companies.ts";
import { useT, words } from "../../language/phrases.tsx";
import { ChecksField } from "../../ui/fields/check-field.tsx";
import { TextArea, TextField } from "../../ui/fields/text-field.tsx";
import { DomainProofs } from "./domain-proofs.tsx";
import type { CompanyFields } from "./use-company-form.ts";

interface AccessSectionProps {
  form: CompanyFields;
  company: EditableCompany | null;
}

/** Who joins the company by signing up, and whose companies do not find it. */
export function AccessSection({ form, company }: AccessSectionProps) {
  const t = useT();
  return (
    <>
      <TextArea
        placeholder="example.com"
        label={t("company-fields.valid_email_domains")}
        hint={t("company-editor.domains.hint")}
        {...form.field("valid_email_domains")}
      />
      {company && <DomainProofs company={company} />}
      <ChecksField
        legend={t("company-fields.exclude")}
        hint={t("company-editor.exclude.hint")}
        choices={companyTypes
          .filter((type) => type !== "UNKNOWN")
          .map((value) => ({ value, label: words(t, "company-types", value) }))}
        {...form.field("exclude")}
      />
    </>
  );
}

export function InternalSection({ form, internal }: { form: CompanyFields; internal: boolean }) {
  const t = useT();
  return (
    <>
      {internal && (
        <TextField
          label={t("company-fields.annual_revenue")}
          hint={t("company-editor.revenue.hint")}
          {...form.field("annual_revenue")}
        />
      )}
      <TextField autoComplete="off" label={t("company-fields.vat")} {...form.field("vat")} />
    </>
  );
}
