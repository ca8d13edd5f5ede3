import type { Alternative } from "@neroli/contract/products/alternatives.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { type Reading, valueTexts } from "@neroli/contract/products/value-text.ts";
import { plainInci, splitInci, writtenInci } from "../indexed/inci-names.ts";

/**
 * What counts how much. Of each field that the product has, the share of what both say in what
 * either says (Jaccard), times the field's weight; the sum in per cent of all that could be reached.
 * Functions count most after the substance itself: what is sought is something else that does the same.
 */
const weights = {
  substance: 4,
  functions: 3,
  service_types: 4,
  applications: 2,
  performance_claims: 1.5,
  biological_target: 1,
  food_categories: 1,
  flavor_family: 1,
  regions: 1,
  origin: 0.5,
  ingredient_category: 0.5,
  free_from_claims: 0.5,
  sustainability_claims: 0.5,
  certifications: 0.5,
} as const satisfies Partial<Record<ProductFieldKey | "substance", number>>;
type WeighedField = keyof typeof weights;
const weighed = Object.keys(weights) as WeighedField[];

/** Told where they differ, and of no weight: amounts and places do not say what a product does. */
const toldOnly = [
  "usage_level",
  "ph_stability_range",
  "preservative",
  "in_stock",
  "minimum_order_quantity",
  "shelf_life",
  "country_origin",
] as const satisfies readonly ProductFieldKey[];

/** One of these they must have in common: a claim alone makes no alternative. */
const purposes: readonly WeighedField[] = [
  "substance",
  "functions",
  "service_types",
  "applications",
];

/** 0 to 100; 0 for what has no purpose in common. */
export function scoreOf(mine: ProductFields, theirs: ProductFields): number {
  let reached = 0;
  let reachable = 0;
  let purpose = false;
  for (const key of weighed) {
    const own = keysOf(key, mine);
    if (own.size === 0) continue;
    const shared = alike(own, keysOf(key, theirs));
    reachable += weights[key];
    reached += weights[key] * shared;
    purpose ||= shared > 0 && purposes.includes(key);
  }
  return purpose ? Math.round((100 * reached) / reachable) : 0;
}

function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((each) => b.has(each)).length;
  return both === 0 ? 0 : both / (a.size + b.size - both);
}

/** A substance is known by its INCI name, and by its CAS number where it has none. */
function keysOf(key: WeighedField, fields: ProductFields): Set<string> {
  if (key === "substance") {
    const components = componentsOf(fields);
    return new Set(components.length > 0 ? components : (fields.cas ?? []));
  }
  const value = fields[key] ?? [];
  return new Set((Array.isArray(value) ? value : [value]).map((each) => each.toLowerCase()));
}

const componentsOf = ({ inci = "" }: ProductFields): string[] => [
  ...new Set(splitInci(inci).map(plainInci)),
];

type AlternativeReasons = Pick<Alternative, "same" | "differs">;

interface Pair {
  mine: ProductFields;
  theirs: ProductFields;
}

/** The values that both have, and those of one alone; fields that one leaves open are left out. */
export function tellApart({ mine, theirs }: Pair, reading: Reading): AlternativeReasons {
  const same: AlternativeReasons["same"] = [];
  const differs: AlternativeReasons["differs"] = [];
  for (const field of [...weighed, ...toldOnly]) {
    const key = field === "substance" ? "inci" : field;
    const own = textsOf(key, mine, reading);
    const other = textsOf(key, theirs, reading);
    if (own.size === 0 || other.size === 0) continue;
    const values = [...own].filter((text) => other.has(text));
    const onlyMine = [...own].filter((text) => !other.has(text));
    const onlyTheirs = [...other].filter((text) => !own.has(text));
    if (values.length > 0) same.push({ field: key, values });
    if (onlyMine.length + onlyTheirs.length > 0) {
      differs.push({ field: key, mine: onlyMine, theirs: onlyTheirs });
    }
  }
  return { same, differs };
}

const textsOf = (key: ProductFieldKey, fields: ProductFields, reading: Reading): Set<string> =>
  new Set(
    key === "inci" ? componentsOf(fields).map(writtenInci) : valueTexts(key, fields, reading),
  );
