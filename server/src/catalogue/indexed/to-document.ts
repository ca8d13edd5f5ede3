import { commonFacets } from "@neroli/contract/catalogue/facets.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { fieldsFor, type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import { facetFieldsOf } from "@neroli/contract/products/search-fields.ts";
import { isTranslated, readTextKey, type TextKey } from "@neroli/contract/products/text-keys.ts";
import { type Tier, tierOfField } from "@neroli/contract/products/visibility.ts";
import type { IndexDocument } from "@neroli/search/index-types.ts";
import { splitInci } from "./inci-names.ts";
import type { IndexedCompany, IndexedProduct } from "./indexed-rows.ts";
import { likelyValues, withOtherNames } from "./other-names.ts";
import { contentsOf, intervalsOf } from "./to-contents.ts";

const searchedFields = byOffering((offering) =>
  fieldsFor(offering).filter((key) => productField(key).search !== undefined),
);
const facetFields = byOffering(facetFieldsOf);

function byOffering<T>(of: (offering: Offering) => T): Record<Offering, T> {
  return {
    INGREDIENTS: of("INGREDIENTS"),
    FORMULATIONS: of("FORMULATIONS"),
    SERVICES: of("SERVICES"),
  };
}

/** A product as the index reads it: every value with the tier from which on it is seen. */
export function toDocument(product: IndexedProduct, company: IndexedCompany): IndexDocument {
  return {
    key: product.key,
    company: company.key,
    hidden_from: company.excluded_types,
    unseen: !company.shown,
    rank: rankOf(product),
    values: [...withOtherNames(valuesOf(product, company)), ...likelyValues(product)],
    facets: facetsOf(product, company),
    contents: contentsOf(product),
    intervals: intervalsOf(product),
    sorts: {
      name: { value: product.name, tier: 0 },
      company: { value: company.name, tier: 0 },
      created: { value: product.created_at.getTime(), tier: 0 },
    },
  };
}

/** Among equally relevant products those that say more of themselves. */
const rankOf = (product: IndexedProduct): number =>
  (product.image === null ? 0 : 2) + (product.document_types.length > 0 ? 1 : 0);

function valuesOf(product: IndexedProduct, company: IndexedCompany): IndexDocument["values"] {
  const { fields, visibility, offering } = product;
  const values: IndexDocument["values"][number][] = [
    { field: "name", text: product.name, tier: 0 as Tier, ...inOwn(fields, "name") },
    { field: "company", text: company.name, tier: 0 as Tier },
  ];
  for (const field of searchedFields[offering]) {
    if (field === "name") continue;
    const tier = tierOfField(field, visibility);
    const numbered = (field === "cas" || field === "ec") && isBlend(product, tier);
    for (const text of textsOf(fields, field)) {
      // A trade name that is the name is not said twice: it would weigh twice.
      if (field !== "trade_name" || text !== product.name) {
        const named = numbered ? `parts_${field}` : field;
        values.push({ field: named, text, tier, ...inOwn(fields, field) });
      }
    }
  }
  values.push(...translationsOf(product));
  const tier = tierOfField("phases", visibility);
  for (const text of componentsOf(fields)) values.push({ field: "phases", text, tier });
  const partsTier = tierOfField("composition", visibility);
  for (const text of partsOf(fields)) values.push({ field: "phases", text, tier: partsTier });
  return values;
}

/** Whether a product is made of several substances, as far as everybody knows who reads this tier. */
function isBlend({ fields, visibility }: IndexedProduct, tier: Tier): boolean {
  const { inci, composition = [] } = fields;
  const several = inci !== undefined && splitInci(inci).length > 1;
  return (
    (several && tierOfField("inci", visibility) <= tier) ||
    (composition.length > 1 && tierOfField("composition", visibility) <= tier)
  );
}

/** English is what everybody may write: its values are in no language. */
const named = (language: Language) => (language === "en" ? {} : { language });

const inOwn = ({ text_language = "en" }: IndexedProduct["fields"], field: ProductFieldKey) =>
  isTranslated(field) ? named(text_language) : {};

/** What searched prose says in further languages, as open as the field is. */
function translationsOf({ fields, visibility }: IndexedProduct): IndexDocument["values"] {
  const values: IndexDocument["values"][number][] = [];
  for (const key in fields) {
    // Most products have none, and a million of them are asked.
    const text = key.includes("@") ? readTextKey(key) : null;
    if (text === null || !productField(text.field).search) continue;
    const said = fields[key as TextKey];
    const tier = tierOfField(text.field, visibility);
    for (const one of Array.isArray(said) ? said : [said]) {
      values.push({ field: text.field, text: String(one), tier, ...named(text.language) });
    }
  }
  return values;
}

/** The texts of a formula: its ingredients by name, INCI and function. */
const componentsOf = ({ phases = [] }: IndexedProduct["fields"]): string[] =>
  phases.flatMap(({ ingredients }) =>
    ingredients.flatMap(({ name, inci, function: purpose }) =>
      [name, inci, purpose].filter((text) => text !== undefined && text !== ""),
    ),
  ) as string[];

/** The parts of a blend in one long value, which no query is the whole of: it comes behind them. */
const partsOf = ({ composition = [] }: IndexedProduct["fields"]): string[] =>
  composition.length > 0 ? [composition.map(({ inci }) => inci).join(" / ")] : [];

function textsOf(fields: IndexedProduct["fields"], key: ProductFieldKey): string[] {
  const value = fields[key];
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}

function facetsOf(product: IndexedProduct, company: IndexedCompany): IndexDocument["facets"] {
  const { fields, visibility, offering } = product;
  const common: Record<(typeof commonFacets)[number], readonly string[]> = {
    segment: [product.segment],
    company: [company.key],
    documents: product.document_types,
  };
  return [
    ...commonFacets.flatMap((group) =>
      common[group].map((value) => ({ group, value, tier: 0 as Tier })),
    ),
    ...facetFields[offering].flatMap((group) => {
      const tier = tierOfField(group, visibility);
      return textsOf(fields, group).map((value) => ({ group, value, tier }));
    }),
  ];
}
