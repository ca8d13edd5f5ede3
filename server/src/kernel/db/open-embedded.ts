import { isDatabaseGone, openConnection } from "./connection.ts";
import { type Embedded, startEmbedded } from "./embedded.ts";
import { lockServer, type ServerLock, tryLockServer } from "./server-lock.ts";

export interface OpenDatabase {
  url: string;
  close(): Promise<void>;
}

/** The embedded database for the server: it is the only one, and stops it when it ends. */
export async function openForServer(data: string): Promise<OpenDatabase> {
  for (;;) {
    const embedded = await startEmbedded(data);
    const lock = await lockUnlessEnded(embedded, data);
    if (lock) return { url: embedded.url, close: () => closeForServer(embedded, lock) };
  }
}

/** Undefined when the server before us took the database down while we waited for it. */
async function lockUnlessEnded({ url }: Embedded, data: string): Promise<ServerLock | undefined> {
  let lock: ServerLock | undefined;
  try {
    lock = await lockServer({ url, data });
    // A database that ends drops its connections one by one, the holder's perhaps before ours: the
    // lock is then free for a moment. New connections it refuses from the first moment on.
    const probe = await openConnection(url);
    await probe.end();
    return lock;
  } catch (error) {
    await lock?.release();
    if (isDatabaseGone(error)) return undefined;
    throw error;
  }
}

async function closeForServer(embedded: Embedded, lock: ServerLock): Promise<void> {
  // Locked until the end: a server that starts now must not adopt what is about to stop.
  await embedded.stop();
  await lock.release();
}

/** The embedded database for a command beside a running server, or without one. */
export async function openForCommand(data: string): Promise<OpenDatabase> {
  const { url, adopted, stop } = await startEmbedded(data);
  return {
    url,
    async close() {
      if (adopted) return;
      const lock = await lockToStop(url);
      if (!lock) return;
      // Locked until the end: a server that starts now waits, and starts the database anew.
      await stop();
      await lock.release();
    },
  };
}

/** Undefined when a server uses the database, or has stopped it already. */
async function lockToStop(url: string): Promise<ServerLock | undefined> {
  try {
    return await tryLockServer(url);
  } catch (error) {
    if (isDatabaseGone(error)) return undefined;
    throw error;
  }
}
