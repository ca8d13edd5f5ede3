import { setTimeout as pause } from "node:timers/promises";
import { tokenOf } from "../../e2e/session-of.ts";
import { openConnection } from "../../server/src/kernel/db/connection.ts";
import { migrationsLock } from "../../server/src/kernel/db/migrate.ts";
import { type Cluster, startCluster } from "../nodes/cluster.ts";
import { checkOut, commitsBeforeMigrations, type Version } from "../nodes/version.ts";
import { company, rowsOf, until } from "./asking.ts";
import type { Chaos, Scenario } from "./open-chaos.ts";

const perSecond = 200;
/** Milliseconds of load before anything is replaced: whoever serves people has done so for a while. */
const before = 15_000;
const product = "velourine-b3-pc";
const reads = [
  company,
  "/api/search/products/INGREDIENTS?query=niacinamide",
  `/ingredients/permalink/${product}`,
];
/** What a next version may bring, on tables that everybody reads and writes. */
const next = {
  "9998-next.sql": `create table next_things (id int generated always as identity primary key);
alter table products add column next_note text;
alter table users add column next_note text;
alter table bookmarks add column next_count int not null default 0;
`,
  "9999-next-index.sql": `-- each statement by itself
drop index concurrently if exists products_next;
create index concurrently products_next on products (company_key, name);
`,
};

/** Versions of before are replaced by this one, and this one by a next one and back, under load. */
export const upgrade: Scenario = {
  name: "upgrade",
  target: `from older versions' data to today's, on to a next version and back, at ${perSecond} requests a second: none fails, and nobody waits a second for what a migration holds`,
  rounds: 1,
  async run(chaos: Chaos) {
    const figures: Record<string, number | string> = {};
    let holds = true;
    const note = (name: string, { failed, answered, waited, usual, slowest }: Outcome) => {
      figures[name] =
        `${answered} answers, ${failed.length} failed, slowest ${usual} ms before and ${slowest} ms then; longest behind a migration ${waited.behindMigration} ms, behind each other ${waited.behindOthers} ms`;
      if (failed.length > 0) figures[`${name}, failures`] = [...new Set(failed)].join(" ");
      holds &&= failed.length === 0 && answered > 0 && waited.behindMigration < 1_000;
    };
    for (const commit of await commitsBeforeMigrations(chaos.rounds)) {
      const { main } = await checkOut(chaos, commit);
      const cluster = await startCluster(chaos, 1, { main });
      note(`${commit.slice(0, 8)} to today`, await replace(cluster));
      await endAll(cluster);
    }
    const newer = await checkOut(chaos, "HEAD", next);
    const cluster = await startCluster(chaos, 1);
    note("today to the next", await replace(cluster, newer));
    note("back to today", await replace(cluster));
    note("on to the next", await replace(cluster, newer));
    const [found] = await rowsOf<{ next: number }>(
      cluster.database,
      "select count(*)::int as next from migrations where name like '999%'",
    );
    return { holds: holds && found?.next === 2, figures };
  },
};

interface Outcome {
  answered: number;
  failed: string[];
  /** Milliseconds that an answer took at most in the last seconds before, and from then on. */
  usual: number;
  slowest: number;
  waited: Waited;
}

/** Starts a node of that version beside the one that serves, then ends this one, under load. */
async function replace(cluster: Cluster, version?: Version): Promise<Outcome> {
  const { front, proxy, webs, database } = cluster;
  const old = webs.at(-1);
  if (!old) throw new Error("nobody serves");
  const token = await tokenOf(front.origin, "buyer@neroli.example");
  const load = keepLoad(front.origin, token);
  const locks = watchLocks(database);
  let usual = 0;
  try {
    await pause(before / 2);
    load.measure();
    await pause(before / 2);
    usual = load.measure();
    webs.push(await cluster.web(version?.main));
    await until(async () => proxy.ready() === 2);
    await old.stop();
    proxy.remove(old.origin);
    webs.splice(webs.indexOf(old), 1);
    await pause(2_000);
  } catch (error) {
    // What is asked meanwhile ends before the database does.
    await Promise.allSettled([load.end(), locks()]);
    throw error;
  }
  return { ...(await load.end()), usual, waited: await locks() };
}

async function endAll({ webs, proxy }: Cluster): Promise<void> {
  for (const web of webs.splice(0)) {
    proxy.remove(web.origin);
    await web.stop();
  }
}

/** So many requests a second, whether or not those before are answered; one in ten changes something. */
function keepLoad(origin: string, token: string) {
  let answered = 0;
  let slowest = 0;
  const failed: string[] = [];
  const asked: Promise<void>[] = [];
  const one = async (turn: number) => {
    const began = performance.now();
    const read = reads[turn % reads.length] ?? company;
    const outcome = await (turn % 10 === 0 ? bookmark(origin, token) : fetch(`${origin}${read}`))
      .then(async (answer) => {
        await answer.arrayBuffer();
        return String(answer.status);
      })
      .catch(({ cause, message }: Error) => (cause as { code?: string })?.code ?? message);
    slowest = Math.max(slowest, Math.round(performance.now() - began));
    if (outcome === "200") answered += 1;
    else failed.push(outcome);
  };
  const begun = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - begun) / 1_000) * perSecond;
    while (asked.length < due) asked.push(one(asked.length));
  }, 10);
  return {
    /** Milliseconds that an answer took at most since this was asked last. */
    measure() {
      const most = slowest;
      slowest = 0;
      return most;
    },
    async end() {
      clearInterval(timer);
      await Promise.all(asked);
      return { answered, failed, slowest };
    },
  };
}

const bookmark = (origin: string, token: string) =>
  fetch(`${origin}/api/bookmarks/${product}`, {
    method: "PUT",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
    },
    body: "{}",
  });

/** In milliseconds, the longest that anybody waited for a table or a row. */
interface Waited {
  behindMigration: number;
  /** Two requests of one person, one after the other. */
  behindOthers: number;
}

/** Looks ten times a second who waits for whom. */
function watchLocks(database: string) {
  let over = false;
  const longest: Waited = { behindMigration: 0, behindOthers: 0 };
  const watching = (async () => {
    const client = await openConnection(database);
    while (!over) {
      const { rows } = await client.query<{ ms: number; migration: boolean }>(
        `select (extract(epoch from clock_timestamp() - waitstart) * 1000)::float8 as ms,
          pg_blocking_pids(pid) && array(
            select pid from pg_locks where granted and locktype = 'advisory' and objid = $1
          ) as migration
        from pg_locks
        where not granted and waitstart is not null
          and locktype in ('relation', 'tuple', 'transactionid')`,
        [migrationsLock],
      );
      for (const { ms, migration } of rows) {
        const kind = migration ? "behindMigration" : "behindOthers";
        longest[kind] = Math.max(longest[kind], Math.round(ms));
      }
      await pause(100);
    }
    await client.end();
  })();
  return async () => {
    over = true;
    await watching;
    return longest;
  };
}
