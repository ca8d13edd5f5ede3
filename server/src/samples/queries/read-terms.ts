import type { SampleTerms } from "@neroli/contract/samples/schema.ts";
import type { Actor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { readProducts } from "../../products/present/read-products.ts";
import { publishedProducts } from "../../published/products.ts";
import { listRequestedProducts } from "../../requests/queries/get-place.ts";
import { findAccount } from "../../users/queries.ts";

/** What products say of their samples as far as this reader may read it, in the order of the keys. */
export async function readTerms(actor: Actor, keys: readonly string[]): Promise<SampleTerms[]> {
  const products = await readProducts(actor, keys);
  return products.map(({ key, name, fields }) => ({
    product: key,
    name,
    price: fields.sample_unit_price ?? null,
    price_note: fields.sample_price_note ?? null,
    size: fields.sample_size ?? null,
  }));
}

/** The terms of a request's products as its buyer reads them; of one that is gone its name alone. */
export async function readTermsOf(request: {
  key: string;
  buyer_key: string;
}): Promise<SampleTerms[]> {
  const keys = await listRequestedProducts(request.key);
  if (keys.length === 0) return [];
  const buyer = await findAccount(request.buyer_key, "en");
  const read = buyer ? await readTerms(buyer.actor, keys) : [];
  const names = await db()
    .selectFrom(publishedProducts())
    .where("key", "in", keys)
    .select(["key", "name"])
    .execute();
  return names
    .map(
      ({ key: product, name }) =>
        read.find((each) => each.product === product) ?? {
          product,
          name,
          price: null,
          price_note: null,
          size: null,
        },
    )
    .sort((a, b) => keys.indexOf(a.product) - keys.indexOf(b.product));
}
