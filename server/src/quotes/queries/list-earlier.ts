import type { EarlierQuote } from "@neroli/contract/quotes/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { getEnds } from "../../requests/queries/get-ends.ts";
import { listReceived } from "../../requests/queries/list-received.ts";
import { readsOwn } from "../policy.ts";
import { unchanged } from "./unchanged.ts";

const most = 20;

/** What the supplier of this request has quoted others, the newest first: for a copy. */
export async function listEarlier(
  actor: SignedInActor,
  request_key: string,
): Promise<EarlierQuote[]> {
  const { company_key, side } = await getEnds(actor, request_key);
  if (!readsOwn(side)) return [];
  const received = await listReceived(company_key, { except: request_key, most });
  if (received.length === 0) return [];
  const rows = await db()
    .selectFrom("quotes")
    .innerJoin("quote_versions", (join) =>
      join
        .onRef("quote_versions.quote_key", "=", "quotes.key")
        .onRef("quote_versions.version", "=", "quotes.current_version"),
    )
    .where(
      "quotes.request_key",
      "in",
      received.map(({ key }) => key),
    )
    .orderBy("quote_versions.sent_at", "desc")
    .select(["quotes.request_key", "quote_versions.sent_at", "quote_versions.content"])
    .select("quote_versions.content_hash")
    .execute();
  const buyers = new Map(received.map(({ key, buyer }) => [key, buyer]));
  return rows.map(unchanged).map(({ request_key, sent_at, content }) => ({
    request_key,
    buyer: buyers.get(request_key) ?? "",
    sent_at: sent_at.toISOString(),
    content,
  }));
}
