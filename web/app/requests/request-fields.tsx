import {
  Checkbox,
  Fieldset,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { units } from "@neroli/contract/enumerations/products.ts";
import { departments, titles } from "@neroli/contract/enumerations/users.ts";
import type { OpenRequest } from "../kernel/request-dialog.tsx";
import { countryOptions } from "../language/countries.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { AskedProducts } from "./asked-products.tsx";
import { askableTypes, type FormValues } from "./form-values.ts";

interface Props {
  form: UseFormReturnType<FormValues>;
  asked: OpenRequest;
  products: OpenRequest["products"];
  onProducts: (products: OpenRequest["products"]) => void;
}
type Form = { form: UseFormReturnType<FormValues> };

/** The fields of section 3; a kind of request asks only for what it needs. */
export function RequestFields({ form, asked, products, onProducts }: Props) {
  const t = useT();
  const { type } = asked;
  return (
    <>
      <AskedProducts products={products} company={asked.company?.name} onChange={onProducts} />
      {type === "DOCUMENT" && <Documents form={form} />}
      <Textarea
        label={t("requests.form.message")}
        description={t("requests.form.message.hint")}
        required={type === "CONTACT"}
        autosize
        minRows={3}
        maxLength={5_000}
        key={form.key("message")}
        {...form.getInputProps("message")}
      />
      {type !== "CONTACT" && type !== "DOCUMENT" && <Amounts form={form} type={type} />}
      {type === "SAMPLE" && <Address form={form} />}
      <Contact form={form} />
      <TextInput label={t("requests.form.cc")} {...form.getInputProps("cc")} />
    </>
  );
}

function Documents({ form }: Form) {
  const t = useT();
  return (
    <Checkbox.Group label={t("requests.form.documents")} {...form.getInputProps("document_types")}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} mt="xs" spacing={6}>
        {askableTypes.map((type) => (
          <Checkbox key={type} value={type} label={words(t, "document-types", type)} />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  );
}

function Amounts({ form, type }: Form & { type: OpenRequest["type"] }) {
  const t = useT();
  return (
    <Stack gap="sm">
      <TextInput
        type="date"
        label={t("requests.form.needed-by")}
        {...form.getInputProps("needed_by")}
      />
      <Amount
        form={form}
        name="quantity"
        label={t("requests.form.quantity")}
        required={type === "QUOTE"}
      />
      <Amount form={form} name="yearly" label={t("requests.form.yearly")} />
    </Stack>
  );
}

/** A number with its unit. */
function Amount(props: Form & { name: "quantity" | "yearly"; label: string; required?: boolean }) {
  const t = useT();
  const { form, name, label, required = false } = props;
  return (
    <Group grow align="flex-start">
      <TextInput
        inputMode="decimal"
        required={required}
        label={label}
        {...form.getInputProps(name)}
      />
      <NativeSelect
        label={t("requests.form.unit")}
        data={units}
        {...form.getInputProps(`${name}_unit`)}
      />
    </Group>
  );
}

function Address({ form }: Form) {
  const t = useT();
  const language = useLanguage();
  return (
    <Fieldset legend={t("requests.form.address")}>
      <Stack gap="sm">
        <TextInput
          required
          autoComplete="street-address"
          label={t("requests.form.street")}
          {...form.getInputProps("street")}
        />
        <Group grow align="flex-start">
          <TextInput
            required
            autoComplete="postal-code"
            label={t("requests.form.postal-code")}
            {...form.getInputProps("postal_code")}
          />
          <TextInput
            required
            autoComplete="address-level2"
            label={t("requests.form.city")}
            {...form.getInputProps("city")}
          />
        </Group>
        <NativeSelect
          required
          autoComplete="country"
          label={t("requests.form.country")}
          data={[{ value: "", label: t("requests.form.choose") }, ...countryOptions(language)]}
          {...form.getInputProps("country")}
        />
      </Stack>
    </Fieldset>
  );
}

function Contact({ form }: Form) {
  const t = useT();
  return (
    <Fieldset legend={t("requests.form.contact")}>
      <Stack gap="sm">
        <NativeSelect
          label={t("requests.form.person-title")}
          data={[{ value: "", label: "–" }, ...titles]}
          {...form.getInputProps("title")}
        />
        <TextInput
          required
          autoComplete="name"
          label={t("requests.form.full-name")}
          {...form.getInputProps("full_name")}
        />
        <TextInput
          required
          autoComplete="organization"
          label={t("requests.form.company")}
          {...form.getInputProps("company")}
        />
        <NativeSelect
          required
          label={t("requests.form.department")}
          data={[
            { value: "", label: t("requests.form.choose") },
            ...departments.map((value) => ({ value, label: words(t, "departments", value) })),
          ]}
          {...form.getInputProps("department")}
        />
      </Stack>
    </Fieldset>
  );
}
