import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { DB } from "../../../db/types.ts";
import { type NewEvent, type PlacedEvent, publish, writeEvents } from "../events/events.ts";
import { noteOwn } from "../events/own-events.ts";
import { placed } from "../events/places.ts";
import { WatchedConnection } from "./connection.ts";
import type { JournalPlace } from "./journal.ts";
import { noteQuery } from "./note-query.ts";
import { loseHope, patience } from "./patience.ts";
import { openReplica, type Reading, type Replica } from "./replica.ts";

// Counts and sizes fit a JavaScript number; a date column is a calendar day, not a moment.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, String);

interface Pool {
  pool: pg.Pool;
  kysely: Kysely<DB>;
  /** Ends its connections at once: what is asked on them fails. */
  cut(): void;
  close(): Promise<void>;
}
/** For what somebody waits for, for what may take its time, and to ask whether it answers. */
let pools: { requests: Pool; longWork: Pool; health: Pool } | undefined;
/** A standby beside it, and what readings are asked by. */
let standby: { pools: Pool[]; replica: Replica; kysely: Kysely<DB> } | undefined;
const working = new AsyncLocalStorage<"long">();
const readings = new AsyncLocalStorage<Reading>();

/** Milliseconds. PostgreSQL ends what takes longer; `query_timeout` is for one that is silent. */
const requestLimits = {
  statement_timeout: 60_000,
  lock_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  query_timeout: 75_000,
};
const longLimits = {
  statement_timeout: 1_800_000,
  lock_timeout: 300_000,
  idle_in_transaction_session_timeout: 1_800_000,
};
/** An answer within a second: whoever routes requests waits for no more. */
const healthLimits = { connectionTimeoutMillis: 800, query_timeout: 800, max: 1 };
const answerMilliseconds = 900;
/** The primary is there: nobody waits long to be let in. */
const replicaLimits = { ...requestLimits, connectionTimeoutMillis: 500 };

/** Beyond all others: the replica has not reached it, until the primary tells its own again. */
const unknownPlace: JournalPlace = Number.MAX_SAFE_INTEGER;

interface Scope {
  transaction: Transaction<DB>;
  events: PlacedEvent[];
  /** Whether this process's followers have heard of the events: not where they come to nothing. */
  heard: PromiseWithResolvers<boolean>;
  /** The failure of a joining command: whoever catches it cannot save the transaction any more. */
  failure?: { error: unknown };
  ended: boolean;
}
const scope = new AsyncLocalStorage<Scope>();

/**
 * Opens the process's pools, that of requests of at most `max` connections; each is made when it is
 * first needed, and whoever waits for one too long is refused. Readings are answered by the standby
 * at `replica_url`, where there is one.
 */
export function connect(
  url: string,
  { max = 10, replica_url }: { max?: number; replica_url?: string | undefined } = {},
): void {
  const requests = openPool({ connectionString: url, max, ...requestLimits });
  const longWork = openPool({ connectionString: url, max: Math.ceil(max / 2), ...longLimits });
  const health = openPool({ connectionString: url, ...healthLimits });
  pools = { requests, longWork, health };
  if (!replica_url) return;
  const options = { connectionString: replica_url, ...replicaLimits };
  const own = openPool({ ...options, max });
  const ownHealth = openPool({ ...options, ...healthLimits });
  const replica = openReplica({
    primary: requests.pool,
    replica: own.pool,
    primaryHealth: health.pool,
    replicaHealth: ownHealth.pool,
    cut: own.cut,
  });
  const pool = replica.poolFor(() => readings.getStore() ?? { from: 0, ended: true });
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: noteQuery });
  standby = { pools: [own, ownHealth], replica, kysely };
}

/** One whose connections are watched. */
function openPool(options: pg.PoolConfig): Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: patience.connect,
    ...options,
    Client: WatchedConnection,
  });
  const open = new Set<WatchedConnection>();
  // A lost connection fails the queries on it and is replaced by the pool. The event tells it a
  // second time, and without a listener would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    if (!(client instanceof WatchedConnection)) return;
    open.add(client);
    client.once("end", () => open.delete(client));
  });
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: noteQuery });
  const cut = () => {
    for (const client of open) client.cut();
  };
  const close = async () => {
    const timer = setTimeout(cut, patience.end);
    await kysely.destroy();
    clearTimeout(timer);
  };
  return { pool, kysely, cut, close };
}

/** Closes the pools when the queries that go on are done, or after a moment without them. */
export async function disconnect(): Promise<void> {
  const closing = [...Object.values(pools ?? {}), ...(standby?.pools ?? [])];
  standby?.replica.stop();
  pools = undefined;
  standby = undefined;
  await Promise.all(closing.map(({ close }) => close()));
}

let asking: Promise<boolean> | undefined;

/** Whether the database answers; told within a second, whatever happens, and asked once for all. */
export function isReachable(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(): Promise<boolean> {
  const answer = pools?.health.pool.query("select 1").then(
    () => true,
    () => false,
  );
  const late = pause(answerMilliseconds, false, { ref: false });
  return (await Promise.race([answer, late])) ?? false;
}

/**
 * Before the process ends: where nobody answers, what is asked fails now and not in its time.
 * Answers the milliseconds that the end may take then.
 */
export async function hurryWhenAway(): Promise<number | undefined> {
  if (!pools || (await isReachable())) return undefined;
  loseHope();
  for (const { pool } of Object.values(pools))
    pool.options.connectionTimeoutMillis = patience.connect;
  return patience.hopeless;
}

/** The database, or the transaction that the caller stands in. Throws before `connect`. */
export const db = (): Kysely<DB> => scope.getStore()?.transaction ?? ofReading() ?? primary();

function ofReading(): Kysely<DB> | undefined {
  const reading = readings.getStore();
  return reading && !reading.ended && !working.getStore() ? standby?.kysely : undefined;
}

function primary(): Kysely<DB> {
  const current = pools?.[working.getStore() ? "longWork" : "requests"];
  if (!current) throw new Error("not connected to a database");
  return current.kysely;
}

/** Whether what is only read may be answered by a standby. */
export const hasReplica = (): boolean => standby !== undefined;

/** What the replica is measured by; null without one. */
export const measuredReplica = () => standby?.replica.measured() ?? null;

/**
 * Does what reads and changes nothing for somebody who has seen what was committed up to this place,
 * and who finds all of that in it. The replica answers where it has it; whatever work does change
 * goes to the primary, and so does what it reads from then on.
 */
export async function reading<T>(from: JournalPlace, work: () => Promise<T>): Promise<T> {
  const own: Reading = { from, ended: false };
  try {
    return await readings.run(own, work);
  } finally {
    // What was begun in it and goes on is not waited for, and may change things.
    own.ended = true;
  }
}

/** The primary's place of now: whatever is committed is found by who reads on from there. */
export async function placeOfNow(): Promise<JournalPlace> {
  if (!standby) throw new Error("no replica");
  return standby.replica.placeOfNow();
}

/** What was committed up to there is known to this process: no reading is older from now on. */
export const noteKnown = (place: JournalPlace): void => standby?.replica.noteKnown(place);

/**
 * Work that nobody waits for may take its time, half an hour a statement: jobs, imports, what the
 * start reads. It has connections of its own, so that those who wait are not kept waiting by it.
 */
export const longWork = <T>(work: () => Promise<T>): Promise<T> => working.run("long", work);

/** The pool itself, for what Kysely does not do: LISTEN, COPY. It knows of no transaction. */
export function rawPool(): pg.Pool {
  if (!pools) throw new Error("not connected to a database");
  return pools.requests.pool;
}

/** How many connections each pool has open, how many of them rest, and how many calls wait for one. */
export const poolsInUse = (): { pool: string; state: string; value: number }[] =>
  Object.entries(pools ?? {}).flatMap(([pool, { pool: own }]) => [
    { pool, state: "open", value: own.totalCount },
    { pool, state: "at rest", value: own.idleCount },
    { pool, state: "waited for", value: own.waitingCount },
  ]);

/**
 * Runs a command in one transaction and answers what it answers. A command called by another joins
 * its transaction, and its failure is the failure of the whole, also when it is caught: nothing is
 * ever half done. A throw rolls everything back and goes on to the caller.
 *
 * Events emitted inside are written with it and published after the commit, before the caller goes
 * on: its next read finds the change everywhere.
 */
export async function transaction<T>(work: () => Promise<T>): Promise<T> {
  const outer = scope.getStore();
  if (outer) return join(outer, work);
  const events: PlacedEvent[] = [];
  const heard = Promise.withResolvers<boolean>();
  const result = await primary()
    .transaction()
    .execute((transaction) => run({ transaction, events, heard, ended: false }, work))
    .catch((error: unknown) => {
      heard.resolve(false);
      throw error;
    });
  const own = readings.getStore();
  if (own) own.ended = true;
  // Before followers hear of it: what they make anew is not made of less.
  if (standby && events.length > 0) noteKnown(await placeOfNow().catch(() => unknownPlace));
  // Committed is committed. Followers that fail are given the events again by follow.ts, which
  // reports when they fail for good.
  const told = events.length === 0 ? Promise.resolve() : publish(events);
  await told.then(
    () => heard.resolve(true),
    () => heard.resolve(false),
  );
  return result;
}

function run<T>(own: Scope, work: () => Promise<T>): Promise<T> {
  return scope.run(own, async () => {
    try {
      const value = await work();
      if (own.failure) throw own.failure.error;
      const transaction_id = await writeEvents(own.transaction, own.events);
      if (transaction_id !== null) noteOwn(transaction_id, own.heard.promise);
      return value;
    } finally {
      own.ended = true;
    }
  });
}

async function join<T>(outer: Scope, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    outer.failure ??= { error };
    throw error;
  }
}

/** Whether the caller stands in a transaction, which holds a connection until it ends. */
export const isInTransaction = (): boolean => scope.getStore()?.ended === false;

/** Records what the current command did, for listeners. Outside a transaction it is a mistake. */
export function emit(...events: NewEvent[]): void {
  const current = scope.getStore();
  if (!current || current.ended) throw new Error("emit() outside a transaction");
  current.events.push(...events.map(placed));
}
