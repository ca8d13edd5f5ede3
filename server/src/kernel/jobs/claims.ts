import { keepAsking, openConnection } from "../db/connection.ts";

/** Sets our locks apart from others on the same database. */
const lockClass = 7_201;

/** Sets the locks of groups apart from those of single pieces. */
const groupClass = 7_204;

/** The group that a piece of work belongs to, with the work's name. */
export interface Group {
  name: string;
  group: string;
}

/** The arguments of `pg_try_advisory_lock($1, hashtext($2))` and its like for a group. */
export const groupLock = ({ name, group }: Group) => [groupClass, `${name} ${group}`];

/** A piece of work, by its id, or a group. */
type Claim = number | Group;

export interface ClaimSession {
  /**
   * Whether the work, or the group, is ours now; no other session can have it until it is released.
   * A session may claim again what it holds already: whoever asks knows what is held.
   */
  claim(what: Claim): Promise<boolean>;
  release(what: Claim): Promise<void>;
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
    keepAsking(client);
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
      async claim(what) {
        const { rows } = await client.query<{ claimed: boolean }>(
          `select pg_try_advisory_lock($1, ${secondOf(what)}) as claimed`,
          argumentsOf(what),
        );
        return rows[0]?.claimed === true;
      },
      async release(what) {
        if (over) return;
        await client.query(`select pg_advisory_unlock($1, ${secondOf(what)})`, argumentsOf(what));
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

const secondOf = (what: Claim) => (typeof what === "number" ? "$2" : "hashtext($2)");
const argumentsOf = (what: Claim) =>
  typeof what === "number" ? [lockClass, what] : groupLock(what);
