import { groups } from "@neroli/contract/access/roles.ts";
import type { Period } from "@neroli/contract/analytics/periods.ts";
import type { Summary } from "@neroli/contract/analytics/schema.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { isTimeZone } from "@neroli/contract/kernel/formats/time-zone.ts";
import {
  type NotificationSettings,
  notificationSettings,
} from "@neroli/contract/notifications/mailed-kinds.ts";
import { type SqlBool, sql } from "kysely";
import { now } from "../../../kernel/clock.ts";
import { db } from "../../../kernel/db/db.ts";
import { lastDigestTime } from "../../../notifications/commands/digest/period.ts";
import { publishedUsers } from "../../../published/users.ts";
import { isSubscribed } from "../../../subscriptions/queries/active.ts";
import { readSummary } from "../../queries/read-summary.ts";
import { scopeOfCompany } from "../../queries/scope-of.ts";
import { findReader } from "./find-reader.ts";

/** Whoever can be told something of a week that has ended longer ago is left until the next Monday. */
const dueForHours = 48;
/** What happened until the end of a day is counted by then. */
const countedMinutes = 15;
const minute = 60_000;
const dayMilliseconds = 86_400_000;

interface Person {
  key: string;
  time_zone: string | null;
  settings: Partial<NotificationSettings>;
  /** The last Monday that is written down for them. */
  last: string | null;
}

/** Everybody who may be told of the readers of a company. */
export const listPeople = (): Promise<Person[]> =>
  db()
    .selectFrom(publishedUsers())
    .where("users.enabled", "=", true)
    .where("users.company_key", "is not", null)
    .where(sql<SqlBool>`users.roles && ${[...groups.ANALYTICS]}::text[]`)
    .where(isSubscribed("users.company_key"))
    .select(["users.key", "users.time_zone", "users.notification_settings as settings"])
    .select((eb) =>
      eb
        .selectFrom("analytics_digests")
        .whereRef("analytics_digests.user_key", "=", "users.key")
        .select(sql<string>`max(day)::text`.as("last"))
        .as("last"),
    )
    .execute();

/**
 * Writes down what somebody is told of the week that has ended, once, before it is sent: what is sent
 * again tells the same. Of a week in which nothing happened nothing is told.
 */
export async function beginDigest(person: Person): Promise<void> {
  const day = mondayOf(person);
  if (day === null || (person.last !== null && person.last >= day)) return;
  const reader = await findReader(person.key);
  if (!reader) return;
  const { company_key } = reader;
  const scope = await scopeOfCompany(company_key);
  const figures = await readSummary({ scope, period: weekBefore(day) });
  const wanted = notificationSettings(person.settings).analytics_weekly_enabled;
  const begun_at = now();
  await db()
    .insertInto("analytics_digests")
    .values({
      ...{ user_key: person.key, company_key, day, begun_at },
      figures: JSON.stringify(figures),
      sent_at: wanted && hasNews(figures) ? null : begun_at,
    })
    .onConflict((conflict) => conflict.constraint("analytics_digests_once").doNothing())
    .execute();
}

/** The Monday whose hour has come on somebody's clock; null where that is too long ago. */
function mondayOf({ time_zone }: Person): string | null {
  const zone = time_zone !== null && isTimeZone(time_zone) ? time_zone : "UTC";
  const moment = now();
  const { day, at } = lastDigestTime("WEEKLY", zone, moment);
  // Days are counted in UTC: east of it the clock is ahead of them.
  const due = Math.max(at.getTime(), Date.parse(day) + countedMinutes * minute);
  const waited = moment.getTime() - due;
  return waited >= 0 && waited < dueForHours * 60 * minute ? day : null;
}

/** The seven days that end before a Monday. */
export const weekBefore = (monday: string): Period => {
  const away = (days: number) => dayOf(new Date(Date.parse(monday) - days * dayMilliseconds));
  return { from: away(7), to: away(1) };
};

const hasNews = ({ now: { impressions, views, requests } }: Summary) =>
  impressions + views + requests > 0;
