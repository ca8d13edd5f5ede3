import { type Period, piecesOf } from "@neroli/contract/analytics/periods.ts";
import type { InteractionKind } from "@neroli/contract/enumerations/interactions.ts";
import { type Expression, type SqlBool, sql } from "kysely";
import { today } from "../../kernel/clock.ts";
import { db } from "../../kernel/db/db.ts";
import {
  countOf,
  type Interest,
  interestKinds,
  interestNames,
  interests,
  publishedInteractionCounts,
  publishedInteractions,
  publishedInterest,
} from "../../published/interactions.ts";

export type Dimension = "product" | "document" | "country" | "audience" | "words";

/** Whose interactions: all of Neroli's, or a company's or portal's by its number. */
export interface Scope {
  of: "neroli" | "company" | "portal";
  id: number;
}

/** Of whom, and when. */
export interface Asked {
  scope: Scope;
  period: Period;
}

/** By which bit of `firsts` it is known that somebody came for the first time that day. */
const bits = { company: 1, portal: 2, neroli: 4 } as const satisfies Record<Scope["of"], number>;

/**
 * What was done with each value of a dimension, in one row or several: in whole months as it was
 * counted, on the days at the ends as the interactions themselves say.
 */
export function selectInterest({ scope, period }: Asked, dimension: Dimension) {
  const { months, days } = piecesOf(period, today());
  const counted = db()
    .selectFrom(publishedInterest())
    .where("scope", "=", scope.id)
    .where("dimension", "=", dimension)
    .where(sql<SqlBool>`starts = any (${months}::date[])`)
    .select(["value", ...interestNames, "visitors"]);
  const rest = selectInteractions(scope, days)
    .$if(dimension !== "product", (rows) => rows.where("further", "=", false))
    .where(dimension, "is not", null)
    .where("kind", "in", interestKinds)
    .groupBy(dimension)
    .select(sql<number>`${sql.ref(dimension)}`.as("value"))
    .select(interestNames.map((name) => countOf(interests[name]).as(name)))
    .select(visitorsOf(scope).as("visitors"));
  return db().selectFrom((days.length > 0 ? counted.unionAll(rest) : counted).as("interest"));
}

const visitorsOf = ({ of }: Scope) =>
  sql<number>`(count(*) filter (where firsts & ${sql.lit(bits[of])} > 0))::int`;

/** The interactions of a scope on these days. */
export function selectInteractions({ of, id }: Scope, days: readonly Period[]) {
  const rows = db()
    .selectFrom(publishedInteractions())
    .where((eb) =>
      eb.or(
        days.map(({ from, to }) =>
          eb.and([
            eb("happened_at", ">=", at(from)),
            eb("happened_at", "<", sql<Date>`${at(to)} + interval '1 day'`),
          ]),
        ),
      ),
    );
  return of === "neroli" ? rows : rows.where(of, "=", id);
}

/** How often each kind came, in rows of days, or of months where the period has whole ones. */
export function selectTotals({ scope, period }: Asked, by: "day" | "month") {
  const { months, days } =
    by === "day" ? { months: [], days: [period] } : piecesOf(period, today());
  return db()
    .selectFrom(publishedInteractionCounts())
    .where("scope", "=", scope.id)
    .where((eb) => {
      const pieces: Expression<SqlBool>[] = days.map(({ from, to }) =>
        eb.and([eb("grain", "=", "day"), eb("starts", ">=", at(from)), eb("starts", "<=", at(to))]),
      );
      const [first, last] = [months[0], months.at(-1)];
      if (first && last) {
        const whole = [eb("starts", ">=", at(first)), eb("starts", "<=", at(last))];
        pieces.push(eb.and([eb("grain", "=", "month"), ...whole]));
      }
      return eb.or(pieces);
    });
}

/** The moment in UTC at which a day or month begins. */
const at = (day: string) => sql<Date>`${`${day}T00:00:00Z`}::timestamptz`;

/** How often each kind came, and of how many visitors. */
export async function countKinds(asked: Asked): Promise<Tally> {
  const rows = await selectTotals(asked, "month")
    .select(["kind", sql<number>`sum(events)::int`.as("events")])
    .select(sql<number>`sum(visitors)::int`.as("visitors"))
    .groupBy("kind")
    .execute();
  return tallyOf(rows);
}

export interface Tally {
  /** Of these kinds together. */
  events(...kinds: readonly InteractionKind[]): number;
  visitors: number;
}

export function tallyOf(
  rows: readonly { kind: InteractionKind; events: number; visitors: number }[],
): Tally {
  const byKind = new Map<InteractionKind, number>();
  let visitors = 0;
  for (const row of rows) {
    byKind.set(row.kind, (byKind.get(row.kind) ?? 0) + row.events);
    visitors += row.visitors;
  }
  return {
    visitors,
    events: (...kinds) => kinds.reduce((sum, kind) => sum + (byKind.get(kind) ?? 0), 0),
  };
}

/** A column of `selectInterest`, summed over its rows. */
export const sumOf = (...names: readonly (Interest | "visitors")[]) =>
  sql<number>`sum(${sql.join(
    names.map((name) => sql.ref(`interest.${name}`)),
    sql` + `,
  )})::int`;
