import { origins } from "@neroli/contract/enumerations/products.ts";
import { api } from "../kernel/client.ts";
import type { PickedCompany } from "../kernel/company-picker.tsx";
import type { EntryForm } from "../kernel/forms/use-entry-form.ts";
import { Picker } from "../kernel/picker.tsx";
import { useT, words } from "../language/phrases.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import type { PolicyValues } from "./use-policy-form.ts";

interface ValueFieldProps {
  form: EntryForm<PolicyValues>;
}

/** What of its kind is wanted or not: chosen where there are few, written where there are many. */
export function ValueField({ form }: ValueFieldProps) {
  const t = useT();
  const { dimension } = form.values;
  const label = words(t, "policies.dimension", dimension);
  if (dimension === "SUPPLIER") return <SupplierField form={form} />;
  if (dimension === "ORIGIN") {
    return (
      <ChoiceField
        label={label}
        none={t("policies.origin.choose")}
        choices={origins.map((value) => ({ value, label: words(t, "origins", value) }))}
        {...form.field("origin")}
      />
    );
  }
  return (
    <TextField
      label={label}
      hint={t(`policies.value-hint.${dimension}`)}
      autoComplete="off"
      {...form.field("written")}
    />
  );
}

function SupplierField({ form }: ValueFieldProps) {
  const t = useT();
  return (
    <Picker
      required
      label={t("policies.dimension.SUPPLIER")}
      placeholder={t("policies.supplier.type")}
      data-path="supplier"
      value={form.values.supplier}
      error={form.errors.supplier}
      onChange={(supplier) => form.set({ supplier })}
      queryKey={["policies", "suppliers"]}
      find={findSuppliers}
      keyOf={({ key }) => key}
      nameOf={({ name }) => name}
      none={t("policies.supplier.none")}
    />
  );
}

/** Companies shown at a time (spec 9, company autocomplete). */
const size = "15";

async function findSuppliers(query: string, signal: AbortSignal): Promise<PickedCompany[]> {
  const { content } = await api("GET /search/suppliers", {
    query: { query, size, ...(!query && { sort: "name" }) },
    signal,
  });
  return content.map(({ key, name }) => ({ key, name }));
}
