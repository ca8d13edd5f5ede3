import { sql } from "kysely";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { publishedInteractionThings, publishedLeads } from "../../published/interactions.ts";
import { hasActiveSubscription } from "../../subscriptions/queries/active.ts";
import { scoresOf } from "../queries/deeds-of.ts";
import { findSupplier } from "../queries/find-supplier.ts";
import { selectLeads } from "../queries/select-leads.ts";

type Tell = (lead: string, company: string) => void;

const tellSuppliers: Tell = (lead, company) =>
  emit({ topic: "lead.hot", key: lead, data: { lead, company } });

/**
 * Tells of leads that have become hot, of each once. What is counted has the time at which counting
 * began: looked at is also what was counted some time before the last look.
 */
export async function lookForHotLeads(tell: Tell = tellSuppliers): Promise<void> {
  const { at } = await db().selectNoFrom(sql<Date>`now()`.as("at")).executeTakeFirstOrThrow();
  for (const [company, readers] of await findChanged()) {
    if (await hasActiveSubscription(company)) await markHot({ company, readers, tell });
  }
  await db().updateTable("lead_watch").set({ watched_until: at }).execute();
}

/** Readers of whom something was counted, by the company that it was done with. */
async function findChanged(): Promise<Map<string, number[]>> {
  const rows = await db()
    .selectFrom(publishedLeads())
    .innerJoin(publishedInteractionThings(), "things.id", "leads.company")
    .leftJoin("lead_work", "lead_work.lead", "leads.id")
    .where(
      "changed_at",
      ">=",
      sql<Date>`(select watched_until - interval '10 minutes' from lead_watch)`,
    )
    .where("lead_work.hot_at", "is", null)
    .select([sql<string>`things.company_key`.as("company"), "leads.reader"])
    .execute();
  return Map.groupBy(rows, ({ company }) => company)
    .entries()
    .reduce(
      (all, [company, of]) =>
        all.set(
          company,
          of.map(({ reader }) => reader),
        ),
      new Map<string, number[]>(),
    );
}

async function markHot(of: {
  company: string;
  readers: readonly number[];
  tell: Tell;
}): Promise<void> {
  const { company, readers, tell } = of;
  const supplier = await findSupplier(company);
  await transaction(async () => {
    const hot = await selectLeads(supplier)
      .innerJoin(scoresOf(supplier, readers), "scores.reader", "leads.reader")
      .where("score", ">=", supplier.scoring.threshold)
      .select("leads.id")
      .execute();
    for (const { id } of hot) {
      const fresh = await db()
        .insertInto("lead_work")
        .values({ lead: id, hot_at: sql<Date>`now()` })
        .onConflict((conflict) =>
          conflict
            .column("lead")
            .doUpdateSet({ hot_at: sql<Date>`now()` })
            .where("lead_work.hot_at", "is", null),
        )
        .returning("lead")
        .executeTakeFirst();
      if (fresh) tell(id, company);
    }
  });
}
