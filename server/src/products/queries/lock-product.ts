import type { ListingState, Offering, Segment } from "@neroli/contract/enumerations/products.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import type { FieldVisibilities } from "@neroli/contract/products/visibility.ts";
import type { Actor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found, notFound } from "../../kernel/errors.ts";
import { editedBy, may } from "../policy.ts";

interface ProductAddress {
  company_key: string;
  key: string;
}

/** A product as commands read it before they change it. */
export interface StoredProduct extends ProductAddress {
  offering: Offering;
  segment: Segment;
  fields: ProductFields;
  visibility: FieldVisibilities;
  version: number;
  state: ListingState;
  trashed_at: Date | null;
}

/**
 * The product, locked until the transaction ends, of a company whose products this actor edits;
 * those of others are not there for editing.
 */
export async function lockProduct(
  actor: Actor,
  { company_key, key }: ProductAddress,
): Promise<StoredProduct> {
  if (!may(actor, "edit", company_key)) throw notFound();
  const row = await db()
    .selectFrom("products")
    .where("key", "=", key)
    .where("company_key", "=", company_key)
    .select(["key", "company_key", "offering", "segment", "fields", "visibility"])
    .select(["version", "state", "trashed_at"])
    .forNoKeyUpdate()
    .executeTakeFirst();
  return toStored(found(row));
}

/** Those of the products that this actor edits, locked in the order of their keys. */
export async function lockProducts(
  actor: Actor,
  keys: readonly string[],
): Promise<Map<string, StoredProduct>> {
  const rows = await db()
    .selectFrom("products")
    .where("key", "in", [...keys])
    .where(editedBy(actor))
    .select(["key", "company_key", "offering", "segment", "fields", "visibility"])
    .select(["version", "state", "trashed_at"])
    .orderBy("key")
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.key, toStored(row)]));
}

const toStored = (
  row: {
    [K in keyof StoredProduct]: K extends "fields" | "visibility" | "offering" | "segment"
      ? unknown
      : StoredProduct[K];
  },
): StoredProduct => row as StoredProduct;
