import type { LeadChange } from "@neroli/contract/leads/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError, invalidField } from "../../kernel/errors.ts";
import { findLead } from "../queries/get-lead.ts";
import { listColleagues } from "../queries/list-colleagues.ts";
import { lockWork } from "./lock-work.ts";

/** Says what is done about a lead; refuses when somebody else has said something else meanwhile. */
export const changeLead = (
  actor: SignedInActor,
  { id, version, ...change }: LeadChange & { id: string },
): Promise<void> =>
  transaction(async () => {
    const { supplier, row } = await findLead(actor, id);
    const work = await lockWork(id);
    if (work.version !== version) throw new AppError("conflict");
    await assertColleague(supplier.key, change.assignee);
    await db()
      .updateTable("lead_work")
      .set({
        ...change,
        ...(change.note !== undefined && { note_names: row.named_by !== null }),
        version: version + 1,
      })
      .where("lead", "=", id)
      .execute();
  });

async function assertColleague(company: string, assignee: string | null | undefined) {
  if (!assignee) return;
  const colleagues = await listColleagues(company);
  if (colleagues.some(({ key }) => key === assignee)) return;
  throw invalidField({ path: "assignee", code: "choice", message: "is no colleague" });
}
