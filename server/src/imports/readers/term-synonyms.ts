import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import { plainWords } from "./same-words.ts";

/**
 * What inventories and catalogues call otherwise than Neroli's catalogue does: one meaning is one
 * value of a facet. null says nothing.
 */
const functions: Record<string, string | null> = {
  antifoaming: "Antifoaming agent",
  antioxidants: "Antioxidant",
  antiperspirant: "Antiperspirant active",
  bleaching: "Bleaching agent",
  chelating: "Chelating agent",
  cleansing: "Cleansing agent",
  colorant: "Colourant",
  "emulsion stabilising": "Emulsion stabiliser",
  exfoliating: "Exfoliant",
  "film forming": "Film former",
  foaming: "Foaming agent",
  "gel forming": "Gelling agent",
  "hair fixing": "Hair fixative",
  "nonionic surfactant": "Non-ionic surfactant",
  opacifying: "Opacifier",
  "oral care": "Oral care agent",
  pearlescent: "Pearlising agent",
  "ph adjusters": "pH adjuster",
  solubilizer: "Solubiliser",
  soothing: "Soothing agent",
  "not reported": null,
  others: null,
  other: null,
};

const applications: Record<string, string | null> = { others: null, other: null };

const synonyms: Partial<Record<ProductFieldKey, Record<string, string | null>>> = {
  functions,
  applications,
};

/** The catalogue's word; null when the given one says nothing; undefined when it is no synonym. */
export const synonymOf = (field: ProductFieldKey, given: string): string | null | undefined => {
  const words = synonyms[field];
  const plain = plainWords(given);
  return words && Object.hasOwn(words, plain) ? words[plain] : undefined;
};
