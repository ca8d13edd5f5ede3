import type { Product } from "@neroli/contract/products/schema.ts";
import type { Actor } from "../../kernel/actor.ts";
import { findFields, findProducts } from "../queries/get-product.ts";
import { presentProduct, readableFields } from "./present-product.ts";

/** Those of the products that exist for this actor, as their pages show them, in the order of the keys. */
export async function readProducts(
  actor: Actor,
  keys: readonly string[],
): Promise<Omit<Product, "similar">[]> {
  const rows = await findProducts(actor, keys);
  return rows.map((row) => presentProduct(actor, row, []));
}

/** A product by what its fields tell this actor, in words of the actor's language. */
export interface ToldProduct {
  key: string;
  name: string;
  company_name: string;
  /** Not its phases: whether the products that they name exist for the actor is not asked. */
  fields: Omit<Product["fields"], "phases">;
}

/** What the fields of these products tell this actor, as their pages do; of those that exist for it. */
export async function readToldProducts(
  actor: Actor,
  keys: readonly string[],
): Promise<ToldProduct[]> {
  const rows = await findFields(actor, keys);
  return rows.map((row) => {
    const { phases: _, ...fields } = readableFields(actor, row).fields;
    const { key, company_name } = row;
    return { key, name: fields.name ?? row.name, company_name, fields };
  });
}
