import { departments, titles } from "@neroli/contract/enumerations/users.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import type { RequestType } from "@neroli/contract/requests/states.ts";
import type { EntryForm } from "../kernel/forms/use-entry-form.ts";
import type { RequestSubject } from "../kernel/request-dialog.tsx";
import { countryOptions } from "../language/countries.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { SampleTermsOf } from "../samples/request-terms.tsx";
import { CheckField, ChecksField } from "../ui/fields/check-field.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { DateField } from "../ui/fields/date-field.tsx";
import { Fields, FieldsPair } from "../ui/fields/field-group.tsx";
import { TextArea, TextField } from "../ui/fields/text-field.tsx";
import { Amount } from "./amount.tsx";
import { asksQuantity, isRound, type RequestValues, requestedTypes } from "./request-values.ts";
import { RequestedProducts } from "./requested-products.tsx";

interface RequestFieldsProps {
  form: EntryForm<RequestValues>;
  subject: RequestSubject;
}
type FormProps = Pick<RequestFieldsProps, "form">;

/** The fields of section 3; a kind of request asks only for what it needs. */
export function RequestFields({ form, subject }: RequestFieldsProps) {
  const { type, products, company, project } = subject;
  const t = useT();
  return (
    <>
      {products.length > 0 ? (
        <RequestedProducts form={form} type={type} />
      ) : (
        <strong>{company?.name}</strong>
      )}
      {type === "SAMPLE" && <SampleTermsOf products={form.values.products.map(({ key }) => key)} />}
      {type === "DOCUMENT" && (
        <ChecksField
          legend={t("requests.form.documents")}
          choices={requestedTypes.map((value) => ({
            value,
            label: words(t, "document-types", value),
          }))}
          {...form.field("document_types")}
        />
      )}
      <TextArea
        label={t("requests.form.message")}
        hint={t("requests.form.message.hint")}
        {...form.field("message")}
      />
      {asksQuantity(type) && <Amounts form={form} type={type} />}
      {(type === "SAMPLE" || isRound(type, form.values.products)) && <Address form={form} />}
      <Contact form={form} />
      <TextField label={t("requests.form.cc")} {...form.field("cc")} />
      {project && (
        <CheckField
          label={t("requests.form.keep")}
          hint={t("requests.form.keep.hint")}
          {...form.check("keep")}
        />
      )}
    </>
  );
}

function Amounts({ form, type }: FormProps & { type: RequestType }) {
  const t = useT();
  const round = isRound(type, form.values.products);
  const together = round && form.values.together;
  return (
    <>
      {round && <CheckField label={t("requests.form.together")} {...form.check("together")} />}
      {round && (
        <CheckField label={t("requests.form.alternatives")} {...form.check("alternatives")} />
      )}
      <DateField
        label={t("requests.form.needed-by")}
        min={dayOf(new Date())}
        {...form.field("needed_by")}
      />
      {(form.values.products.length < 2 || together) && (
        <Amount form={form} name="quantity_required" label={t("requests.form.quantity")} />
      )}
      <Amount form={form} name="estimated_yearly_usage" label={t("requests.form.yearly")} />
    </>
  );
}

function Address({ form }: FormProps) {
  const t = useT();
  const language = useLanguage();
  return (
    <Fields legend={t("requests.form.address")}>
      <TextField
        autoComplete="street-address"
        label={t("requests.form.street")}
        {...form.field("shipping_address.street")}
      />
      <FieldsPair>
        <TextField
          autoComplete="postal-code"
          label={t("requests.form.postal-code")}
          {...form.field("shipping_address.postal_code")}
        />
        <TextField
          autoComplete="address-level2"
          label={t("requests.form.city")}
          {...form.field("shipping_address.city")}
        />
      </FieldsPair>
      <ChoiceField
        autoComplete="country"
        label={t("requests.form.country")}
        none={t("requests.form.choose")}
        choices={countryOptions(language)}
        {...form.field("shipping_address.country")}
      />
    </Fields>
  );
}

function Contact({ form }: FormProps) {
  const t = useT();
  return (
    <Fields legend={t("requests.form.contact")}>
      <ChoiceField
        label={t("requests.form.person-title")}
        none="–"
        choices={titles.map((value) => ({ value, label: value }))}
        {...form.field("contact.title")}
      />
      <TextField
        autoComplete="name"
        label={t("requests.form.full-name")}
        {...form.field("contact.full_name")}
      />
      <TextField
        autoComplete="organization"
        label={t("requests.form.company")}
        {...form.field("contact.company")}
      />
      <ChoiceField
        label={t("requests.form.department")}
        none={t("requests.form.choose")}
        choices={departments.map((value) => ({ value, label: words(t, "departments", value) }))}
        {...form.field("contact.department")}
      />
    </Fields>
  );
}
