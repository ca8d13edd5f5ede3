import { segments } from "@neroli/contract/enumerations/products.ts";
import { departments } from "@neroli/contract/enumerations/users.ts";
import { useCountryOptions } from "../kernel/country-options.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { ChecksField } from "../ui/fields/check-field.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { Fields, FieldsPair } from "../ui/fields/field-group.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import type { SignUpFields } from "./use-sign-up.ts";

export function PersonFields({ form }: { form: SignUpFields }) {
  const t = useT();
  const countries = useCountryOptions(useLanguage());
  return (
    <Fields legend={t("registration.you")}>
      <FieldsPair>
        <TextField
          autoComplete="given-name"
          label={t("registration.firstname")}
          {...form.field("firstname")}
        />
        <TextField
          autoComplete="family-name"
          label={t("registration.lastname")}
          {...form.field("lastname")}
        />
      </FieldsPair>
      <ChoiceField
        label={t("registration.department")}
        none={t("registration.choose")}
        choices={departments.map((value) => ({ value, label: words(t, "departments", value) }))}
        {...form.field("department")}
      />
      <TextField
        autoComplete="organization-title"
        label={`${t("registration.job-title")} (${t("registration.optional")})`}
        {...form.field("job_title")}
      />
      <ChoiceField
        autoComplete="country"
        label={t("registration.country")}
        none={t("registration.choose")}
        choices={countries}
        {...form.field("country_code")}
      />
      <TextField
        type="tel"
        autoComplete="tel"
        label={t("registration.phone")}
        hint={t("registration.phone.hint")}
        {...form.field("phone_number")}
      />
      <ChecksField
        legend={`${t("registration.segments")} (${t("registration.optional")})`}
        choices={segments.map((value) => ({ value, label: words(t, "segments", value) }))}
        {...form.field("segments")}
      />
    </Fields>
  );
}
