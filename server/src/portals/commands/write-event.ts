import type { EventForm, NewEvent } from "@neroli/contract/portals/events.ts";
import { type Selectable, sql } from "kysely";
import type { DB } from "../../../db/types.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { AppError, found } from "../../kernel/errors.ts";
import { randomKey, slug } from "../../kernel/key.ts";
import { once } from "../../kernel/once/once.ts";

/** Steps of addresses that stand where keys do. */
const reserved = ["users", "companies", "assets"];

/** The key that slug makes of a name without a letter or digit that an address can show. */
const unsayable = slug("");

/** Makes an exhibition or portal and answers its key. */
export async function createEvent(
  actor: SignedInActor,
  { key: given, ...form }: NewEvent,
): Promise<string> {
  return once(async () => {
    const named = given ?? slug(form.name);
    const key = named === unsayable && !given ? `event-${randomKey()}` : named;
    if (reserved.includes(key)) throw new AppError("portals.key-taken");
    const row = await db()
      .insertInto("events")
      .values({ ...form, key })
      .onConflict((taken) => taken.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new AppError("portals.key-taken");
    await audit(actor, {
      action: "event.created",
      key,
      after: { type: row.type, ...said(row), enabled: row.enabled },
    });
    emit({ topic: "event.changed", key, data: { companies: null } });
    return key;
  });
}

/** Writes what may be changed, if nobody has changed it since it was read. */
export async function saveEvent(
  actor: SignedInActor,
  { key, version, ...form }: EventForm & { key: string },
): Promise<void> {
  await transaction(async () => {
    const row = found(
      await db()
        .selectFrom("events")
        .where("key", "=", key)
        .selectAll()
        .forUpdate()
        .executeTakeFirst(),
    );
    const before = { ...said(row), enabled: row.enabled };
    // Also of one that is sent again because its answer was lost.
    const names = Object.keys(before) as (keyof typeof before)[];
    if (names.every((name) => before[name] === form[name])) return;
    if (row.version !== version) throw new AppError("conflict");
    const after = await db()
      .updateTable("events")
      .set({ ...form, version: version + 1, updated_at: sql<Date>`now()` })
      .where("key", "=", key)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (JSON.stringify(said(row)) !== JSON.stringify(said(after))) {
      await audit(actor, { action: "event.saved", key, before: said(row), after: said(after) });
    }
    if (row.enabled !== after.enabled) {
      await audit(actor, {
        action: after.enabled ? "event.enabled" : "event.disabled",
        key,
        before: { enabled: row.enabled },
        after: { enabled: after.enabled },
      });
    }
    emit({ topic: "event.changed", key, data: { companies: null } });
  });
}

/** As the trail tells of it. */
const said = (row: Selectable<DB["events"]>) => ({
  name: row.name,
  display_name: row.display_name,
  description: row.description,
  promoted: row.promoted,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  place: row.place,
  country: row.country,
  time_zone: row.time_zone,
});
