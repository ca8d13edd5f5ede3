import {
  productFacets,
  productIntervals,
  supplierFacets,
} from "@neroli/contract/catalogue/facets.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { languages } from "@neroli/contract/kernel/language.ts";
import { fieldsFor, type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import type { IndexSchema } from "@neroli/search/index-types.ts";
import { idleWords } from "./idle-words.ts";
import { contentGroups } from "./to-contents.ts";

type SearchedFields = IndexSchema["fields"];

/** Below half of the name's weight a field describes a product and does not name it. */
const heaviestDescription = 1.5;
const identifierWeight = 5;
/** Numbers of the parts of a blend: the pure substance comes before it. */
const partWeight = 2;

const suggested: ReadonlySet<ProductFieldKey> = new Set([
  "name",
  "trade_name",
  "general_food_name",
  "inci",
  "functions",
]);

function searchedField(key: ProductFieldKey): SearchedFields {
  const { search, group } = productField(key);
  if (!search) return {};
  if (search.kind === "identifier") {
    return { [key]: { kind: "identifier", weight: identifierWeight, suggest: true } };
  }
  const weight =
    group === "identity" ? search.weight : Math.min(search.weight, heaviestDescription);
  return { [key]: { kind: "text", weight, suggest: suggested.has(key) } };
}

/**
 * Beside the registry's fields, and in place of its other names, which it shares with those that the
 * synonyms know: the supplier's name, the components of a formula or a blend, and what all of
 * them are called otherwise (other-names.ts).
 */
const besideFields: SearchedFields = {
  company: { kind: "text", weight: 0.5 },
  phases: { kind: "text", weight: 1 },
  other_names: { kind: "text", weight: 1, suggest: true, renames: true },
  synonyms: { kind: "text", weight: 0.8, suggest: true },
  wider_names: { kind: "text", weight: 0.8, suggest: true, widens: true },
  plant_names: { kind: "text", weight: 0.8 },
  see_also: { kind: "text", weight: 0.1 },
  parts_cas: { kind: "identifier", weight: partWeight, suggest: true },
  parts_ec: { kind: "identifier", weight: partWeight, suggest: true },
  function_names: { kind: "text", weight: 0.8, suggest: true },
};

/** The index of an offering's products. Facets of other offerings are there, without values. */
export const productSchema = (offering: Offering): IndexSchema => ({
  fields: Object.assign({}, ...fieldsFor(offering).map(searchedField), besideFields),
  languages,
  idle: idleWords,
  facets: productFacets,
  contents: contentGroups,
  intervals: productIntervals,
  sorts: { name: "text", company: "text", created: "number" },
});

export const supplierSchema: IndexSchema = {
  fields: {
    name: { kind: "text", weight: 4, suggest: true },
    formerly_known_as: { kind: "text", weight: 3 },
    tagline: { kind: "text", weight: 1.5 },
    description: { kind: "text", weight: 1 },
  },
  facets: supplierFacets,
  sorts: { name: "text", created: "number" },
};
