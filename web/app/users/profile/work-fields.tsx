import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { segments } from "@neroli/contract/enumerations/products.ts";
import { departments } from "@neroli/contract/enumerations/users.ts";
import { countryOptions } from "../../language/countries.ts";
import { useLanguage, useT, words } from "../../language/phrases.tsx";
import layout from "../../ui/layout.module.css";
import { tidyPhone } from "./profile-values.ts";
import type { ProfileFields } from "./use-profile-form.ts";

export function WorkFields({ form }: { form: ProfileFields }) {
  const t = useT();
  const language = useLanguage();
  const choose = { value: "", label: t("profile.choose") };
  const phone = form.field("phone_number");
  return (
    <>
      <div className={layout.columns}>
        <NativeSelect
          label={t("profile.department")}
          data={[
            choose,
            ...departments.map((value) => ({ value, label: words(t, "departments", value) })),
          ]}
          {...form.field("department")}
        />
        <TextInput
          autoComplete="organization-title"
          label={t("profile.job-title")}
          {...form.field("job_title")}
        />
        <TextInput
          type="tel"
          autoComplete="tel"
          label={t("profile.phone")}
          description={t("profile.phone.hint")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          {...phone}
          onBlur={(event) => {
            phone.onBlur?.(event);
            form.setField("phone_number", tidyPhone(event.currentTarget.value));
          }}
        />
        <NativeSelect
          autoComplete="country"
          label={t("profile.country")}
          data={[choose, ...countryOptions(language)]}
          {...form.field("country_code")}
        />
      </div>
      <Checkbox.Group label={t("profile.segments")} {...form.field("segments")}>
        <div className={layout.line}>
          {segments.map((segment) => (
            <Checkbox key={segment} value={segment} label={words(t, "segments", segment)} />
          ))}
        </div>
      </Checkbox.Group>
    </>
  );
}
