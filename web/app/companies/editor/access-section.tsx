import { Checkbox, Textarea, TextInput } from "@mantine/core";
import { companyTypes } from "@neroli/contract/enumerations/companies.ts";
import { useT, words } from "../../language/phrases.tsx";
import layout from "../../ui/layout.module.css";
import type { CompanyFormState } from "./use-company-form.ts";

/** Who joins the company by signing up, and whose companies do not find it. */
export function AccessSection({ form }: { form: CompanyFormState }) {
  const t = useT();
  return (
    <>
      <Textarea
        autosize
        minRows={2}
        maxRows={10}
        placeholder="example.com"
        label={t("company-fields.valid_email_domains")}
        description={t("company-editor.domains.hint")}
        {...form.getInputProps("valid_email_domains")}
      />
      <Checkbox.Group
        label={t("company-fields.exclude")}
        description={t("company-editor.exclude.hint")}
        error={form.errors.exclude}
        value={form.values.exclude}
        onChange={(chosen) =>
          form.setFieldValue(
            "exclude",
            companyTypes.filter((type) => chosen.includes(type)),
          )
        }
      >
        <div className={layout.columns}>
          {companyTypes
            .filter((type) => type !== "UNKNOWN")
            .map((type) => (
              <Checkbox key={type} value={type} label={words(t, "company-types", type)} />
            ))}
        </div>
      </Checkbox.Group>
    </>
  );
}

export function InternalSection({ form, internal }: { form: CompanyFormState; internal: boolean }) {
  const t = useT();
  return (
    <>
      {internal && (
        <TextInput
          maxLength={100}
          label={t("company-fields.annual_revenue")}
          description={t("company-editor.revenue.hint")}
          {...form.getInputProps("annual_revenue")}
        />
      )}
      <TextInput
        maxLength={40}
        autoComplete="off"
        label={t("company-fields.vat")}
        {...form.getInputProps("vat")}
      />
    </>
  );
}
