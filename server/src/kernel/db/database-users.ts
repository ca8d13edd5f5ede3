import { type Connection, isDatabaseGone, openConnection } from "./connection.ts";
import { holdLock, tryLock } from "./held-lock.ts";

/** Any number that nothing else locks; every process that uses the embedded database shares it. */
const lockKey = 7_238_003;

export interface DatabaseUse {
  /** Ends this process's use; stops the database when no other process uses it. */
  leave(stop: () => Promise<void>): Promise<void>;
}

/**
 * Notes that this process uses the embedded database, whoever started it: it is stopped by the last
 * that leaves. Waits for one that is stopping it just now; undefined when it has ended then.
 */
export async function joinUsers(url: string): Promise<DatabaseUse | undefined> {
  const share = () =>
    tryLock(open(url), {
      text: "select true as locked from pg_advisory_lock_shared($1)",
      values: [lockKey],
    });
  try {
    const client = await share();
    if (!client) return undefined;
    const lock = holdLock(client, share);
    const use = { leave: (stop: () => Promise<void>) => leave({ url, lock, stop }) };
    // A database that ends drops its connections one by one, that of who stops it perhaps before
    // ours, which then has the lock for a moment. New connections it refuses from the first on.
    const isThere = await answers(url);
    if (!isThere) await lock.release();
    return isThere ? use : undefined;
  } catch (error) {
    if (isDatabaseGone(error)) return undefined;
    throw error;
  }
}

interface Leaving {
  url: string;
  lock: { release(): Promise<void> };
  stop(): Promise<void>;
}

async function leave({ url, lock, stop }: Leaving): Promise<void> {
  await lock.release();
  const alone = await lockAlone(url);
  if (!alone) return;
  // Locked until the end: whoever comes now waits, and starts the database anew.
  await stop();
  await alone.end().catch(() => {});
}

/** Undefined while others use the database, and when it has ended already. */
async function lockAlone(url: string): Promise<Connection | undefined> {
  try {
    return await tryLock(open(url), {
      text: "select pg_try_advisory_lock($1) as locked",
      values: [lockKey],
    });
  } catch (error) {
    if (isDatabaseGone(error)) return undefined;
    throw error;
  }
}

const open = (url: string) => () => openConnection(url, { keepAlive: true });

async function answers(url: string): Promise<boolean> {
  try {
    const probe = await openConnection(url);
    await probe.end();
    return true;
  } catch (error) {
    if (isDatabaseGone(error)) return false;
    throw error;
  }
}
