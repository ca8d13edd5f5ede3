import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "kysely";
import { db, transaction } from "../db/db.ts";
import { AppError } from "../errors.ts";

/** A call that came with an idempotency key. */
export interface KeyedCall {
  user_key: string;
  /** Method and address. */
  call: string;
  idempotency_key: string;
  /** The hash of what was sent; of a file once it has been read to its end. */
  contentHash(): string;
}

interface Scope {
  keyed: KeyedCall;
  /** A command calls others: what the outermost makes is what the call makes. */
  claimed: boolean;
}
const scope = new AsyncLocalStorage<Scope>();

/** Lets `once` within the handler know the key that its call came with. */
export const withKey = <T>(keyed: KeyedCall, handler: () => Promise<T>): Promise<T> =>
  scope.run({ keyed, claimed: false }, handler);

/**
 * A transaction that makes something, in place of `transaction`: when the call that it serves has
 * been made before with the same key, it makes nothing and answers what it answered then, keys of
 * what was made. The key is kept with the work: who kills the process between the commit and the
 * answer doubles nothing. Of two at the same moment the second waits for the first; a first that
 * fails leaves the key to the next try. The same key with other content is refused, so that nothing
 * that a person typed is lost silently. Without a key it is a transaction as any other.
 *
 * Who may not do it any more is refused before it, or by the reading of what was made.
 */
export async function once<T>(work: () => Promise<T>): Promise<T> {
  const current = scope.getStore();
  if (!current || current.claimed) return transaction(work);
  current.claimed = true;
  return transaction(async () => {
    const before = await claim(current.keyed);
    if (before) return before.outcome as T;
    const outcome = await work();
    await note(current.keyed, outcome);
    return outcome;
  });
}

/** What it made the last time; null when this is the first. */
async function claim(keyed: KeyedCall): Promise<{ outcome: unknown } | null> {
  const { user_key, call, idempotency_key } = keyed;
  const content_hash = keyed.contentHash();
  const { numInsertedOrUpdatedRows } = await db()
    .insertInto("calls_made_once")
    .values({ user_key, call, idempotency_key, content_hash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return null;
  const before = await rowOf(keyed).executeTakeFirstOrThrow();
  if (before.content_hash !== content_hash) throw new AppError("request.already-sent");
  return before;
}

const rowOf = ({ user_key, call, idempotency_key }: KeyedCall) =>
  db()
    .selectFrom("calls_made_once")
    .where("user_key", "=", user_key)
    .where("call", "=", call)
    .where("idempotency_key", "=", idempotency_key)
    .select(["content_hash", "outcome"]);

const note = ({ user_key, call, idempotency_key }: KeyedCall, outcome: unknown) =>
  db()
    .updateTable("calls_made_once")
    .set({ outcome: JSON.stringify(outcome ?? null) })
    .where("user_key", "=", user_key)
    .where("call", "=", call)
    .where("idempotency_key", "=", idempotency_key)
    .execute();

/**
 * Longer than somebody leaves a form lying that was sent and not answered. One that comes later is
 * taken for a new one.
 */
const keptDays = 30;

export async function forgetOldCalls(): Promise<void> {
  await sql`delete from calls_made_once
    where made_at < now() - ${keptDays} * interval '1 day'`.execute(db());
}
