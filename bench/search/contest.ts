import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { catalogue, facetGroups, groupStarts } from "./catalogue.ts";
import type { Answer, Contestant } from "./contestant.ts";
import { contestants } from "./contestants.ts";
import { type Query, type QueryClass, queryClasses, readQueries } from "./queries.ts";
import type { Expected } from "./reference.ts";

// One contestant in a process of its own: builds, proves its answers, then is timed.

const [name = "", count = "", reference = ""] = process.argv.slice(2);
const millisecondsPerClass = 4_000;
const longestMilliseconds = 20_000;

interface Timed {
  p50: number;
  p95: number;
  max: number;
  asked: number;
  /** When each query is asked for the first time. */
  first: { p50: number; max: number };
}

export interface Result {
  name: string;
  /** Without the time that it takes to make the products. */
  build_seconds: number;
  megabytes: number;
  classes: Partial<Record<QueryClass, Timed>>;
  /** Queries a second when every processor answers, of who can share its memory. */
  per_second: Record<QueryClass, number> | null;
}

/** The first answer that differs from that of a scan of everything, in words; or the times. */
async function proveAll(
  contestant: Contestant,
  queries: readonly Query[],
  expected: readonly Expected[],
): Promise<string | number[]> {
  const free = contestant.countsOwnGroupFreely === true;
  const taken: number[] = [];
  for (const [at, query] of queries.entries()) {
    const wanted = expected[at];
    if (!wanted) throw new Error("the reference is not of these queries");
    const before = performance.now();
    const answer = await contestant.search(query);
    taken.push(performance.now() - before);
    const wrong = differenceOf(query, { answer, wanted, free });
    if (wrong) return `${name}, ${query.kind} ${query.text || query.filter}: ${wrong}`;
  }
  return taken.sort((a, b) => a - b);
}

interface Compared {
  answer: Answer;
  wanted: Expected;
  /** Groups that are filtered are not compared. */
  free: boolean;
}

function differenceOf(query: Query, { answer, wanted, free }: Compared): string | undefined {
  if (answer.total !== wanted.total) return `${answer.total} found instead of ${wanted.total}`;
  const skipped = new Set(free ? query.filter.map(groupOf) : []);
  const value = wanted.counts.findIndex(
    (count, at) => !skipped.has(groupOf(at)) && answer.counts[at] !== count,
  );
  if (value < 0) return undefined;
  return `value ${value} counted ${answer.counts[value]}, not ${wanted.counts[value]}`;
}

const groupOf = (value: number) =>
  facetGroups.findIndex((_, group) => value < (groupStarts[group + 1] ?? 0));

async function time(
  contestant: Contestant,
  queries: readonly Query[],
): Promise<Omit<Timed, "first">> {
  const taken: number[] = [];
  const started = performance.now();
  const isOver = () => {
    const passed = performance.now() - started;
    return (
      passed > longestMilliseconds ||
      (passed > millisecondsPerClass && taken.length >= queries.length)
    );
  };
  for (let at = 0; !isOver(); at++) {
    const query = queries[at % queries.length] as Query;
    const before = performance.now();
    await contestant.search(query);
    taken.push(performance.now() - before);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) => quantile(taken, share);
  return { p50: at(0.5), p95: at(0.95), max: at(1), asked: taken.length };
}

const quantile = (sorted: readonly number[], share: number) =>
  rounded(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

/** Milliseconds that go into making the products alone. */
function timeOfProducts(): number {
  const started = performance.now();
  for (const _ of catalogue(Number(count)));
  return performance.now() - started;
}

/** Gives unused memory back to the system, which for large arrays happens a little later. */
async function giveBack(): Promise<void> {
  globalThis.gc?.();
  await setTimeout(1_000);
  // Pages that are kept for later use go, too.
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
}

async function contest(contestant: Contestant): Promise<Result> {
  const making = timeOfProducts();
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  const started = performance.now();
  await contestant.build(catalogue(Number(count)));
  const build_seconds = rounded((performance.now() - started - making) / 1_000);
  const expected: Partial<Record<QueryClass, Expected[]>> = JSON.parse(
    readFileSync(reference, "utf8"),
  );
  const queries = readQueries();
  const classes: Result["classes"] = {};
  await giveBack();
  const held = (await contestant.memory?.()) ?? process.memoryUsage.rss() - before;
  contestant.warmUp?.();
  for (const kind of queryClasses) {
    if (contestant.lacks?.includes(kind)) continue;
    const all = expected[kind] ?? [];
    const wanted = all.filter(({ apart }) => !apart);
    const asked = queries[kind].filter((_, at) => all[at]?.apart === false);
    // Whoever answers a class wrongly is not timed in it.
    const proved = await proveAll(contestant, asked, wanted);
    if (typeof proved === "string") console.error(proved);
    else {
      const first = { p50: quantile(proved, 0.5), max: quantile(proved, 1) };
      classes[kind] = { ...(await time(contestant, asked)), first };
    }
  }
  const per_second = (await contestant.together?.()) ?? null;
  await contestant.close?.();
  return { name, build_seconds, megabytes: Math.round(held / 2 ** 20), classes, per_second };
}

const create = contestants[name];
if (!create) throw new Error(`no contestant ${name}`);
console.log(JSON.stringify(await contest(create())));
