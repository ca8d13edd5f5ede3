import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { sideOf, visibleTo } from "../policy.ts";

/** What a DOCUMENT request is about, and the reader's side; not found for who may not see it. */
export async function findAskedDocuments(actor: SignedInActor, requestKey: string) {
  const row = found(await selectAsked(requestKey).where(visibleTo(actor)).executeTakeFirst());
  const products = await db()
    .selectFrom("request_products")
    .where("request_key", "=", requestKey)
    .orderBy("position")
    .select("product_key")
    .execute();
  return {
    ...row,
    side: found(sideOf(actor, row)),
    products: products.map(({ product_key }) => product_key),
  };
}

const selectAsked = (requestKey: string) =>
  db()
    .selectFrom("requests")
    .where("requests.key", "=", requestKey)
    .where("requests.type", "=", "DOCUMENT")
    .select(["key", "company_key", "buyer_key", "buyer_company_key", "document_types"])
    .select(["status", "resolution"]);
