import { Fieldset, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { companyTypes } from "@neroli/contract/enumerations/companies.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import type { SignUpForm } from "./sign-up-form.ts";

/** For somebody whose company is not listed (spec 3, special_case). */
export function CompanyFields({ form }: { form: SignUpForm }) {
  const t = useT();
  const language = useLanguage();
  const types = companyTypes
    // Hidden from pickers (spec 1).
    .filter((type) => type !== "UNKNOWN")
    .map((value) => ({ value, label: words(t, "company-types", value) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  const domain = form.values.email.split("@")[1] ?? "";
  return (
    <Fieldset legend={t("registration.company")}>
      <div className={layout.close}>
        <p style={{ margin: 0, overflowWrap: "anywhere" }}>
          {t("registration.company.unknown", { domain })}
        </p>
        <TextInput
          required
          size="md"
          autoComplete="organization"
          maxLength={200}
          label={t("registration.company.name")}
          {...form.getInputProps("company_name")}
        />
        <NativeSelect
          required
          size="md"
          label={t("registration.company.type")}
          data={[{ value: "", label: t("registration.choose") }, ...types]}
          {...form.getInputProps("company_type")}
        />
        <Textarea
          size="md"
          autosize
          minRows={2}
          maxLength={2_000}
          label={`${t("registration.company.notes")} (${t("registration.optional")})`}
          description={t("registration.company.notes.hint")}
          {...form.getInputProps("user_notes")}
        />
      </div>
    </Fieldset>
  );
}
