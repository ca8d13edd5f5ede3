import { mostHours, type NewHours } from "@neroli/contract/meetings/schema.ts";
import type { Actor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { lockCompany } from "../../published/companies.ts";
import { getExhibition } from "../../visits/queries/get-exhibition.ts";
import type { ExhibitorRow } from "../../visits/queries/read-exhibitors.ts";
import { listHours } from "../queries/list-hours.ts";

/** Adds hours in which the exhibitor can be met; the same again are there once. */
export async function addHours(
  actor: Actor,
  { event_key, key: company_key }: Pick<ExhibitorRow, "event_key" | "key">,
  { day, from, to, minutes, at_once }: NewHours,
): Promise<void> {
  const { starts_on, ends_on } = await getExhibition(actor, event_key);
  if (!starts_on || !ends_on || day < starts_on || day > ends_on) {
    throw new AppError("meetings.not-that-day");
  }
  await transaction(async () => {
    await lockCompany(company_key);
    const hours = await listHours(event_key, company_key);
    const sameDay = hours.filter((each) => each.day === day);
    const isSame = (each: NewHours) => each.from === from && each.to === to;
    const there = sameDay.find(isSame);
    if (there?.minutes === minutes && there.at_once === at_once) return;
    if (sameDay.some((each) => each.from < to && each.to > from)) {
      throw new AppError("meetings.hours-overlap");
    }
    if (hours.length >= mostHours) throw new AppError("meetings.hours-full");
    await db()
      .insertInto("meeting_hours")
      .values({ event_key, company_key, day, starts: from, ends: to, minutes, at_once })
      .execute();
  });
}

/** Takes hours away; what was asked or agreed for then stays. */
export async function removeHours(
  { event_key, key }: Pick<ExhibitorRow, "event_key" | "key">,
  id: string,
): Promise<void> {
  await db()
    .deleteFrom("meeting_hours")
    .where("event_key", "=", event_key)
    .where("company_key", "=", key)
    .where("id", "=", id)
    .execute();
}
