import { type ProductFieldKey, productField, productFieldKeys } from "../products/fields.ts";

type Registry = typeof import("../products/fields.ts").productFields;
/** A field whose values are terms of an open vocabulary. */
export type AttributeField = {
  [K in ProductFieldKey]: Registry[K]["type"] extends "term" ? K : never;
}[ProductFieldKey];

/** In the registry's order. An attribute is a term of one of these (glossary, field). */
export const attributeFields = productFieldKeys.filter(
  (key): key is AttributeField => productField(key).type === "term",
);

export const isAttributeField = (key: string): key is AttributeField =>
  attributeFields.some((field) => field === key);
