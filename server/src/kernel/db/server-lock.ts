import { setTimeout as pause } from "node:timers/promises";
import { StartError } from "../start-error.ts";
import { openConnection } from "./connection.ts";
import { type HeldLock, holdLock, tryLock } from "./held-lock.ts";
import { patience } from "./patience.ts";

interface LockedDatabase {
  url: string;
  data: string;
}

/** Any number that nothing else locks; of all servers one holds it. */
const lockKey = 7_238_001;

/** Claims the embedded database for this server: two of them would not know of each other's files. */
export async function lockServer({ url, data }: LockedDatabase): Promise<HeldLock> {
  const deadline = Date.now() + patience.handover;
  const take = () =>
    tryLock(() => openConnection(url, { keepAlive: true }), {
      text: "select pg_try_advisory_lock($1) as locked",
      values: [lockKey],
    });
  for (;;) {
    const client = await take();
    if (client) return holdLock(client, take);
    if (Date.now() > deadline) {
      throw new StartError(`Another Neroli server is already using the data folder ${data}.`);
    }
    await pause(50);
  }
}
