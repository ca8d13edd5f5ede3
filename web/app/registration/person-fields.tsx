import { Checkbox, Fieldset, NativeSelect, TextInput } from "@mantine/core";
import { segments } from "@neroli/contract/enumerations/products.ts";
import { departments } from "@neroli/contract/enumerations/users.ts";
import { useCountryOptions } from "../language/countries.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import classes from "./registration.module.css";
import type { SignUpForm } from "./sign-up-form.ts";

export function PersonFields({ form }: { form: SignUpForm }) {
  const t = useT();
  return (
    <Fieldset legend={t("registration.you")}>
      <div className={layout.close}>
        <div className={classes.pair}>
          <TextInput
            required
            size="md"
            autoComplete="given-name"
            maxLength={100}
            label={t("registration.firstname")}
            {...form.getInputProps("firstname")}
          />
          <TextInput
            required
            size="md"
            autoComplete="family-name"
            maxLength={100}
            label={t("registration.lastname")}
            {...form.getInputProps("lastname")}
          />
        </div>
        <Work form={form} />
        <Checkbox.Group
          label={`${t("registration.segments")} (${t("registration.optional")})`}
          size="md"
          {...form.getInputProps("segments")}
        >
          <div className={layout.line}>
            {segments.map((segment) => (
              <Checkbox key={segment} value={segment} label={words(t, "segments", segment)} />
            ))}
          </div>
        </Checkbox.Group>
      </div>
    </Fieldset>
  );
}

function Work({ form }: { form: SignUpForm }) {
  const t = useT();
  const countries = useCountryOptions(useLanguage());
  const choose = { value: "", label: t("registration.choose") };
  return (
    <>
      <NativeSelect
        required
        size="md"
        label={t("registration.department")}
        data={[
          choose,
          ...departments.map((value) => ({ value, label: words(t, "departments", value) })),
        ]}
        {...form.getInputProps("department")}
      />
      <TextInput
        size="md"
        autoComplete="organization-title"
        maxLength={120}
        label={`${t("registration.job-title")} (${t("registration.optional")})`}
        {...form.getInputProps("job_title")}
      />
      <NativeSelect
        required
        size="md"
        autoComplete="country"
        label={t("registration.country")}
        data={[choose, ...countries]}
        {...form.getInputProps("country_code")}
      />
      <TextInput
        required
        size="md"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        label={t("registration.phone")}
        description={t("registration.phone.hint")}
        {...form.getInputProps("phone_number")}
      />
    </>
  );
}
