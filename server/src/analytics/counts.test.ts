import {
  type InteractionKind,
  interactionKinds,
} from "@neroli/contract/enumerations/interactions.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rollUp } from "../interactions/commands/roll-up.ts";
import { createInteractions } from "../interactions/factory.ts";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { randomOf } from "../kernel/testing/fuzz/random.ts";
import { createEvent } from "../portals/factory.ts";
import { createProduct } from "../products/factory.ts";
import { type Asked, type Dimension, type Scope, selectInterest, sumOf } from "./queries/counts.ts";

const days = 130;
const dayMilliseconds = 86_400_000;
const dimensions: Dimension[] = ["product", "document", "country", "audience", "words"];
const bits = { company: 1, portal: 2, neroli: 4 };
/** The last of them is today. */
const dayAt = (at: number) => dayOf(new Date(Date.now() - (days - 1 - at) * dayMilliseconds));

let database: FreshDatabase;
let scopes: Scope[];

beforeAll(async () => {
  database = await freshDatabase();
  const products = await Promise.all([createProduct(), createProduct(), createProduct()]);
  const portal = (await createEvent()).key;
  const random = randomOf(7);
  const maybe = <T>(value: T) => (random.chance(0.6) ? value : null);
  await createInteractions(
    Array.from({ length: 4_000 }, () => ({
      kind: random.pick(interactionKinds),
      happened_at: new Date(
        Date.parse(dayAt(random.below(days - 1))) + random.below(dayMilliseconds),
      ),
      ...{ product_key: random.pick(products).key, event_key: maybe(portal) },
      ...{ country: maybe(random.pick(["DE", "FR"])), words: maybe(random.pick(["a", "b"])) },
      ...{ firsts: random.below(8), further: random.chance(0.2) },
    })),
  );
  await createInteractions([{ kind: "VIEW", product_key: products[0].key, country: "DE" }]);
  await rollUp();
  const { rows } = await sql<{ id: number; event_key: string | null }>`
    select id, event_key from interaction_things
    where num_nonnulls(company_key, event_key) = 1`.execute(db());
  scopes = [
    { of: "neroli", id: 0 },
    ...rows.map(({ id, event_key }) => ({ of: event_key ? "portal" : "company", id }) as const),
  ];
  expect(scopes).toHaveLength(5);
});
afterAll(() => database.close());

/** By another way: each interaction is looked at. */
async function recount({ scope, period }: Asked, dimension: Dimension) {
  const { rows } = await sql<{ value: number; kind: InteractionKind; first: boolean }>`
    select ${sql.ref(dimension)} as value, kind, firsts & ${sql.lit(bits[scope.of])} > 0 as first
    from interactions
    where ${sql.ref(dimension)} is not null
      and ${dimension === "product" ? sql`true` : sql`not further`}
      and ${scope.of === "neroli" ? sql`true` : sql`${sql.ref(scope.of)} = ${scope.id}`}
      and kind::text ~ ${counting.source} and date_trunc('day', happened_at, 'UTC')
        between ${`${period.from}T00:00:00Z`} and ${`${period.to}T00:00:00Z`}`.execute(db());
  const byValue = new Map<number, typeof rows>();
  for (const row of rows) byValue.set(row.value, [...(byValue.get(row.value) ?? []), row]);
  return [...byValue].map(([value, all]) => {
    const of = (...kinds: InteractionKind[]) =>
      all.filter(({ kind }) => kinds.includes(kind)).length;
    return {
      ...{ value, impressions: of("IMPRESSION"), views: of("DETAILS", "VIEW") },
      ...{ kept: of("BOOKMARK", "COMPARISON"), downloads: of("DOWNLOAD") },
      requests: of("REQUEST_CONTACT", "REQUEST_SAMPLE", "REQUEST_DOCUMENT", "REQUEST_QUOTE"),
      empty_searches: of("SEARCH_WITHOUT_RESULTS"),
      visitors: all.filter(({ first }) => first).length,
    };
  });
}

const byValue = (one: { value: number }, other: { value: number }) => one.value - other.value;
const counting = /IMPRESSION|DETAILS|VIEW|BOOKMARK|COMPARISON|DOWNLOAD|REQUEST_|SEARCH_WITHOUT/;

const periods = Array.from({ length: 12 }, (_, at) => {
  const random = randomOf(11, at);
  const from = random.below(days);
  return { from: dayAt(from), to: dayAt(from + random.below(days - from)) };
});
periods.push({ from: dayAt(0), to: dayAt(days - 1) }, { from: dayAt(days - 1), to: "2999-12-31" });

test.each(periods)("from $from to $to each value counts what a recount finds", async (period) => {
  for (const scope of scopes) {
    for (const dimension of dimensions) {
      const asked = { scope, period };
      const counted = await selectInterest(asked, dimension)
        .groupBy("value")
        .select(["value", sumOf("impressions").as("impressions")])
        .select([sumOf("clicks", "views").as("views"), sumOf("kept").as("kept")])
        .select([sumOf("downloads").as("downloads"), sumOf("requests").as("requests")])
        .select([sumOf("empty_searches").as("empty_searches"), sumOf("visitors").as("visitors")])
        .execute();
      const expected = await recount(asked, dimension);
      expect(counted.sort(byValue)).toEqual(expected.sort(byValue));
    }
  }
});
