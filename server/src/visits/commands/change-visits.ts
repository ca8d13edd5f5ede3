import { visitLimit } from "@neroli/contract/visits/limits.ts";
import type { KeptVisit, VisitNoteForm } from "@neroli/contract/visits/schema.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError, found } from "../../kernel/errors.ts";
import { lockPerson } from "../../published/users.ts";
import { visibleTo } from "../policy.ts";
import { getExhibitor } from "../queries/read-visits.ts";

/** An exhibitor at an exhibition. */
interface Place {
  event: string;
  companyKey: string;
}

const selectVisit = (actor: SignedInActor, { event, companyKey }: Place) =>
  db()
    .selectFrom("visits")
    .where(visibleTo(actor))
    .where("event_key", "=", event)
    .where("company_key", "=", companyKey)
    .select(["note", "visited", "version"]);

const updateVisit = (actor: SignedInActor, { event, companyKey }: Place) =>
  db()
    .updateTable("visits")
    .where(visibleTo(actor))
    .where("event_key", "=", event)
    .where("company_key", "=", companyKey);

/** Keeps an exhibitor; one that is kept stays as it is. */
export async function keepVisit(
  actor: SignedInActor,
  { event, companyKey, ...visit }: Place & KeptVisit,
): Promise<void> {
  await getExhibitor({ event, companyKey });
  await transaction(async () => {
    await lockPerson(actor);
    if (await selectVisit(actor, { event, companyKey }).executeTakeFirst()) return;
    const { count } = await db()
      .selectFrom("visits")
      .where(visibleTo(actor))
      .where("event_key", "=", event)
      .select(sql<number>`count(*)`.as("count"))
      .executeTakeFirstOrThrow();
    if (count >= visitLimit) throw new AppError("visits.full", { count });
    const keys = { user_key: actor.user_key, event_key: event, company_key: companyKey };
    await db()
      .insertInto("visits")
      .values({ ...keys, ...visit })
      .execute();
  });
}

/** Answers what was kept; null where nothing was. */
export async function removeVisit(
  actor: SignedInActor,
  { event, companyKey }: Place,
): Promise<KeptVisit | null> {
  const row = await db()
    .deleteFrom("visits")
    .where(visibleTo(actor))
    .where("event_key", "=", event)
    .where("company_key", "=", companyKey)
    .returning(["note", "visited"])
    .executeTakeFirst();
  return row ?? null;
}

/** Writes the note, if it was not changed in another tab since it was read. */
export async function writeVisitNote(
  actor: SignedInActor,
  { note, version, ...place }: Place & VisitNoteForm,
): Promise<void> {
  await transaction(async () => {
    const before = found(await selectVisit(actor, place).forUpdate().executeTakeFirst());
    if (before.note === note) return;
    if (before.version !== version) {
      const current = { note: before.note };
      throw new AppError("conflict", { version: before.version, changed: ["note"], current });
    }
    await updateVisit(actor, place)
      .set({ note, version: version + 1 })
      .execute();
  });
}

export async function markVisited(
  actor: SignedInActor,
  { visited, ...place }: Place & { visited: boolean },
): Promise<void> {
  const { numUpdatedRows } = await updateVisit(actor, place)
    .set({ visited })
    .executeTakeFirstOrThrow();
  found(numUpdatedRows > 0n || null);
}

/** These first, in this order; the others follow as they were. */
export async function orderVisits(
  actor: SignedInActor,
  { event, companies }: { event: string; companies: readonly string[] },
): Promise<void> {
  await transaction(async () => {
    await lockPerson(actor);
    const others = await db()
      .selectFrom("visits")
      .where(visibleTo(actor))
      .where("event_key", "=", event)
      .where("position", "is not", null)
      .select("company_key")
      .orderBy("position")
      .execute();
    const order = [...new Set([...companies, ...others.map(({ company_key }) => company_key)])];
    for (const [at, companyKey] of order.entries()) {
      await updateVisit(actor, { event, companyKey })
        .set({ position: at + 1 })
        .execute();
    }
  });
}
