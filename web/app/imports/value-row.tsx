import { offerings, segments } from "@neroli/contract/enumerations/products.ts";
import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import { isProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import { useState } from "react";
import { countryName, countryOptions } from "../language/countries.ts";
import { type Translate, useLanguage, useT, words } from "../language/phrases.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { type GivenValue, isNewBeside, isToDecide, takenFor, type ValueField } from "./values.ts";

interface ValueRowProps {
  field: ValueField;
  value: GivenValue;
  decided: Mapping["values"][ValueField];
  disabled: boolean;
  onDecide: (taken: string | null) => void;
}

/** Values of the select that stand for: not decided, left out, and typed by hand. */
const special = { open: "?", nothing: "!", other: "…" } as const;

/** One word of the file, and what it is taken for. */
export function ValueRow({ field, value, decided, disabled, onDecide }: ValueRowProps) {
  const t = useT();
  const [typing, setTyping] = useState(false);
  const { given, rows } = value;
  const open = isToDecide(value, decided);
  const taken = takenFor(value, decided);
  const options = useOptions(field, value, open ? null : taken);
  // What is left so becomes a value of its own.
  const undecided = isNewBeside(value)
    ? t("imports.values.new", { given })
    : t("imports.values.choose");
  const shown = typing ? special.other : open ? special.open : (taken ?? special.nothing);
  return (
    <tr data-open={open}>
      <th scope="row">{given}</th>
      <td>{rows.toLocaleString()}</td>
      <td>
        <ChoiceField
          labelHidden
          label={t("imports.values.taken.of", { given })}
          disabled={disabled}
          value={shown}
          choices={[...(open ? [{ value: special.open, label: undecided }] : []), ...options]}
          onChange={({ currentTarget: { value: chosen } }) => {
            setTyping(chosen === special.other);
            if (chosen === special.other || chosen === special.open) return;
            onDecide(chosen === special.nothing ? null : chosen);
          }}
        />
        {typing && (
          <TextField
            labelHidden
            label={t("imports.values.other.label", { given })}
            defaultValue={taken ?? given}
            maxLength={200}
            onChange={({ currentTarget }) => {
              const typed = currentTarget.value.trim();
              if (typed) onDecide(typed);
            }}
          />
        )}
      </td>
    </tr>
  );
}

/** Similar values first, then all others, then what is always possible. */
function useOptions(field: ValueField, value: GivenValue, taken: string | null) {
  const t = useT();
  const language = useLanguage();
  const { given, suggestions, closed } = value;
  const option = (each: string) => ({
    value: each,
    label: valueWord({ t, language }, field, each),
  });
  const near = [...new Set([...(taken === null ? [] : [taken]), ...suggestions])];
  const others = valuesOf({ t, language }, field).filter((each) => !near.includes(each));
  const always = [
    ...(closed || near.includes(given)
      ? []
      : [{ value: given, label: t("imports.values.as-given", { given }) }]),
    { value: special.nothing, label: t("imports.values.leave-out") },
    ...(closed ? [] : [{ value: special.other, label: t("imports.values.other") }]),
  ];
  return [
    ...(near.length > 0
      ? [{ group: t("imports.values.suggested"), choices: near.map(option) }]
      : []),
    ...(others.length > 0 ? [{ group: t("imports.values.all"), choices: others.map(option) }] : []),
    ...always,
  ];
}

interface Reader {
  t: Translate;
  language: string;
}

/** Enumerations whose values have words, by the field that holds them. */
const vocabularies: Record<string, string> = {
  ingredient_category: "ingredient-categories",
  service_types: "service-types",
  origin: "origins",
  payment_terms: "payment-terms",
  regions: "regions",
  text_language: "text-languages",
  business_priority: "business-priorities",
  offering: "offerings",
  segment: "segments",
};

const typeOf = (field: string) => (isProductFieldKey(field) ? productField(field).type : null);

/** All values that a field may have, where they are a list; none for open vocabularies. */
function valuesOf({ language }: Reader, field: string): string[] {
  if (field === "offering") return [...offerings];
  if (field === "segment") return [...segments];
  if (!isProductFieldKey(field)) return [];
  const { type, values = [] } = productField(field);
  if (type === "country") return countryOptions(language).map(({ value }) => value);
  return type === "flag" ? ["true", "false"] : [...values];
}

/** What a value of a field is called. */
function valueWord({ t, language }: Reader, field: string, value: string): string {
  const vocabulary = vocabularies[field];
  if (vocabulary && valuesOf({ t, language }, field).includes(value)) {
    return words(t, vocabulary, value);
  }
  if (typeOf(field) === "country" && /^[A-Z]{2}$/.test(value)) return countryName(value, language);
  if (typeOf(field) === "flag" && (value === "true" || value === "false")) {
    return t(value === "true" ? "imports.values.yes" : "imports.values.no");
  }
  return value;
}
