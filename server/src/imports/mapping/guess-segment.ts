import { type Offering, type Segment, segmentsOf } from "@neroli/contract/enumerations/products.ts";
import type { ImportTarget, MappedColumn } from "@neroli/contract/imports/mapping.ts";
import { plainWords } from "../readers/same-words.ts";
import { textOf } from "../sources/layout.ts";
import type { ColumnValues } from "./column-values.ts";

/** Fields that nothing but food has. */
const ofFood: ReadonlySet<ImportTarget> = new Set([
  "flavis",
  "e_number",
  "fema",
  "jecfa",
  "coe",
  "food_categories",
  "general_food_name",
]);

/** Columns whose words say what products are for, beside those that nobody knows. */
const telling: ReadonlySet<ImportTarget> = new Set([
  "name",
  "functions",
  "applications",
  "description",
  "tagline",
  "flavor",
  "flavor_family",
]);

/** Beginnings of words, plain, in five languages. */
const words: Record<Exclude<Segment, "PERSONALCARE">, string> = {
  FOOD: "flavour|flavor|aroma|arome|sweeten|sussungs|edulcor|dolcific|food|lebensmittel|aliment|beverage|getrank|bevand|boisson|bebida|bakery|backware|dairy|milchprodukt|confection|susswaren|drink|snack|meat|fleisch|carne|viande|soup|sauce|taste|geschmack|sapor|saveur|sabor",
  HOMECARE:
    "laundry|wasch|lavander|lessive|detergen|dishwash|geschirr|vaisselle|household|haushalt|casaling|menager|limpiador|cleaner|fabric|textil|descal|entkalk|toilet|floor|surface cleaner",
};
const care =
  "skin|haut|pelle|peau|piel|hair|haar|capell|cheveu|cabello|cosmetic|kosmetik|cosmetiq|shampoo|lotion|emollient|sunscreen|make up|makeup|lipstick|deodorant";

const beginning = (list: string) => new RegExp(`(?<![a-z])(?:${list})`);
const patterns = {
  FOOD: beginning(words.FOOD),
  HOMECARE: beginning(words.HOMECARE),
  PERSONALCARE: beginning(care),
} satisfies Record<Segment, RegExp>;

/** Fewer of the rows say nothing about all of them. */
const leastShare = 0.25;

/**
 * The segment that rows are likely to be of: that of fields which no other has, else the one that
 * most of the rows speak of. Lists of INCI names are personal care's.
 */
export function guessSegment(
  offering: Offering,
  mapped: readonly MappedColumn[],
  columns: readonly ColumnValues[],
): Segment {
  const allowed: readonly Segment[] = segmentsOf[offering];
  const fields = mapped.flatMap(({ field }) => field ?? []);
  if (fields.some((field) => ofFood.has(field)) && allowed.includes("FOOD")) return "FOOD";
  const told = mapped.filter(({ field }) => field === null || telling.has(field));
  const texts = told.flatMap(
    ({ column }) => columns.find(({ name }) => name === column)?.values ?? [],
  );
  const rows = columns[0]?.values.length ?? 0;
  const count = (segment: Segment) =>
    texts.filter((text) => patterns[segment].test(plainWords(textOf(text)))).length;
  const inci = fields.includes("inci") ? rows : 0;
  const [likeliest] = (["FOOD", "HOMECARE"] as const)
    .filter((segment) => allowed.includes(segment))
    .map((segment) => ({ segment, times: count(segment) }))
    .toSorted((a, b) => b.times - a.times);
  const other = count("PERSONALCARE") + inci;
  if (!likeliest || likeliest.times <= other || likeliest.times < leastShare * rows) {
    return "PERSONALCARE";
  }
  return likeliest.segment;
}
