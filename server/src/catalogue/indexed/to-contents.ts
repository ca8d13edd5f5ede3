import { intervalFault } from "@neroli/contract/catalogue/interval-faults.ts";
import type { Offering, Unit } from "@neroli/contract/enumerations/products.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { intervalFieldsOf } from "@neroli/contract/products/search-fields.ts";
import { type Tier, tierOfField } from "@neroli/contract/products/visibility.ts";
import type { IndexDocument } from "@neroli/search/index-types.ts";
import { familiesOf } from "./inci-families.ts";
import { plainInci, splitInci } from "./inci-names.ts";
import type { IndexedProduct } from "./indexed-rows.ts";

/**
 * What products are asked to contain. Beside the kinds that readers name: the families of INCI
 * names, which parts of the composition are known at all ("inci", "cas"), the supplier, and the
 * products that a formulation is made with.
 */
export const contentGroups = [
  "inci",
  "families",
  "cas",
  "claims",
  "countries",
  "certifications",
  "disclosed",
  "company",
  "made-with",
] as const;
type ContentGroup = (typeof contentGroups)[number];

type Contents = NonNullable<IndexDocument["contents"]>[number][];

const fieldsOfGroup: Partial<Record<ContentGroup, readonly ProductFieldKey[]>> = {
  cas: ["cas"],
  claims: ["performance_claims", "sustainability_claims", "free_from_claims"],
  countries: ["country_origin", "countries"],
  certifications: ["certifications"],
};

/** The contents of a product, each with the tier from which on it is seen. */
export function contentsOf(product: IndexedProduct): Contents {
  const { fields, visibility } = product;
  const contents: Contents = [{ group: "company", value: product.company_key, tier: 0 }];
  for (const [group, keys] of Object.entries(fieldsOfGroup)) {
    for (const key of keys) {
      const tier = tierOfField(key, visibility);
      for (const value of listOf(fields, key)) contents.push({ group, value, tier });
    }
  }
  if (fields.cas && fields.cas.length > 0) {
    contents.push({ group: "disclosed", value: "cas", tier: tierOfField("cas", visibility) });
  }
  if (fields.inci) {
    const tier = tierOfField("inci", visibility);
    addNames(contents, fields.inci, tier);
    contents.push({ group: "disclosed", value: "inci", tier });
  }
  addComposition(contents, product);
  addFormula(contents, product);
  return contents;
}

function listOf(fields: ProductFields, key: ProductFieldKey): string[] {
  const value = fields[key];
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}

/** A name with its families. The same few thousand names stand in all products. */
const known = new Map<string, { plain: string; families: readonly string[] }>();
const mostKnown = 50_000;

function nameOf(name: string) {
  const found = known.get(name);
  if (found) return found;
  if (known.size >= mostKnown) known.clear();
  const plain = plainInci(name);
  const made = { plain, families: familiesOf(plain) };
  known.set(name, made);
  return made;
}

function addNames(contents: Contents, text: string, tier: Tier): void {
  for (const name of splitInci(text)) {
    const { plain, families } = nameOf(name);
    if (plain !== "") contents.push({ group: "inci", value: plain, tier });
    for (const value of families) contents.push({ group: "families", value, tier });
  }
}

/** The parts of a blend, whether or not they are all of it. */
function addComposition(contents: Contents, { fields, visibility }: IndexedProduct): void {
  const tier = tierOfField("composition", visibility);
  for (const { inci, cas = [] } of fields.composition ?? []) {
    addNames(contents, inci, tier);
    for (const value of cas) contents.push({ group: "cas", value, tier });
  }
}

/**
 * The composition of a formulation: its ingredients by INCI name, and what the listed ones say
 * publicly of themselves. It is known when every one is; a trade name alone tells nothing.
 */
function addFormula(contents: Contents, { fields, visibility, linked }: IndexedProduct): void {
  const ingredients = (fields.phases ?? []).flatMap((phase) => phase.ingredients);
  if (ingredients.length === 0) return;
  const tier = tierOfField("phases", visibility);
  let names = true;
  let numbers = true;
  for (const { name, inci, product } of ingredients) {
    const listed = product === undefined ? undefined : linked?.[product];
    if (product !== undefined) contents.push({ group: "made-with", value: product, tier: 2 });
    const said = [inci, listed?.inci].filter((text) => text !== undefined && text !== "");
    for (const text of said.length > 0 ? said : [name]) addNames(contents, text ?? "", tier);
    for (const value of listed?.cas ?? []) contents.push({ group: "cas", value, tier });
    names &&= said.length > 0;
    numbers &&= (listed?.cas ?? []).length > 0;
  }
  if (names) contents.push({ group: "disclosed", value: "inci", tier });
  if (numbers) contents.push({ group: "disclosed", value: "cas", tier });
}

const intervalFields: Record<Offering, readonly ProductFieldKey[]> = {
  INGREDIENTS: intervalFieldsOf("INGREDIENTS"),
  FORMULATIONS: intervalFieldsOf("FORMULATIONS"),
  SERVICES: intervalFieldsOf("SERVICES"),
};

/** The numbers that a search is narrowed by, each with the tier from which on it is seen. */
export function intervalsOf({
  offering,
  fields,
  visibility,
}: IndexedProduct): NonNullable<IndexDocument["intervals"]> {
  const intervals: NonNullable<IndexDocument["intervals"]> = {};
  for (const key of intervalFields[offering]) {
    const ends = endsOf(fields[key]);
    if (ends !== null && isPossible(key, ends))
      intervals[key] = { ...ends, tier: tierOfField(key, visibility) };
  }
  return intervals;
}

const finite = (end: number) => (Number.isFinite(end) ? end : null);

/** What was stored before bounds were kept is nothing that a search can ask for. */
const isPossible = (key: ProductFieldKey, { min, max }: { min: number; max: number }): boolean =>
  intervalFault(key, { min: finite(min), max: finite(max) }) === null;

/** A number, {min?, max?} or a quantity, which is taken in kilograms. */
function endsOf(value: ProductFields[ProductFieldKey]): { min: number; max: number } | null {
  if (typeof value === "number") return { min: value, max: value };
  if (typeof value !== "object" || Array.isArray(value)) return null;
  if ("minor" in value) return null;
  if ("unit" in value) {
    const kilograms = value.value * inKilograms[value.unit];
    return { min: kilograms, max: kilograms };
  }
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = value;
  return min <= max && (Number.isFinite(min) || Number.isFinite(max)) ? { min, max } : null;
}

/** A litre counts as a kilogram: what is asked is how much one has to buy, about. */
const inKilograms: Readonly<Record<Unit, number>> = {
  mg: 0.000001,
  g: 0.001,
  kg: 1,
  oz: 0.0283495,
  lb: 0.453592,
  st: 6.35029,
  t: 1000,
  ml: 0.001,
  l: 1,
  m3: 1000,
  cup: 0.236588,
  "fl oz": 0.0295735,
};

/** The unit of quantities in searches, whatever the supplier wrote. */
export const quantityUnit = "kg";
