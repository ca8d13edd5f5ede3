import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Period, periodOf } from "@neroli/contract/analytics/periods.ts";
import { sql } from "kysely";
import type { Scope } from "../server/src/analytics/queries/counts.ts";
import { rollUp } from "../server/src/interactions/commands/roll-up.ts";
import { writeInbox } from "../server/src/interactions/commands/write-inbox.ts";
import { connect, db, disconnect, longWork, transaction } from "../server/src/kernel/db/db.ts";
import { startEmbedded } from "../server/src/kernel/db/embedded.ts";
import { migrate } from "../server/src/kernel/db/migrate.ts";
import { readDashboard } from "./analytics/dashboard.ts";
import { countInteractions, createInteractions, createThings, months } from "./analytics/world.ts";
import { quantile } from "./figures/quantile.ts";

// npm run bench -- analytics [events] [folder]: so many interactions over 24 months in PostgreSQL on
// this machine. The dashboard of twelve months, of companies of each size, and the history of one
// reader with one supplier are asked while 5,000 events come in each second; beside it the same
// questions asked of the interactions themselves. A folder that is named is kept, and what it has is
// not made again.

const [events = "5000000", kept] = process.argv.slice(2);
const target = { dashboard_p95_ms: 150, history_p95_ms: 50, events_per_second: 5_000 };
const asks = 400;
const rawAsks = 3;
const batchesPerTick = 5;
const tickMilliseconds = 20;

const folder = kept ?? (await mkdtemp(path.join(tmpdir(), "neroli-bench-")));
const database = await startEmbedded(folder);
try {
  await migrate(database.url);
  connect(database.url);
  await measure();
} finally {
  await disconnect();
  await database.stop();
  if (!kept) await rm(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const counted = await countedMonths();
  if (counted > 0 && counted < months) throw new Error(`${folder} is half made: delete it`);
  const times = counted > 0 ? {} : await createWorld();
  const sizes = await sizesOf();
  console.table({
    ...{ events: sizes.events, months },
    ...times,
    "bytes an event": sizes.bytes_per_event,
    "bytes of counts an event": sizes.count_bytes_per_event,
  });

  const period = periodOf("last-year", new Date().toISOString().slice(0, 10));
  const companies = await companiesBySize();
  await readDashboard({ scope: companyOf(companies[0]?.id ?? 0), period });
  const coming = new AbortController();
  const told = send(coming.signal);
  const dashboards: number[] = [];
  const histories: number[] = [];
  for (let at = 0; at < asks; at++) {
    const scope = companies[at % companies.length]?.id ?? 0;
    dashboards.push(await timed(() => readDashboard({ scope: companyOf(scope), period })));
    histories.push(await timed(() => readHistory(scope, at)));
  }
  coming.abort();
  const rate = await told;
  const raw: number[] = [];
  for (let at = 0; at < rawAsks; at++) {
    const scope = companies[at % companies.length]?.id ?? 0;
    raw.push(await timed(() => readRaw(scope, period)));
  }
  const rows = {
    dashboard: { p50: atShare(dashboards, 0.5), p95: atShare(dashboards, 0.95) },
    "history of one reader": { p50: atShare(histories, 0.5), p95: atShare(histories, 0.95) },
    "of the interactions themselves": { p50: atShare(raw, 0.5), p95: atShare(raw, 0.95) },
  };
  console.table(rows);
  const result = {
    dashboard_p95_ms: rows.dashboard.p95,
    raw_p50_ms: rows["of the interactions themselves"].p50,
    history_p95_ms: rows["history of one reader"].p95,
    events_per_second: rate,
  };
  const holds =
    result.dashboard_p95_ms < target.dashboard_p95_ms &&
    result.history_p95_ms < target.history_p95_ms &&
    result.events_per_second >= target.events_per_second * 0.98;
  console.log(
    JSON.stringify({
      name: "analytics",
      target,
      ...result,
      ...sizes,
      holds,
    }),
  );
}

async function countedMonths(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct starts)::int as count from interaction_counts
    where scope = 0 and grain = 'month'`.execute(db());
  return rows[0]?.count ?? 0;
}

async function createWorld() {
  const started = performance.now();
  await longWork(() => transaction(createThings));
  await longWork(() => createInteractions(Number(events)));
  const made = performance.now();
  await longWork(countInteractions);
  return {
    "created in s": seconds(made - started),
    "counted in s": seconds(performance.now() - made),
  };
}

function companyOf(id: number): Scope {
  return { of: "company", id };
}

/** The largest, one in the middle, a small one. */
async function companiesBySize() {
  const { rows } = await sql<{ id: number }>`
    select scope as id from interaction_counts
    where scope > 0 and grain = 'month'
    group by scope order by sum(events) desc`.execute(db());
  return [0, 1, Math.floor(rows.length / 20), Math.floor(rows.length / 2)].flatMap(
    (place) => rows[place] ?? [],
  );
}

/** What comes in all the time, and is counted every ten seconds. Answers how many a second. */
async function send(signal: AbortSignal): Promise<number> {
  const began = performance.now();
  let sent = 0;
  let counting = Promise.resolve(0);
  let counted = began;
  const writing = new Set<Promise<void>>();
  while (!signal.aborted) {
    const due = ((performance.now() - began) / 1000) * target.events_per_second;
    if (sent < due) {
      const written = writeInbox(Array.from({ length: batchesPerTick }, batchOf)).finally(() =>
        writing.delete(written),
      );
      writing.add(written);
      sent += batchesPerTick * 20;
      if (writing.size > 4) await Promise.race(writing);
    } else await pause(tickMilliseconds / 4);
    if (performance.now() - counted > 10_000) {
      counted = performance.now();
      counting = counting.then(() => longWork(rollUp));
    }
  }
  const took = (performance.now() - began) / 1000;
  await Promise.all([...writing, counting]);
  return Math.round(sent / took);
}

function batchOf() {
  return {
    batch: randomUUID(),
    interactions: Array.from({ length: 20 }, (_, at) => ({
      ...{
        kind: at % 5 === 0 ? ("VIEW" as const) : ("IMPRESSION" as const),
        happened_at: new Date(),
      },
      ...{ product_key: `product-${1 + Math.floor(49_000 * Math.random() ** 3)}`, country: "DE" },
      words: `words ${1 + Math.floor(20_000 * Math.random() ** 3)}`,
    })),
  };
}

function readHistory(scope: number, turn: number) {
  return sql`
    select happened_at, kind, product from interactions
    where company = ${scope}
      and reader = (select min(id) + ${turn * 131} from interaction_readers)
    order by happened_at desc limit 50`.execute(db());
}

/** Of the questions of a dashboard those that weigh most. */
function readRaw(scope: number, { from, to }: Period) {
  return Promise.all(
    ["kind", "product, kind", "words, kind", "country", "audience"].map((columns) =>
      sql`
        select ${sql.raw(columns)}, count(*), count(*) filter (where firsts & 1 > 0) as visitors
        from interactions
        where company = ${scope} and happened_at >= ${from}::date and happened_at < ${to}::date + 1
        group by ${sql.raw(columns)} order by 2 desc limit 50`.execute(db()),
    ),
  );
}

async function sizesOf() {
  const { rows } = await sql<{ events: number; bytes: number; count_bytes: number }>`
    select (select count(*) from interactions) as events,
      (select sum(pg_total_relation_size(inhrelid)) from pg_inherits
        where inhparent = 'interactions'::regclass) as bytes,
      pg_total_relation_size('interaction_counts') + pg_total_relation_size('interaction_interest')
        as count_bytes`.execute(db());
  const { events: count = 1, bytes = 0, count_bytes = 0 } = rows[0] ?? {};
  return {
    events: count,
    bytes_per_event: Math.round(bytes / count),
    count_bytes_per_event: Math.round(count_bytes / count),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const atShare = (taken: readonly number[], share: number): number =>
  Math.round(quantile(taken, share) * 10) / 10;

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10;
}
