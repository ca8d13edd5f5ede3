import type { SavedSearchForm } from "@neroli/contract/saved-searches/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { now } from "../../kernel/clock.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError, found } from "../../kernel/errors.ts";
import { visibleTo } from "../policy.ts";

/** Name and frequency, if nobody has changed them since they were read. */
export async function changeSearch(
  actor: SignedInActor,
  { id, form: { version, name, frequency } }: { id: string; form: SavedSearchForm },
): Promise<void> {
  await transaction(async () => {
    const before = found(
      await db()
        .selectFrom("saved_searches")
        .where(visibleTo(actor))
        .where("id", "=", id)
        .select(["name", "frequency", "version"])
        .forUpdate()
        .executeTakeFirst(),
    );
    const changed = [
      ...(before.name === name ? [] : ["name"]),
      ...(before.frequency === frequency ? [] : ["frequency"]),
    ];
    if (changed.length === 0) return;
    if (before.version !== version) {
      const { version: current, ...values } = before;
      throw new AppError("conflict", { version: current, changed, current: values });
    }
    // Whoever has no mails is not told later of everything that came meanwhile.
    const begins = before.frequency === "NEVER" && frequency !== "NEVER";
    await db()
      .updateTable("saved_searches")
      .set({ name, frequency, version: version + 1, ...(begins && { digested_until: now() }) })
      .where("id", "=", id)
      .execute();
  });
}

/** From now on only what is listed later is new. */
export async function lookAtSearch(actor: SignedInActor, id: string): Promise<void> {
  found(
    await db()
      .updateTable("saved_searches")
      .set({ looked_at: now() })
      .where(visibleTo(actor))
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst(),
  );
}
