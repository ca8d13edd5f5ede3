import { segments } from "@neroli/contract/enumerations/products.ts";
import { departments } from "@neroli/contract/enumerations/users.ts";
import { countryOptions } from "../../language/countries.ts";
import { useLanguage, useT, words } from "../../language/phrases.tsx";
import { ChecksField } from "../../ui/fields/check-field.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import layout from "../../ui/layout.module.css";
import { tidyPhone } from "./profile-values.ts";
import type { ProfileFields } from "./use-profile-form.ts";

export function WorkFields({ form }: { form: ProfileFields }) {
  const t = useT();
  const language = useLanguage();
  const phone = form.field("phone_number");
  return (
    <>
      <div className={layout.fields}>
        <ChoiceField
          label={t("profile.department")}
          none={t("profile.choose")}
          choices={departments.map((value) => ({ value, label: words(t, "departments", value) }))}
          {...form.field("department")}
        />
        <TextField
          autoComplete="organization-title"
          label={t("profile.job-title")}
          {...form.field("job_title")}
        />
        <ChoiceField
          autoComplete="country"
          label={t("profile.country")}
          none={t("profile.choose")}
          choices={countryOptions(language)}
          {...form.field("country_code")}
        />
        <TextField
          type="tel"
          autoComplete="tel"
          label={t("profile.phone")}
          hint={t("profile.phone.hint")}
          {...phone}
          onBlur={(event) => {
            phone.onBlur(event);
            form.setField("phone_number", tidyPhone(event.currentTarget.value));
          }}
        />
      </div>
      <ChecksField
        legend={t("profile.segments")}
        choices={segments.map((value) => ({ value, label: words(t, "segments", value) }))}
        {...form.field("segments")}
      />
    </>
  );
}
