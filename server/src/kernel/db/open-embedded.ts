import { existsSync } from "node:fs";
import path from "node:path";
import { log } from "../log/log.ts";
import { handOver } from "./app-role.ts";
import { type DatabaseUse, joinUsers } from "./database-users.ts";
import { startEmbedded } from "./embedded.ts";
import { lockServer } from "./server-lock.ts";

export interface OpenDatabase {
  url: string;
  close(): Promise<void>;
}

interface Settings {
  data: string;
  database_url?: string;
}

/** EX_UNAVAILABLE of sysexits.h. */
const exitCode = 69;

/** Without its database the process is of no use: whoever started it is told, and may try anew. */
function giveUp(data: string): never {
  const sentence = `The database in ${data} has ended and cannot be started again: see postgres/neroli.log there.`;
  process.stderr.write(`${sentence}\n`);
  log.fatal(sentence);
  process.exit(exitCode);
}

/** The embedded database for the server, of which there is one. */
export async function openForServer(data: string): Promise<OpenDatabase> {
  const { url, close } = await openForCommand(data);
  try {
    const lock = await lockServer({ url, data });
    return {
      url,
      async close() {
        await close();
        // Only now may the next server begin.
        await lock.release();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * The embedded database for a command, beside a running server or without one. Whoever of all its
 * users closes it last stops it, whoever started it.
 */
export async function openForCommand(data: string): Promise<OpenDatabase> {
  const { url, stop, keep, use } = await openAndJoin(data);
  const endKeeping = keep(() => giveUp(data));
  return {
    url,
    async close() {
      await endKeeping();
      await use.leave(stop);
    },
  };
}

/**
 * The database of the settings for such a command; one of one's own stays open. Who has another folder
 * or account than the server is told that this is not its database.
 */
export async function openForProgram({ data, database_url }: Settings): Promise<OpenDatabase> {
  if (database_url) return { url: database_url, close: async () => {} };
  if (!existsSync(path.join(data, "postgres"))) {
    process.stderr.write(
      `There is no database in ${path.resolve(data)} yet: one is made. A server that runs with other settings has another.\n`,
    );
  }
  return await openForCommand(data);
}

async function openAndJoin(data: string) {
  for (;;) {
    const { url: adminUrl, stop, keep } = await startEmbedded(data);
    const url = await handOver(adminUrl);
    const use: DatabaseUse | undefined = url ? await joinUsers(url) : undefined;
    if (url && use) return { url, stop, keep, use };
  }
}
