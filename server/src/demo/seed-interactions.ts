import type { InteractionKind } from "@neroli/contract/enumerations/interactions.ts";
import { rollUp } from "../interactions/commands/roll-up.ts";
import { type Interaction, writeInbox } from "../interactions/commands/write-inbox.ts";
import { createConsent } from "../interactions/factory.ts";
import { now } from "../kernel/clock.ts";
import { db } from "../kernel/db/db.ts";
import { lookForHotLeads } from "../leads/commands/watch-leads.ts";
import type { DemoProduct } from "./generate/ingredients.ts";
import { buildInteractions } from "./generate/interactions.ts";
import { placeInteractions } from "./place-interactions.ts";

/** Rows of one statement. */
const most = 5_000;

/** A year of readers, and what the requests and quotes of the demonstration came from. */
export async function seedInteractions(products: readonly DemoProduct[]): Promise<void> {
  await createConsent("buyer", "NAMED");
  await createConsent("buyer-manager", "RECORDED");
  const read = await placeInteractions(buildInteractions(products, now()));
  const interactions = [...read, ...(await ofRequests())];
  for (let from = 0; from < interactions.length; from += most) {
    await writeInbox([{ batch: null, interactions: interactions.slice(from, from + most) }]);
  }
  await rollUp();
  // Their suppliers know of the hot leads: none is news at the first start.
  await lookForHotLeads(() => {});
}

/** Requests of the demonstration and their quotes, each of its first product. */
async function ofRequests(): Promise<Interaction[]> {
  const rows = await db()
    .selectFrom("requests")
    .leftJoin("quotes", "quotes.request_key", "requests.key")
    .leftJoin("request_products", (join) =>
      join.onRef("request_products.request_key", "=", "requests.key").on("position", "=", 0),
    )
    .select(["requests.type", "requests.company_key", "requests.buyer_key", "product_key"])
    .select(["requests.created_at", "requests.event_key", "current_version", "accepted_at"])
    .execute();
  return rows.flatMap((row) => {
    const { type, company_key, product_key, buyer_key: user_key, event_key } = row;
    const kinds: InteractionKind[] = [`REQUEST_${type}`];
    if ((row.current_version ?? 0) > 0) kinds.push("QUOTE_SENT");
    if (row.accepted_at) kinds.push("QUOTE_ACCEPTED");
    const of = { company_key, product_key, user_key, event_key, happened_at: row.created_at };
    return kinds.map((kind) => ({ kind, ...of }));
  });
}
