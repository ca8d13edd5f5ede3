import { openConnection } from "../db/connection.ts";

/** Sets our locks apart from others on the same database. */
const lockClass = 7_201;

export interface ClaimSession {
  /** Whether the work is ours now; no other session can have it until it is released. */
  claim(id: number): Promise<boolean>;
  release(id: number): Promise<void>;
}

/**
 * Claims on queued work, held by one connection of the process. They end with the connection,
 * whatever ends it; `lost` hears of that, and the next `session()` is a new one.
 */
export function openClaims(url: string, lost: (error: unknown) => void) {
  let opening: Promise<ClaimSession> | undefined;
  let close = async () => {};

  const open = async (): Promise<ClaimSession> => {
    const client = await openConnection(url, { application_name: "neroli-queue" });
    let over = false;
    const end = (error: unknown) => {
      if (over) return;
      over = true;
      opening = undefined;
      lost(error);
    };
    client.on("error", end);
    client.on("end", () => end(new Error("The connection of the queue has ended")));
    close = async () => {
      over = true;
      await client.end().catch(() => {});
    };
    return {
      async claim(id) {
        const { rows } = await client.query<{ claimed: boolean }>(
          "select pg_try_advisory_lock($1, $2) as claimed",
          [lockClass, id],
        );
        return rows[0]?.claimed === true;
      },
      async release(id) {
        if (!over) await client.query("select pg_advisory_unlock($1, $2)", [lockClass, id]);
      },
    };
  };

  return {
    session(): Promise<ClaimSession> {
      opening ??= open().catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return opening;
    },
    async close(): Promise<void> {
      await opening?.catch(() => {});
      await close();
    },
  };
}
