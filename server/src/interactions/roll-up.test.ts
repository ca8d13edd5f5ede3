import { randomUUID } from "node:crypto";
import { interactionKinds } from "@neroli/contract/enumerations/interactions.ts";
import { segments } from "@neroli/contract/enumerations/products.ts";
import { type RawBuilder, sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { db, transaction } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type Random, randomOf } from "../kernel/testing/fuzz/random.ts";
import { createEvent } from "../portals/factory.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { countsOf, interestOf } from "./commands/counts-of.ts";
import { keepInteractions, keepMonths, provideMonths } from "./commands/keep-months.ts";
import { rollUp } from "./commands/roll-up.ts";
import { type Batch, type Interaction, writeInbox } from "./commands/write-inbox.ts";
import { createConsent } from "./factory.ts";

let database: FreshDatabase;
let products: string[];
let companies: string[];
let portal: string;
let person: string;

beforeAll(async () => {
  database = await freshDatabase();
  const made = await Promise.all(segments.map((segment) => createProduct({ segment })));
  products = made.map(({ key }) => key);
  companies = made.map(({ company_key }) => company_key);
  portal = (await createEvent()).key;
  person = (await createUser()).key;
  await createConsent(person, "RECORDED");
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate interactions, interaction_counts, interaction_interest, interaction_inbox, interaction_batches`.execute(
    db(),
  );
});

afterEach(() => keepInteractions(26));

const day = 86_400_000;

function batchesFrom(random: Random, count: number): Batch[] {
  const maybe = <T>(value: T) => (random.chance(0.5) ? value : null);
  const one = (): Interaction => ({
    kind: random.pick(interactionKinds),
    happened_at: new Date(Date.UTC(2026, 10, 2) - Math.floor(random.next() * 7 * day)),
    ...(random.chance(0.8)
      ? { product_key: random.pick(products) }
      : { company_key: random.pick(companies) }),
    document: maybe("0b6cf4ac-9a5c-4d53-8f44-1d3b9f0f7a01"),
    event_key: maybe(portal),
    user_key: maybe(person),
    country: maybe(random.pick(["DE", "FR", "JP"])),
    reader_type: maybe("CONSUMER_CARE_BRAND"),
    firsts: random.below(8),
    further: random.chance(0.2),
    words: maybe(random.pick(["niacinamide", "betaine"])),
  });
  return Array.from({ length: count }, () => ({
    batch: randomUUID(),
    interactions: Array.from({ length: 1 + random.below(20) }, one),
  }));
}

const rowsOf = async (counts: RawBuilder<unknown>) =>
  (
    await sql<{ row: object }>`select to_jsonb(counts) as row from (${counts}) as counts`.execute(
      db(),
    )
  ).rows
    .map(({ row }) => JSON.stringify(row))
    .sort();
const kept = async () => [
  ...(await rowsOf(sql`select * from interaction_counts`)),
  ...(await rowsOf(sql`select * from interaction_interest`)),
];
const recount = async () => [
  ...(await rowsOf(countsOf("interactions"))),
  ...(await rowsOf(interestOf("interactions"))),
];
const numberOf = async (table: "interactions" | "interaction_inbox") =>
  (await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db()))
    .rows[0]?.count;

test.each([1, 2, 3, 4, 5])(
  "what is counted is what a recount finds, whatever comes late, doubled and out of order (seed %i)",
  async (seed) => {
    const random = randomOf(seed);
    const batches = batchesFrom(random, 40);
    const again = batches.filter(() => random.chance(0.4));
    const told = [...batches, ...again].sort(() => random.next() - 0.5);
    while (told.length > 0) {
      const together = told.splice(0, 1 + random.below(6));
      await Promise.all([writeInbox(together), random.chance(0.3) ? rollUp() : null]);
    }
    await Promise.all([rollUp(), rollUp()]);
    const events = batches.flatMap(({ interactions }) => interactions);
    expect(await numberOf("interactions")).toBe(events.length);
    expect(await numberOf("interaction_inbox")).toBe(0);
    const counts = await kept();
    expect(counts.length).toBeGreaterThan(100);
    expect(counts).toEqual(await recount());
  },
);

test("a count that does not come to its end leaves what came in, and is made up for", async () => {
  const batches = batchesFrom(randomOf(9), 10);
  await writeInbox(batches);
  const waiting = await numberOf("interaction_inbox");
  const cut = transaction(async () => {
    await rollUp();
    throw new Error("cut");
  });
  await expect(cut).rejects.toThrow("cut");
  expect(await numberOf("interaction_inbox")).toBe(waiting);
  expect(await kept()).toEqual([]);
  await rollUp();
  expect(await kept()).toEqual(await recount());
});

test("counts as they are read: a view is one of its supplier, product, portal and of Neroli", async () => {
  const [product_key = ""] = products;
  const happened_at = new Date("2026-11-03T10:30:00Z");
  const told = {
    kind: "VIEW",
    happened_at,
    product_key,
    event_key: portal,
    country: "DE",
  } as const;
  await writeInbox([
    {
      batch: null,
      interactions: [
        { ...told, firsts: 7, reader_type: "CONSUMER_CARE_BRAND" },
        { ...told, happened_at: new Date("2026-11-03T11:10:00Z"), firsts: 0 },
      ],
    },
  ]);
  await rollUp();
  const [company_key = ""] = companies;
  const starts = (day: string) => new Date(`${day}T00:00:00Z`);
  const scopeNames = sql`coalesce(scopes.company_key, scopes.event_key, 'all') as scope`;
  const { rows: counts } = await sql`
    select ${scopeNames}, grain, starts, kind, events, visitors from interaction_counts
    left join interaction_things as scopes on scopes.id = scope`.execute(db());
  const viewed = { kind: "VIEW", events: 2, visitors: 1 };
  expect(new Set(counts)).toEqual(
    new Set(
      ["all", company_key, portal].flatMap((scope) => [
        { scope, grain: "day", starts: starts("2026-11-03"), ...viewed },
        { scope, grain: "month", starts: starts("2026-11-01"), ...viewed },
      ]),
    ),
  );
  const { rows: interest } = await sql`
    select ${scopeNames}, dimension,
      coalesce(things.company_key, things.product_key, things.event_key, things.code) as value,
      views, visitors
    from interaction_interest
    left join interaction_things as scopes on scopes.id = scope
    left join interaction_things as things on things.id = value
    where starts = '2026-11-01' and impressions + clicks + kept + downloads + requests = 0`.execute(
    db(),
  );
  const of = (scope: string, dimension: string, value: string, views = 2, visitors = 1) => ({
    ...{ scope, dimension, value, views, visitors },
  });
  const inEach = (scope: string) => [
    of(scope, "product", product_key),
    of(scope, "country", "DE"),
    of(scope, "audience", "CONSUMER_CARE_BRAND PERSONALCARE", 1, 1),
    of(scope, "audience", "NONE PERSONALCARE", 1, 0),
  ];
  expect(new Set(interest)).toEqual(
    new Set([
      ...inEach("all"),
      ...[of("all", "company", company_key), of("all", "portal", portal)],
      ...[...inEach(company_key), of(company_key, "portal", portal)],
      ...[...inEach(portal), of(portal, "company", company_key)],
    ]),
  );
});

test("months that are older than what is kept go, and what was counted of them stays", async () => {
  const old = new Date(Date.now() - 400 * day);
  const [company_key = ""] = companies;
  await writeInbox([
    {
      batch: null,
      interactions: [
        { kind: "VIEW", happened_at: old, company_key },
        { kind: "VIEW", happened_at: new Date(), company_key },
      ],
    },
  ]);
  await rollUp();
  const counted = await kept();
  keepInteractions(14);
  await keepMonths();
  expect(await numberOf("interactions")).toBe(2);
  keepInteractions(12);
  await keepMonths();
  expect(await numberOf("interactions")).toBe(1);
  expect(await kept()).toEqual(counted);
  await provideMonths(old, new Date());
});

test("a browser keeps its number as long as anything is kept that it did", async () => {
  const old = new Date(Date.now() - 400 * day);
  const [gone, stays] = [randomUUID(), randomUUID()];
  const [company_key = ""] = companies;
  const viewed = { kind: "VIEW", company_key } as const;
  await writeInbox([
    {
      batch: null,
      interactions: [
        { ...viewed, happened_at: old, visitor: gone },
        { ...viewed, happened_at: old, visitor: stays },
        { ...viewed, happened_at: new Date(), visitor: stays },
      ],
    },
  ]);
  await rollUp();
  const known = () =>
    db()
      .selectFrom("interaction_readers")
      .where("visitor", "in", [gone, stays])
      .select("visitor")
      .execute();
  keepInteractions(14);
  await keepMonths();
  expect(await known()).toHaveLength(2);
  keepInteractions(12);
  await keepMonths();
  expect(await known()).toEqual([{ visitor: stays }]);
  await provideMonths(old, new Date());
});

test("a company that is renamed is the same one", async () => {
  const { key } = await createCompany();
  const told = { kind: "VIEW", happened_at: new Date() } as const;
  await writeInbox([{ batch: null, interactions: [{ ...told, company_key: key }] }]);
  await rollUp();
  await db()
    .updateTable("companies")
    .set({ key: `${key}-new` })
    .where("key", "=", key)
    .execute();
  await writeInbox([{ batch: null, interactions: [{ ...told, company_key: `${key}-new` }] }]);
  await rollUp();
  const { rows } = await sql<{ events: number }>`
    select events from interaction_counts join interaction_things on id = scope
    where company_key = ${`${key}-new`} and grain = 'month'`.execute(db());
  expect(rows).toEqual([{ events: 2 }]);
});
