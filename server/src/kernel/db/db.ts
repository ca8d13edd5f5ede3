import { AsyncLocalStorage } from "node:async_hooks";
import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { DB } from "../../../db/types.ts";
import { type NewEvent, publish, writeEvents } from "../events/events.ts";

// Counts and sizes fit a JavaScript number; a date column is a calendar day, not a moment.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, String);

let pool: pg.Pool | undefined;
let kysely: Kysely<DB> | undefined;

interface Scope {
  transaction: Transaction<DB>;
  events: NewEvent[];
  /** The failure of a joining command: whoever catches it cannot save the transaction any more. */
  failure?: { error: unknown };
  ended: boolean;
}
const scope = new AsyncLocalStorage<Scope>();

/** Opens the process's pool of at most `max` connections; each is made when it is first needed. */
export function connect(url: string, max = 10): void {
  pool = new pg.Pool({ connectionString: url, max });
  // A lost connection fails the queries on it and is replaced by the pool. The event tells it a
  // second time, and without a listener would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

/** Closes the pool when the queries that go on are done. */
export async function disconnect(): Promise<void> {
  await kysely?.destroy();
  kysely = undefined;
  pool = undefined;
}

/** The database, or the transaction that the caller stands in. Throws before `connect`. */
export function db(): Kysely<DB> {
  const current = scope.getStore()?.transaction ?? kysely;
  if (!current) throw new Error("not connected to a database");
  return current;
}

/** The pool itself, for what Kysely does not do: LISTEN, COPY. It knows of no transaction. */
export function rawPool(): pg.Pool {
  if (!pool) throw new Error("not connected to a database");
  return pool;
}

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
  const events: NewEvent[] = [];
  const result = await db()
    .transaction()
    .execute((transaction) => run({ transaction, events, ended: false }, work));
  // Committed is committed. Followers that fail are given the events again by follow.ts, which
  // reports when they fail for good.
  if (events.length > 0) await publish(events).catch(() => {});
  return result;
}

function run<T>(own: Scope, work: () => Promise<T>): Promise<T> {
  return scope.run(own, async () => {
    try {
      const value = await work();
      if (own.failure) throw own.failure.error;
      await writeEvents(own.transaction, own.events);
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
  current.events.push(...events);
}
