import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { type DigestPeriod, digestHour } from "@neroli/contract/notifications/mailed-kinds.ts";

/** A day on somebody's clock, and the moment of it at which digests are due. */
export interface DigestTime {
  /** ISO 8601. */
  day: string;
  at: Date;
}

const dayLength = 86_400_000;

/** The last time before `moment` at which a digest was due for a clock of that time zone. */
export function lastDigestTime(period: DigestPeriod, zone: string, moment: Date): DigestTime {
  const here = wallTime(moment, zone);
  const weekday = (new Date(here).getUTCDay() + 6) % 7;
  const sinceMonday = period === "WEEKLY" ? weekday : 0;
  const midnight = Math.floor(here / dayLength) * dayLength - sinceMonday * dayLength;
  const due = digestTimeOf(midnight, zone);
  if (due.at <= moment) return due;
  return digestTimeOf(midnight - (period === "WEEKLY" ? 7 : 1) * dayLength, zone);
}

const digestTimeOf = (midnight: number, zone: string): DigestTime => ({
  day: dayOf(new Date(midnight)),
  at: momentOf(midnight + digestHour * 3_600_000, zone),
});

/** When a clock of the zone shows that: its distance to UTC is that of the moment itself. */
function momentOf(wall: number, zone: string): Date {
  const near = wall - distance(wall, zone);
  return new Date(wall - distance(near, zone));
}

const distance = (moment: number, zone: string) => wallTime(new Date(moment), zone) - moment;

/** What a clock of the zone shows, as if it were UTC: in whole seconds. */
function wallTime(moment: Date, zone: string): number {
  const shown = clockOf(zone)
    .formatToParts(moment)
    .map(({ type, value }) => [type, Number(value)] as const);
  const { year = 0, month = 1, day, hour, minute, second } = Object.fromEntries(shown);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Made once for each of some hundred zones: to make one takes as long as to use it a hundred times. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone, calendar: "gregory", numberingSystem: "latn", hourCycle: "h23" },
    ...{ year: "numeric", month: "numeric", day: "numeric" },
    ...{ hour: "numeric", minute: "numeric", second: "numeric" },
  });
  clocks.set(timeZone, made);
  return made;
}
