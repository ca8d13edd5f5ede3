import { mostTalks, type NewTalk, type TalkForm } from "@neroli/contract/programme/schema.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { once } from "../../kernel/once/once.ts";
import { lockEvent } from "../../published/portals.ts";
import { getKeptExhibition, type KeptExhibition } from "../policy.ts";
import { getTalk, type TalkRow } from "../queries/read-talks.ts";
import { refuseElsewhen, refuseOutsider, refuseTakenRoom } from "./refuse-misplaced.ts";

interface Place {
  event: string;
  key: string;
}

/** Puts a talk into the programme and answers its key. */
export async function addTalk(
  actor: SignedInActor,
  { event, ...form }: NewTalk & { event: string },
): Promise<string> {
  return once(async () => {
    const exhibition = await lockProgramme(actor, event);
    await refuseMore(event);
    refuseElsewhen(exhibition, form);
    await refuseOutsider(event, form.company);
    await refuseTakenRoom(event, form);
    const { id } = await db()
      .insertInto("talks")
      .values({ event_key: event, ...columnsOf(form) })
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(actor, { action: "event.talk-added", key: event, after: form });
    tellChanged(event);
    return id;
  });
}

/** Writes a talk anew, if nobody has changed it since it was read. */
export async function changeTalk(
  actor: SignedInActor,
  { event, key, version, ...form }: TalkForm & Place,
): Promise<void> {
  await transaction(async () => {
    const exhibition = await lockProgramme(actor, event);
    const row = await getTalk(event, key);
    const before = said(row);
    // Also of one that is sent again because its answer was lost.
    const names = Object.keys(before) as (keyof typeof before)[];
    if (names.every((name) => before[name] === form[name])) return;
    if (row.version !== version) throw new AppError("conflict");
    refuseElsewhen(exhibition, form);
    // One that takes part no longer does not keep the rest from being changed.
    if (form.company !== before.company) await refuseOutsider(event, form.company);
    await refuseTakenRoom(event, form, key);
    await db()
      .updateTable("talks")
      .set({ ...columnsOf(form), version: version + 1, updated_at: sql<Date>`now()` })
      .where("id", "=", key)
      .execute();
    const part = { talk: row.title };
    await audit(actor, { action: "event.talk-changed", key: event, part, before, after: form });
    tellChanged(event);
  });
}

/** Takes a talk out of the programme. */
export async function removeTalk(actor: SignedInActor, { event, key }: Place): Promise<void> {
  await transaction(async () => {
    await lockProgramme(actor, event);
    const before = said(await getTalk(event, key));
    await db().deleteFrom("talks").where("id", "=", key).execute();
    await audit(actor, { action: "event.talk-removed", key: event, before });
    tellChanged(event);
  });
}

/** Its page is another now, and no company in it. */
const tellChanged = (event: string) =>
  emit({ topic: "event.changed", key: event, data: { companies: [] } });

/** The exhibition stays locked: of two talks for the same room and time one is taken. */
async function lockProgramme(actor: SignedInActor, event: string): Promise<KeptExhibition> {
  await getKeptExhibition(actor, event);
  await lockEvent(event);
  return getKeptExhibition(actor, event);
}

async function refuseMore(event: string): Promise<void> {
  const { count } = await db()
    .selectFrom("talks")
    .where("event_key", "=", event)
    .select((all) => all.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count >= mostTalks) throw new AppError("programme.full", { most: mostTalks });
}

const columnsOf = ({ from, to, company, ...columns }: NewTalk) => ({
  ...columns,
  company_key: company,
  starts: from,
  ends: to,
});

/** As the trail tells of it. */
const said = (row: TalkRow): Record<keyof NewTalk, string | null> => ({
  title: row.title,
  description: row.description,
  speaker: row.speaker,
  company: row.company_key,
  room: row.room,
  day: row.day,
  from: row.from,
  to: row.to,
});
