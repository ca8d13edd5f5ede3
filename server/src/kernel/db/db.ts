import { AsyncLocalStorage } from "node:async_hooks";
import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { DB } from "../../../db/types.ts";
import { type NewEvent, publish, writeEvents } from "../outbox/outbox.ts";

// Counts and sizes fit a JavaScript number; a date column is a calendar day, not a moment.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, String);

let pool: pg.Pool | undefined;
let kysely: Kysely<DB> | undefined;

interface Scope {
  transaction: Transaction<DB>;
  events: NewEvent[];
}
const scope = new AsyncLocalStorage<Scope>();

/** Opens the process's pool. */
export function connect(url: string, max = 10): void {
  pool = new pg.Pool({ connectionString: url, max });
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

export async function disconnect(): Promise<void> {
  await kysely?.destroy();
  kysely = undefined;
  pool = undefined;
}

/** The database, or the transaction that the caller stands in. */
export function db(): Kysely<DB> {
  const current = scope.getStore()?.transaction ?? kysely;
  if (!current) throw new Error("not connected to a database");
  return current;
}

/** The pool itself, for what Kysely does not do: LISTEN, COPY. */
export function rawPool(): pg.Pool {
  if (!pool) throw new Error("not connected to a database");
  return pool;
}

/**
 * Runs a command in one transaction; a command called by another joins its transaction. Events
 * emitted inside are written with it and published after the commit, before the caller goes on.
 */
export async function transaction<T>(work: () => Promise<T>): Promise<T> {
  if (scope.getStore()) return work();
  const events: NewEvent[] = [];
  const result = await db()
    .transaction()
    .execute((transaction) =>
      scope.run({ transaction, events }, async () => {
        const value = await work();
        await writeEvents(transaction, events);
        return value;
      }),
    );
  if (events.length > 0) await publish(events);
  return result;
}

/** Records what the current command did, for listeners. Outside a transaction it is a mistake. */
export function emit(...events: NewEvent[]): void {
  const current = scope.getStore();
  if (!current) throw new Error("emit() outside a transaction");
  current.events.push(...events);
}
