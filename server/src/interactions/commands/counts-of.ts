import { type RawBuilder, sql } from "kysely";
import { countOf, interestKinds, interestNames, interests } from "../../published/interactions.ts";

const scopes = sql`lateral (values (0, 4), (company, 1), (portal, 2)) as scopes (scope, bit)`;
const visitors = sql`(count(*) filter (where firsts & bit > 0))::int as visitors`;

/** What the rows of a table like `interactions` come to: scope, grain, starts, kind, events, visitors. */
export const countsOf = (table: string): RawBuilder<unknown> => sql`
  with days as (
    select scope, date_trunc('day', happened_at, 'UTC') as starts, kind, count(*)::int as events,
      ${visitors}
    from ${sql.table(table)} cross join ${scopes}
    where scope is not null and not further
    group by scope, starts, kind
  )
  select scope, grain, date_trunc(grain::text, starts, 'UTC') as starts, kind,
    sum(events)::int as events, sum(visitors)::int as visitors
  from days cross join unnest(enum_range(null::interaction_grain)) as grain
  group by scope, grain, date_trunc(grain::text, starts, 'UTC'), kind`;

const interestColumns = sql.join(
  interestNames.map((name) => sql`${countOf(interests[name])} as ${sql.ref(name)}`),
);

/**
 * The interest in single things that they come to: scope, dimension, starts, value, columns of
 * `interests`, visitors. By the month: of most things little happens in a day, and a row for each
 * would be larger than what happened.
 */
export const interestOf = (table: string): RawBuilder<unknown> => sql`
  select scope, dimension, date_trunc('month', happened_at at time zone 'UTC')::date as starts, value,
    ${interestColumns}, ${visitors}
  from ${sql.table(table)} cross join ${scopes}
  cross join lateral (values
    ('company'::interaction_dimension, case when scope is distinct from company then company end),
    ('product', product),
    ('document', document),
    ('portal', case when scope is distinct from portal then portal end),
    ('country', country), ('audience', audience), ('words', words)) as parts (dimension, value)
  where scope is not null and value is not null and (dimension = 'product' or not further)
    and kind in (${sql.join(interestKinds.map((kind) => sql.lit(kind)))})
  group by scope, dimension, date_trunc('month', happened_at at time zone 'UTC')::date, value`;

/** Adds what the rows of a table come to. */
export const addCounts = (table: string): RawBuilder<unknown> => sql`
  insert into interaction_counts as counts (scope, grain, starts, kind, events, visitors)
  ${countsOf(table)}
  on conflict (scope, grain, starts, kind) do update
  set events = counts.events + excluded.events, visitors = counts.visitors + excluded.visitors`;

const added = [...interestNames, "visitors"];
const columns = sql.join(added.map((name) => sql.ref(name)));
const sums = sql.join(
  added.map(
    (name) => sql`${sql.ref(name)} = interest.${sql.ref(name)} + excluded.${sql.ref(name)}`,
  ),
);

export const addInterest = (table: string): RawBuilder<unknown> => sql`
  insert into interaction_interest as interest (scope, dimension, starts, value, ${columns})
  ${interestOf(table)}
  on conflict (scope, dimension, starts, value) do update set ${sums}`;
