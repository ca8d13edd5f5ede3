import type { Comparison } from "@neroli/contract/comparison/schema.ts";
import type { Actor } from "../../kernel/actor.ts";
import { readProducts } from "../../products/present/read-products.ts";

/**
 * Products side by side, each as this actor may see it. What does not exist for the actor has no
 * name here; products of another offering than the first have other fields and stand apart.
 */
export async function readComparison(actor: Actor, keys: readonly string[]): Promise<Comparison> {
  const asked = [...new Set(keys)];
  const products = await readProducts(actor, asked);
  const offering = products[0]?.offering ?? null;
  const there = new Set(products.map(({ key }) => key));
  return {
    offering,
    products: products.filter((product) => product.offering === offering),
    others: products
      .filter((product) => product.offering !== offering)
      .map(({ key, name, offering }) => ({ key, name, offering })),
    unavailable: asked.filter((key) => !there.has(key)),
  };
}
