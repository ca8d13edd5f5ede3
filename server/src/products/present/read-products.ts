import type { Product } from "@neroli/contract/products/schema.ts";
import type { Actor } from "../../kernel/actor.ts";
import { findProducts } from "../queries/get-product.ts";
import { presentProduct } from "./present-product.ts";

/** Those of the products that exist for this actor, as their pages show them, in the order of the keys. */
export async function readProducts(
  actor: Actor,
  keys: readonly string[],
): Promise<Omit<Product, "similar">[]> {
  const rows = await findProducts(actor, keys);
  return rows.map((row) => presentProduct(actor, row, []));
}
