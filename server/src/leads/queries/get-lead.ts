import { type RawBuilder, sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found, notFound } from "../../kernel/errors.ts";
import { publishedInteractionThings, publishedLeads } from "../../published/interactions.ts";
import { publishedRequests } from "../../published/requests.ts";
import { readsLeadsOf } from "../policy.ts";
import { scorePartsOf } from "./deeds-of.ts";
import { findSupplier, type Supplier } from "./find-supplier.ts";
import { selectLeads, shownOf } from "./select-leads.ts";

/** A lead that the actor may read, and whose it is; else it is not there. */
export async function findLead(actor: SignedInActor, leadId: string) {
  const place = found(
    await db()
      .selectFrom(publishedLeads())
      .innerJoin(publishedInteractionThings(), "things.id", "leads.company")
      .where("leads.id", "=", leadId)
      .select("things.company_key")
      .executeTakeFirst(),
  );
  if (place.company_key === null || !readsLeadsOf(actor, place.company_key)) throw notFound();
  const supplier = await findSupplier(place.company_key);
  const row = await selectLeads(supplier)
    .where("leads.id", "=", leadId)
    .select(shownOf(supplier))
    .select(["leads.reader", "readers.user_key", "readers.level"])
    .select(["lead_work.note", "lead_work.note_names", "lead_work.version"])
    .select(latestRequest(supplier))
    .executeTakeFirst();
  return { supplier, row: found(row) };
}

/** The latest request of the person to this supplier, and whether it goes on. */
const latestRequest = ({ key }: Supplier) => {
  const latest = (column: RawBuilder<unknown>) => sql`(
    select ${column} from ${publishedRequests()}
    where requests.company_key = ${key} and requests.buyer_key = users.key
    order by requests.status in ('REQUESTED', 'OPEN') desc, requests.created_at desc limit 1)`;
  return [
    latest(sql`requests.key`).$castTo<string | null>().as("request"),
    latest(sql`requests.status in ('REQUESTED', 'OPEN')`)
      .$castTo<boolean | null>()
      .as("request_goes_on"),
  ] as const;
};

/** What a lead's score is made of, the newest stretch of days first. */
export const readScoreParts = (supplier: Supplier, reader: number) =>
  db()
    .selectFrom(scorePartsOf(supplier, [reader]))
    .where("weight", ">", 0)
    .orderBy("halvings")
    .orderBy("points", "desc")
    .orderBy("deed")
    .select(["deed", "times", "weight", "halvings", "points"])
    .execute();
