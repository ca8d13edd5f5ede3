import { daysIn, periodBefore } from "@neroli/contract/analytics/periods.ts";
import type {
  Figures,
  Funnel,
  FunnelStep,
  Point,
  Summary,
  Timeline,
} from "@neroli/contract/analytics/schema.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { interests, publishedRollUps } from "../../published/interactions.ts";
import { type Asked, countKinds, selectTotals, type Tally, tallyOf } from "./counts.ts";

/** Hits that were opened, and pages that were read. */
const views = [...interests.clicks, ...interests.views];

/** Periods of more days are drawn by the month. */
const mostPoints = 92;

export async function readSummary(asked: Asked): Promise<Summary> {
  const [now, before, counted] = await Promise.all([
    countKinds(asked),
    countKinds({ ...asked, period: periodBefore(asked.period) }),
    db().selectFrom(publishedRollUps()).select("rolled_at").executeTakeFirst(),
  ]);
  return {
    now: figuresOf(now),
    before: figuresOf(before),
    counted_at: counted?.rolled_at.toISOString() ?? null,
  };
}

function figuresOf({ visitors, events }: Tally): Figures {
  const requests = events(...interests.requests);
  return {
    visitors,
    impressions: events("IMPRESSION"),
    views: events(...views),
    requests,
    conversion: visitors === 0 ? null : requests / visitors,
  };
}

export async function readTimeline(asked: Asked): Promise<Timeline> {
  const by = daysIn(asked.period) > mostPoints ? "month" : "day";
  const [now, before] = await Promise.all([
    readPoints(asked, by),
    readPoints({ ...asked, period: periodBefore(asked.period) }, by),
  ]);
  return { by, now, before };
}

async function readPoints(asked: Asked, by: Timeline["by"]): Promise<Point[]> {
  const starts = sql<Date>`date_trunc(${sql.lit(by)}, starts, 'UTC')`;
  const rows = await selectTotals(asked, by)
    .select([starts.as("starts"), "kind", sql<number>`sum(events)::int`.as("events")])
    .select(sql<number>`sum(visitors)::int`.as("visitors"))
    .groupBy([starts, "kind"])
    .execute();
  return pointsWithin(asked.period, by).map((start) => {
    const { visitors, events } = tallyOf(rows.filter((row) => dayOf(row.starts) === start));
    const requests = events(...interests.requests);
    return { starts: start, visitors, views: events(...views), requests };
  });
}

/** Every day or month of a period, those without anything too. */
function pointsWithin({ from, to }: Asked["period"], by: Timeline["by"]): string[] {
  const points: string[] = [];
  let point = by === "day" ? from : `${from.slice(0, 7)}-01`;
  while (point <= to) {
    points.push(point);
    const next = new Date(point);
    if (by === "day") next.setUTCDate(next.getUTCDate() + 1);
    else next.setUTCMonth(next.getUTCMonth() + 1);
    point = dayOf(next);
  }
  return points;
}

const steps = {
  impression: ["IMPRESSION"],
  view: views,
  kept: interests.kept,
  request: interests.requests,
  quote: ["QUOTE_SENT"],
  accepted: ["QUOTE_ACCEPTED"],
} as const satisfies Record<FunnelStep, readonly unknown[]>;

export async function readFunnel(asked: Asked): Promise<Funnel> {
  const { events } = await countKinds(asked);
  const names = Object.keys(steps) as FunnelStep[];
  return { content: names.map((step) => ({ step, count: events(...steps[step]) })) };
}
