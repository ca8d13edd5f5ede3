import { NativeSelect, SimpleGrid, Textarea, TextInput } from "@mantine/core";
import { employeeBands } from "@neroli/contract/enumerations/companies.ts";
import { countryOptions } from "../../language/countries.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";
import type { CompanyFormState } from "./use-company-form.ts";

interface Props {
  form: CompanyFormState;
}

const inTwo = { base: 1, sm: 2 };

export function ProfileSection({ form }: Props) {
  const t = useT();
  return (
    <>
      <TextInput
        maxLength={200}
        label={t("company-fields.tagline")}
        description={t("company-editor.tagline.hint")}
        {...form.getInputProps("tagline")}
      />
      <Textarea
        autosize
        minRows={4}
        maxRows={16}
        maxLength={10_000}
        label={t("company-fields.description")}
        description={t("company-editor.description.hint")}
        {...form.getInputProps("description")}
      />
      <TextInput
        type="url"
        maxLength={500}
        placeholder="www.example.com"
        label={t("company-fields.website")}
        {...form.getInputProps("website")}
      />
      <SimpleGrid cols={inTwo}>
        <TextInput
          inputMode="numeric"
          maxLength={4}
          label={t("company-fields.foundation_year")}
          {...form.getInputProps("foundation_year")}
        />
        <NativeSelect
          label={t("company-fields.number_employees")}
          data={[{ value: "", label: t("company-editor.none") }, ...employeeBands]}
          {...form.getInputProps("number_employees")}
        />
      </SimpleGrid>
    </>
  );
}

export function HeadquartersSection({ form }: Props) {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      <TextInput
        maxLength={200}
        autoComplete="off"
        label={t("company-fields.street")}
        {...form.getInputProps("headquarters.street")}
      />
      <SimpleGrid cols={inTwo}>
        <TextInput
          maxLength={30}
          autoComplete="off"
          label={t("company-fields.postal_code")}
          {...form.getInputProps("headquarters.postal_code")}
        />
        <TextInput
          maxLength={120}
          autoComplete="off"
          label={t("company-fields.city")}
          {...form.getInputProps("headquarters.city")}
        />
      </SimpleGrid>
      <NativeSelect
        label={t("company-fields.country")}
        data={[{ value: "", label: t("company-editor.none") }, ...countryOptions(language)]}
        {...form.getInputProps("country")}
      />
      <SimpleGrid cols={inTwo}>
        {(["latitude", "longitude"] as const).map((name) => (
          <TextInput
            key={name}
            inputMode="decimal"
            maxLength={20}
            label={t(`company-fields.${name}`)}
            description={t("company-editor.position.hint")}
            {...form.getInputProps(`headquarters.${name}`)}
          />
        ))}
      </SimpleGrid>
    </>
  );
}
