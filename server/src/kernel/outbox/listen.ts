import { keepAsking, type PoolConnection } from "../db/connection.ts";
import { rawPool } from "../db/db.ts";

/**
 * Hears when any process commits what it tells on this channel. It holds one connection of the
 * pool: `connect` takes one where there is none, and rejects when the database cannot be reached.
 * `lost` is called when the connection breaks; until `connect` is called again nothing is heard.
 */
export function listenTo(
  channel: string,
  on: { grown(): void; lost(error: Error): void },
): { connect(): Promise<void>; close(): void } {
  let client: PoolConnection | undefined;
  const drop = (broken: PoolConnection) => {
    if (client !== broken) return false;
    client = undefined;
    broken.removeAllListeners("notification");
    broken.release(true);
    return true;
  };
  return {
    async connect() {
      if (client) return;
      const fresh = await rawPool().connect();
      client = fresh;
      fresh.on("notification", on.grown);
      fresh.on("error", (error) => {
        if (drop(fresh)) on.lost(error);
      });
      try {
        await fresh.query(`listen ${channel}`);
        keepAsking(fresh);
      } catch (error) {
        drop(fresh);
        throw error;
      }
    },
    close() {
      if (client) drop(client);
    },
  };
}
