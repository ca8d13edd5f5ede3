import type { RequestStatus, RequestType, Side } from "@neroli/contract/requests/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found, notFound } from "../../kernel/errors.ts";
import { sideOf, visibleTo } from "../policy.ts";

/** What other rooms need to know of a request before they add to it: its ends, products and side. */
export interface RequestPlace {
  key: string;
  type: RequestType;
  status: RequestStatus;
  side: Side;
  company_key: string;
  buyer_key: string;
  buyer_company_key: string | null;
  created_at: Date;
}

/** The request of that type as this actor stands in it; not found for who may not see it. */
export async function getPlace(
  actor: SignedInActor,
  { request_key, type }: { request_key: string; type: RequestType },
): Promise<RequestPlace> {
  const row = found(
    await db()
      .selectFrom("requests")
      .where("requests.key", "=", request_key)
      .where(visibleTo(actor))
      .select(["key", "type", "status", "company_key", "buyer_key", "buyer_company_key"])
      .select("created_at")
      .executeTakeFirst(),
  );
  if (row.type !== type) throw notFound();
  return { ...row, side: found(sideOf(actor, row)) };
}

/** The products that a request names, in its order, whoever may see them. */
export const listRequestedProducts = async (request_key: string): Promise<string[]> => {
  const rows = await db()
    .selectFrom("request_products")
    .where("request_key", "=", request_key)
    .orderBy("position")
    .select("product_key")
    .execute();
  return rows.map(({ product_key }) => product_key);
};
