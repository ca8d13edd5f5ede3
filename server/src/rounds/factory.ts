import type { Selectable } from "kysely";
import type { DB } from "../../db/types.ts";
import { db } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";
import { createProduct } from "../products/factory.ts";
import { createRequest } from "../requests/factory.ts";
import { createUser } from "../users/factory.ts";

type Round = Selectable<DB["rounds"]> & {
  /** Keys of its requests, in the order of the products. */
  requests: string[];
};

/** One need of 250 kg, asked of the suppliers of these products; of two of its own making else. */
export async function createRound(
  given: { buyer_key?: string; products?: { key: string; company_key: string }[] } = {},
): Promise<Round> {
  const buyer = given.buyer_key
    ? await db()
        .selectFrom("users")
        .where("key", "=", given.buyer_key)
        .selectAll()
        .executeTakeFirstOrThrow()
    : await createUser();
  const products = given.products ?? [await createProduct(), await createProduct()];
  const batch = randomKey();
  const requests: string[] = [];
  for (const product of products) {
    const request = await createRequest({
      ...{ type: "QUOTE", batch, buyer_key: buyer.key, company_key: product.company_key },
      products: [],
    });
    const asked = { request_key: request.key, product_key: product.key, position: 0 };
    await db()
      .insertInto("request_products")
      .values({ ...asked, line: 0, quantity: JSON.stringify({ value: 250, unit: "kg" }) })
      .execute();
    await db()
      .insertInto("request_lines")
      .values({
        ...{ ...asked, line_key: "line-1", name: "Squalane" },
        quantity: JSON.stringify({ value: "250", unit: "kg" }),
      })
      .execute();
    requests.push(request.key);
  }
  const round = await db()
    .insertInto("rounds")
    .values({ key: batch, buyer_key: buyer.key, buyer_company_key: buyer.company_key })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...round, requests };
}
