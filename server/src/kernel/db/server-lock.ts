import { setTimeout as pause } from "node:timers/promises";
import { StartError } from "../start-error.ts";
import { type Connection, openConnection } from "./connection.ts";

export interface ServerLock {
  release(): Promise<void>;
}

interface LockedDatabase {
  url: string;
  data: string;
}

/** Any number that nothing else locks; the server's is the embedded database's one owner. */
const lockKey = 7_238_001;
/** A server that was told to end finishes its requests first; a restart waits for that long. */
const patience = 10_000;
const retryAfter = 250;

/** Claims the embedded database for this server: two of them would not know of each other's files. */
export async function lockServer({ url, data }: LockedDatabase): Promise<ServerLock> {
  const deadline = Date.now() + patience;
  for (;;) {
    const lock = await tryLockServer(url);
    if (lock) return lock;
    if (Date.now() > deadline) {
      throw new StartError(`Another Neroli server is already using the data folder ${data}.`);
    }
    await pause(50);
  }
}

/** The lock, or undefined while a server holds it. Throws when the database cannot be reached. */
export async function tryLockServer(url: string): Promise<ServerLock | undefined> {
  const client = await tryLock(url);
  return client && keep(url, client);
}

/** The connection that holds the lock, or undefined when another one does. */
async function tryLock(url: string): Promise<Connection | undefined> {
  const client = await openConnection(url, { keepAlive: true });
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      "select pg_try_advisory_lock($1) as locked",
      [lockKey],
    );
    if (rows[0]?.locked) return client;
    await client.end();
    return undefined;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/** PostgreSQL drops all connections when one of its processes crashes: the lock is taken again. */
function keep(url: string, first: Connection): ServerLock {
  let client: Connection | undefined;
  let timer: NodeJS.Timeout | undefined;
  let released = false;
  const hold = (next: Connection) => {
    client = next;
    next.once("end", () => {
      if (!released) timer = setTimeout(again, retryAfter);
    });
  };
  const again = async () => {
    const next = await tryLock(url).catch(() => undefined);
    if (released) await next?.end();
    else if (next) hold(next);
    else timer = setTimeout(again, retryAfter);
  };
  hold(first);
  return {
    async release() {
      released = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
