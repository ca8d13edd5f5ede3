import { type Embedded, startEmbedded } from "./embedded.ts";
import { isServerRunning, lockServer, type ServerLock } from "./server-lock.ts";

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
  return lockServer({ url, data }).catch((error: Error & { code?: string }) => {
    const ended = error.code === "ECONNREFUSED" || error.code?.startsWith("57P");
    if (ended || error.message === "Connection terminated unexpectedly") return undefined;
    throw error;
  });
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
      if (!adopted && !(await isServerRunning(url))) await stop();
    },
  };
}
