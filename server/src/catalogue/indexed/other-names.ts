import { isProductFieldKey, type ProductFieldKey } from "@neroli/contract/products/fields.ts";
import { type Tier, tierOfField } from "@neroli/contract/products/visibility.ts";
import type { IndexDocument } from "@neroli/search/index-types.ts";
import { otherNames } from "../../synonyms/queries/synonym-book.ts";

import { knownLikely } from "../meaning/known-purposes.ts";
import type { IndexedProduct } from "./indexed-rows.ts";

type Values = IndexDocument["values"];

const naming: ReadonlySet<string> = new Set<ProductFieldKey>([
  "name",
  "trade_name",
  "general_food_name",
  "inci",
  "inn",
  "ph_eur_name",
  "other_names",
]);

/** Whether the values of a field are what synonyms speak of. */
export const namesSomething = (field: string): boolean =>
  naming.has(field) || field === "functions";

/** From here on a product is taken for what it does not say it is for, and of the likeliest so many. */
const likelyEnough = 0.5;
const mostLikely = 3;

/**
 * What an ingredient that names no function is likely for, and what that is called otherwise: it is
 * found by it behind all that say so. Learnt and told of what every visitor sees.
 */
export function likelyValues({ offering, segment, fields, visibility }: IndexedProduct): Values {
  if (offering !== "INGREDIENTS" || fields.functions) return [];
  const open = Object.entries(fields).filter(
    ([field]) => isProductFieldKey(field) && tierOfField(field, visibility) === 0,
  );
  return knownLikely(segment, Object.fromEntries(open))
    .filter(({ likelihood }) => likelihood >= likelyEnough)
    .slice(0, mostLikely)
    .flatMap(({ term }) => [term, ...otherNames(term).whole])
    .map((text) => ({ field: "see_also", text, tier: 0 }));
}

/** Components are told in one long value, which no query is the whole of: blends come behind. */
const between = " / ";

/**
 * What a product is called otherwise, by what its values call it; each name is as secret as the
 * value that it comes from. `other_names` are of its name, `synonyms` of the substance that it is,
 * `wider_names` of more than it, `plant_names` of what it begins with, `function_names` of what it is for; those of components stand
 * beside them. By those of `see_also` it is found behind what is called so.
 */
export function withOtherNames(values: Values): Values {
  const more: { field: string; text: string; tier: Tier }[] = [];
  const components = new Map<Tier, string[]>();
  for (const { field, text, tier } of values) {
    const names = naming.has(field);
    if (!names && field !== "functions" && field !== "phases") continue;
    const others = otherNames(text);
    const isComponent = field === "phases";
    const parts = [
      ...others.components,
      ...(isComponent ? [...others.whole, ...others.wider] : []),
    ];
    if (parts.length > 0) components.set(tier, [...(components.get(tier) ?? []), ...parts]);
    if (isComponent) continue;
    const as = field === "name" ? "other_names" : names ? "synonyms" : "function_names";
    const told = (field: string, text: string) => {
      const isTold = more.some((one) => one.text === text && one.tier <= tier);
      if (!isTold) more.push({ field, text, tier });
    };
    for (const other of others.whole) told(as, other);
    for (const other of others.wider) told("wider_names", other);
    for (const other of others.begun) told("plant_names", other);
    for (const other of others.seeAlso) told("see_also", other);
  }
  for (const [tier, texts] of components) {
    more.push({ field: "phases", text: [...new Set(texts)].join(between), tier });
  }
  return more.length === 0 ? values : [...values, ...more];
}
