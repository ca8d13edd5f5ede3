import type { RequestEventKind } from "@neroli/contract/requests/events.ts";
import { sql } from "kysely";
import { createReceipts } from "../documents/factory.ts";
import { today } from "../kernel/clock.ts";
import { db } from "../kernel/db/db.ts";
import { demoRequests } from "./data/requests.ts";
import { daysBefore } from "./generate/pick.ts";
import { requestKey } from "./seed-requests.ts";

const buyer = { key: "buyer", company: "maren-holt" };
const seller = "manager";

/** So long the access that is held goes on, from the start of the demonstration. */
const daysHeld = 180;

/**
 * Of the documents that the buyer asked for one is given, one was and is withdrawn; the third waits
 * for a click. Their safety data sheets were downloaded: the ledger says so.
 */
export async function seedGrants(): Promise<void> {
  const at = demoRequests.findIndex(
    (request) => request.type === "DOCUMENT" && request.buyer === buyer.key,
  );
  const [given, withdrawn] = demoRequests[at]?.products ?? [];
  const request_key = requestKey(at);
  if (!given || !withdrawn) throw new Error("the demonstration asks for no documents");
  const [held] = await documentsOf(given, "CONFIDENTIAL");
  const [over] = await documentsOf(withdrawn, "CONFIDENTIAL");
  if (!held || !over) throw new Error("the demonstration has no confidential documents to give");
  const grant = { request_key, company_key: buyer.company, granted_by: seller };
  await db()
    .insertInto("document_grants")
    .values([
      {
        ...grant,
        series: held.series,
        until: sql<string>`${today()}::date + ${daysHeld}::int`,
        granted_at: daysBefore(3),
      },
      {
        ...grant,
        series: over.series,
        granted_at: daysBefore(3),
        withdrawn_by: seller,
        withdrawn_at: daysBefore(2),
      },
    ])
    .execute();
  const event = { request_key, actor_key: seller, side: "SUPPLIER" as const };
  await db()
    .insertInto("request_events")
    .values([
      {
        ...event,
        kind: "documents-granted" satisfies RequestEventKind,
        data: JSON.stringify({ documents: `${held.name}, ${over.name}`, until: "open" }),
        created_at: daysBefore(3),
      },
      {
        ...event,
        kind: "documents-withdrawn" satisfies RequestEventKind,
        data: JSON.stringify({ documents: over.name }),
        created_at: daysBefore(2),
      },
    ])
    .execute();
  const users = [buyer.key];
  await createReceipts([held, over], { users, how: "GRANT" });
  const open = [
    ...(await documentsOf(given, "PUBLIC")),
    ...(await documentsOf(withdrawn, "PUBLIC")),
  ];
  await createReceipts([held, ...open], { users, how: "DOWNLOAD" });
}

/** The newest documents of a product, as the ledger names them. */
const documentsOf = (productKey: string, visibility: "PUBLIC" | "CONFIDENTIAL") =>
  db()
    .selectFrom("assets")
    .innerJoin("products", "products.key", "assets.product_key")
    .where("assets.product_key", "=", productKey)
    .where("assets.kind", "=", "DOCUMENT")
    .where("assets.visibility", "=", visibility)
    .where("assets.replaced_at", "is", null)
    .orderBy("assets.name")
    .select(["assets.id", "assets.company_key", "assets.series", "assets.version", "assets.hash"])
    .select(["assets.name", "assets.document_type", "products.name as product_name"])
    .execute();
