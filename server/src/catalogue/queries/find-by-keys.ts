import type { ProductSummary } from "@neroli/contract/products/schema.ts";
import type { Actor } from "../../kernel/actor.ts";
import { existsFor } from "../policy.ts";
import { catalogue } from "../serving/catalogue.ts";
import { readSummary } from "./read-summary.ts";
import { shownThere } from "./within-portal.ts";

/** Those of the same that the portal shows on whose host this actor asks. */
export async function findShown(actor: Actor, keys: readonly string[]): Promise<ProductSummary[]> {
  const isShown = await shownThere(actor);
  return findByKeys(actor, keys).filter(({ key }) => {
    const entry = catalogue().products.get(key);
    return entry !== undefined && isShown(entry);
  });
}

/** Those of the products that are listed and exist for this actor, in the order of the keys. */
export const findByKeys = (actor: Actor, keys: readonly string[]): ProductSummary[] =>
  [...new Set(keys)].flatMap((key) => {
    const entry = catalogue().products.get(key);
    return entry && existsFor(actor, entry) ? [readSummary(actor, entry)] : [];
  });
