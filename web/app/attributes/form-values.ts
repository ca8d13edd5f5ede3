import type { AttributeField } from "@neroli/contract/attributes/fields.ts";
import type { Attribute } from "@neroli/contract/attributes/schema.ts";

export interface AttributeValues {
  field: AttributeField;
  term: string;
  names: Attribute["names"];
  description: string;
  /** One a line. */
  synonyms: string;
}

const none: Attribute["names"] = { de: "", it: "", fr: "", es: "" };

/** What the form begins with: a term that is defined, one that is carried only, or nothing. */
export const valuesOf = (attribute: Attribute | null): AttributeValues => ({
  field: attribute?.field ?? "functions",
  term: attribute?.term ?? "",
  names: attribute?.names ?? none,
  description: attribute?.description ?? "",
  synonyms: attribute?.synonyms.join("\n") ?? "",
});

/** As the API takes it. */
export const toBody = ({ term, names, description, synonyms }: Omit<AttributeValues, "field">) => ({
  term,
  names,
  description,
  synonyms: synonyms
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== ""),
});
