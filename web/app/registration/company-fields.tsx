import { companyTypes } from "@neroli/contract/enumerations/companies.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { Fields } from "../ui/fields/field-group.tsx";
import { TextArea, TextField } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";
import type { SignUpFields } from "./use-sign-up.ts";

/** For somebody whose company is not listed (spec 3, special_case). */
export function CompanyFields({ form }: { form: SignUpFields }) {
  const t = useT();
  const language = useLanguage();
  const types = companyTypes
    // Hidden from pickers (spec 1).
    .filter((type) => type !== "UNKNOWN")
    .map((value) => ({ value, label: words(t, "company-types", value) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  const domain = form.values.email.split("@")[1] ?? "";
  return (
    <Fields legend={t("registration.company")}>
      <p className={layout.text}>{t("registration.company.unknown", { domain })}</p>
      <TextField
        autoComplete="organization"
        label={t("registration.company.name")}
        {...form.field("company_name")}
      />
      <ChoiceField
        label={t("registration.company.type")}
        none={t("registration.choose")}
        choices={types}
        {...form.field("company_type")}
      />
      <TextArea
        label={`${t("registration.company.notes")} (${t("registration.optional")})`}
        hint={t("registration.company.notes.hint")}
        {...form.field("user_notes")}
      />
    </Fields>
  );
}
