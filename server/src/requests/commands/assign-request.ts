import type { SignedInActor } from "../../kernel/actor.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { invalidField } from "../../kernel/errors.ts";
import { listColleagues } from "../queries/list-colleagues.ts";
import { lockRequestFor } from "./lock-request.ts";
import { recordEvent } from "./record-event.ts";

const columns = { BUYER: "buyer_assignee", SUPPLIER: "supplier_assignee" } as const;

/** Names the colleague who sees to the request on the actor's side; null: nobody. */
export async function assignRequest(
  actor: SignedInActor,
  { request_key, assignee }: { request_key: string; assignee: string | null },
): Promise<void> {
  await transaction(async () => {
    const { side } = await lockRequestFor("assign", { actor, request_key });
    // Of others the table of transitions lets nobody assign.
    if (side === "SUPPORT") return;
    const colleagues = await listColleagues(request_key, side);
    const chosen = colleagues.find(({ key }) => key === assignee);
    if (assignee !== null && !chosen) {
      throw invalidField({ path: "assignee", code: "choice", message: "is no colleague" });
    }
    const column = columns[side];
    const changed = await db()
      .updateTable("requests")
      .set({ [column]: assignee })
      .where("key", "=", request_key)
      .where(column, "is distinct from", assignee)
      .returning("key")
      .execute();
    if (changed.length === 0) return;
    const event = { request_key, actor_key: actor.user_key, side };
    if (!chosen) return recordEvent({ ...event, kind: "unassigned", data: {} });
    const name = `${chosen.firstname} ${chosen.lastname}`;
    await recordEvent({ ...event, kind: "assigned", data: { assignee: name } });
    if (chosen.key === actor.user_key) return;
    const data = { actor: actor.user_key, told: [chosen.key] };
    emit({ topic: "request.assigned", key: request_key, data });
  });
}
