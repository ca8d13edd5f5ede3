import type { LeadStatus } from "@neroli/contract/enumerations/leads.ts";
import type { FollowUp } from "@neroli/contract/leads/schema.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { now } from "../../kernel/clock.ts";
import { db, emit } from "../../kernel/db/db.ts";
import { AppError, invalidField } from "../../kernel/errors.ts";
import { once } from "../../kernel/once/once.ts";
import { publishedProducts } from "../../published/products.ts";
import { writeMessage } from "../../requests/commands/write-message.ts";
import { followUpOf } from "../present.ts";
import { findLead } from "../queries/get-lead.ts";
import { lockWork } from "./lock-work.ts";

const quietMilliseconds = 7 * 86_400_000;

/**
 * Writes to a lead: into the request that goes on, or to the person, who is left in peace for a week
 * then. A lead that was new is one that was contacted.
 */
export const followUp = (
  actor: SignedInActor,
  { id, message, sample }: FollowUp & { id: string },
): Promise<void> =>
  once(async () => {
    const { supplier, row } = await findLead(actor, id);
    const { written_at } = await lockWork(id);
    await assertOwnProduct(supplier.key, sample);
    const where = followUpOf(row);
    if (where === "REQUEST" && row.request !== null) {
      await writeMessage(actor, { request_key: row.request, body: message });
    } else if (where === "PERSON" && row.user_key !== null) {
      if (written_at !== null && now().getTime() - written_at.getTime() < quietMilliseconds) {
        throw new AppError("leads.written-recently");
      }
      const data = { actor: actor.user_key, company: supplier.key, message, product: sample };
      emit({ topic: "lead.written", key: row.user_key, data });
    } else {
      throw new AppError("leads.out-of-reach");
    }
    await db()
      .updateTable("lead_work")
      .set((eb) => ({
        ...(where === "PERSON" && { written_at: now() }),
        status: sql<LeadStatus>`case status when 'NEW' then 'CONTACTED' else status end`,
        version: eb("version", "+", 1),
      }))
      .where("lead", "=", id)
      .execute();
  });

async function assertOwnProduct(company: string, product: string | null): Promise<void> {
  if (product === null) return;
  const row = await db()
    .selectFrom(publishedProducts())
    .where("key", "=", product)
    .where("company_key", "=", company)
    .where("shown", "=", true)
    .select("key")
    .executeTakeFirst();
  if (!row) throw invalidField({ path: "sample", code: "choice", message: "is no own product" });
}
