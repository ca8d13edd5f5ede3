import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { Tier } from "@neroli/contract/products/visibility.ts";
import type { IndexDocument } from "@neroli/search/index-types.ts";
import { otherNames } from "../../synonyms/queries/synonym-book.ts";

type Values = IndexDocument["values"];

const naming: ReadonlySet<string> = new Set<ProductFieldKey>([
  "name",
  "trade_name",
  "general_food_name",
  "inci",
  "inn",
  "ph_eur_name",
]);

/** Components are told in one long value, which no query is the whole of: blends come behind. */
const between = " / ";

/**
 * What a product is called otherwise, by what its values call it; each name is as secret as the
 * value that it comes from. `other_names` are of its name, `synonyms` of the substance that it is,
 * `function_names` of what it is for; those of components stand beside them.
 */
export function withOtherNames(values: Values): Values {
  const more: { field: string; text: string; tier: Tier }[] = [];
  const components = new Map<Tier, string[]>();
  for (const { field, text, tier } of values) {
    const names = naming.has(field);
    if (!names && field !== "functions" && field !== "phases") continue;
    const others = otherNames(text);
    const isComponent = field === "phases";
    const told = [...others.components, ...(isComponent ? others.whole : [])];
    if (told.length > 0) components.set(tier, [...(components.get(tier) ?? []), ...told]);
    if (isComponent) continue;
    const as = field === "name" ? "other_names" : names ? "synonyms" : "function_names";
    for (const other of others.whole) {
      if (!more.some((one) => one.text === other && one.tier <= tier)) {
        more.push({ field: as, text: other, tier });
      }
    }
  }
  for (const [tier, texts] of components) {
    more.push({ field: "phases", text: [...new Set(texts)].join(between), tier });
  }
  return more.length === 0 ? values : [...values, ...more];
}
