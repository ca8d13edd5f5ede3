import { type Connection, keepAsking } from "./connection.ts";

/** A lock that a connection of its own holds until it is released. */
export interface HeldLock {
  release(): Promise<void>;
}

const retryAfter = 250;

/**
 * Keeps a lock: PostgreSQL drops all connections when one of its processes crashes, and then `take`
 * is asked for a connection that holds it again, until there is one.
 */
export function holdLock(first: Connection, take: () => Promise<Connection | undefined>): HeldLock {
  let client: Connection | undefined;
  let timer: NodeJS.Timeout | undefined;
  let released = false;
  const hold = (next: Connection) => {
    client = next;
    keepAsking(next);
    next.once("end", () => {
      if (!released) timer = setTimeout(again, retryAfter);
    });
  };
  const again = async () => {
    const next = await take().catch(() => undefined);
    if (released) await next?.end();
    else if (next) hold(next);
    else timer = setTimeout(again, retryAfter);
  };
  hold(first);
  return {
    async release() {
      released = true;
      clearTimeout(timer);
      // Asked first: one that ends in the midst of a beat is cut off, and holds it for a while yet.
      await client?.query("select pg_advisory_unlock_all()").catch(() => {});
      await client?.end().catch(() => {});
    },
  };
}

/** The connection on which `take`, a query for a column `locked`, said yes; undefined for a no. */
export async function tryLock(
  open: () => Promise<Connection>,
  take: { text: string; values: readonly unknown[] },
): Promise<Connection | undefined> {
  const client = await open();
  try {
    const { rows } = await client.query<{ locked: boolean }>(take.text, [...take.values]);
    if (rows[0]?.locked) return client;
    await client.end();
    return undefined;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}
