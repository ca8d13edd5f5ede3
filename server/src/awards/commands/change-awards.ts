import type { AwardForm, NewAward } from "@neroli/contract/awards/schema.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { once } from "../../kernel/once/once.ts";
import { changedFields } from "./changed-fields.ts";
import { emitChanged } from "./emit-changed.ts";
import { lockAward } from "./lock-award.ts";

const columnsOf = ({ from, to, name, recipients, measure, segment }: NewAward) => ({
  ...{ name, recipients, measure, segment },
  from_day: from,
  to_day: to,
});

/** Answers the id. */
export const createAward = (actor: SignedInActor, form: NewAward): Promise<string> =>
  once(async () => {
    const { id } = await db()
      .insertInto("awards")
      .values(columnsOf(form))
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(actor, { action: "award.created", key: id, after: form });
    return id;
  });

/**
 * Writes an award, if nobody has changed it since it was read. Throws `awards.given` for more than
 * another name once somebody has it: it would say of them what they were not given it for.
 */
export async function saveAward(
  actor: SignedInActor,
  { id, form: { version: read, ...form } }: { id: string; form: AwardForm },
): Promise<void> {
  await transaction(async () => {
    const { version, given, ...was } = await lockAward(id);
    const changed = changedFields(was, form);
    if (changed.length === 0) return;
    if (version !== read) throw new AppError("conflict", { version, changed, current: was });
    if (given.length > 0 && changed.some((field) => field !== "name")) {
      throw new AppError("awards.given");
    }
    await db()
      .updateTable("awards")
      .set({ ...columnsOf(form), version: version + 1, updated_at: sql<Date>`now()` })
      .where("id", "=", id)
      .execute();
    await audit(actor, { action: "award.saved", key: id, before: was, after: form });
    emitChanged(given);
  });
}

export async function removeAward(actor: SignedInActor, id: string): Promise<void> {
  await transaction(async () => {
    const { version: _, given, ...was } = await lockAward(id);
    await db().deleteFrom("awards").where("id", "=", id).execute();
    await audit(actor, { action: "award.removed", key: id, before: was });
    emitChanged(given);
  });
}
