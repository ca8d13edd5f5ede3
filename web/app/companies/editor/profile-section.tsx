import { employeeBands } from "@neroli/contract/enumerations/companies.ts";
import { countryOptions } from "../../language/countries.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { FieldsPair } from "../../ui/fields/field-group.tsx";
import { TextArea, TextField } from "../../ui/fields/text-field.tsx";
import type { CompanyFields } from "./use-company-form.ts";

export function ProfileSection({ form }: { form: CompanyFields }) {
  const t = useT();
  return (
    <>
      <TextField
        label={t("company-fields.tagline")}
        hint={t("company-editor.tagline.hint")}
        {...form.field("tagline")}
      />
      <TextArea
        label={t("company-fields.description")}
        hint={t("company-editor.description.hint")}
        {...form.field("description")}
      />
      <TextField
        placeholder="www.example.com"
        label={t("company-fields.website")}
        {...form.field("website")}
      />
      <FieldsPair>
        <TextField label={t("company-fields.foundation_year")} {...form.field("foundation_year")} />
        <ChoiceField
          label={t("company-fields.number_employees")}
          none={t("company-editor.none")}
          choices={employeeBands.map((value) => ({ value, label: value }))}
          {...form.field("number_employees")}
        />
      </FieldsPair>
    </>
  );
}

export function HeadquartersSection({ form }: { form: CompanyFields }) {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      <TextField
        autoComplete="off"
        label={t("company-fields.street")}
        {...form.field("headquarters.street")}
      />
      <FieldsPair>
        <TextField
          autoComplete="off"
          label={t("company-fields.postal_code")}
          {...form.field("headquarters.postal_code")}
        />
        <TextField
          autoComplete="off"
          label={t("company-fields.city")}
          {...form.field("headquarters.city")}
        />
      </FieldsPair>
      <ChoiceField
        label={t("company-fields.country")}
        none={t("company-editor.none")}
        choices={countryOptions(language)}
        {...form.field("country")}
      />
      <FieldsPair>
        {(["latitude", "longitude"] as const).map((name) => (
          <TextField
            key={name}
            label={t(`company-fields.${name}`)}
            hint={t("company-editor.position.hint")}
            {...form.field(`headquarters.${name}`)}
          />
        ))}
      </FieldsPair>
    </>
  );
}
