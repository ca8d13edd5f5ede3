import type { NewTalk } from "@neroli/contract/programme/schema.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { AppError, invalidField } from "../../kernel/errors.ts";
import { publishedEventCompanies } from "../../published/portals.ts";
import type { KeptExhibition } from "../policy.ts";

/** A talk is given on a day of the exhibition. */
export function refuseElsewhen(
  { starts_on, ends_on }: Pick<KeptExhibition, "starts_on" | "ends_on">,
  { day }: Pick<NewTalk, "day">,
): void {
  if (!starts_on || !ends_on || day < starts_on || day > ends_on) {
    throw new AppError("programme.not-that-day");
  }
}

/** The company that gives it takes part. */
export async function refuseOutsider(event: string, company: string | null): Promise<void> {
  if (company === null) return;
  const there = await db()
    .selectFrom(publishedEventCompanies())
    .where("event_key", "=", event)
    .where("company_key", "=", company)
    .where("enabled", "=", true)
    .select("company_key")
    .executeTakeFirst();
  if (!there) throw invalidField({ path: "company", code: "choice" });
}

/** One room holds one talk at a time; the refusal names the other. `own`: the talk that is changed. */
export async function refuseTakenRoom(
  event: string,
  { room, day, from, to }: Pick<NewTalk, "room" | "day" | "from" | "to">,
  own: string | null = null,
): Promise<void> {
  if (room === "") return;
  const other = await db()
    .selectFrom("talks")
    .where("event_key", "=", event)
    .where(sql<boolean>`lower(room) = lower(${room})`)
    .where("day", "=", day)
    .where("starts", "<", to)
    .where("ends", ">", from)
    .$if(own !== null, (others) => others.where("id", "!=", own))
    .select("title")
    .orderBy("starts")
    .executeTakeFirst();
  if (other) throw new AppError("programme.room-taken", { talk: other.title });
}
