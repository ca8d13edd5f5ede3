import { setTimeout as pause } from "node:timers/promises";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { log } from "../log/log.ts";
import { notePeer } from "../wellbeing.ts";
import { type JournalPlace, journalPlace, replayedPlace } from "./journal.ts";
import { patience } from "./patience.ts";

/** Milliseconds between two looks at one that does not serve. */
const awayMilliseconds = 250;
/** Milliseconds for which it may be behind before that is a fault of its own. */
const longBehind = 10_000;
/** PostgreSQL's code of a statement that took too long: it would on the primary, too. */
const tooLong = "57014";

/** By whom the queries of readings were answered, and why by the primary. */
type AnsweredBy = "replica" | "primary: late" | "primary: lost" | "primary: again";

interface Look {
  /** Null on a database that is no standby. */
  place: JournalPlace | null;
  system: string;
}
const systemNumber = "(select system_identifier::text from pg_control_system()) as system";

/** A pool, of which some connection is asked. */
interface Asked {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

interface Pools {
  /** That of what the primary is asked. */
  primary: Asked;
  replica: Asked;
  /** To ask how far each is: they do not wait for others. */
  primaryHealth: Asked;
  replicaHealth: Asked;
  /** Ends every connection to it at once. */
  cut(): void;
}

/** What somebody reads, from its first query to its last. */
export interface Reading {
  /** What they have seen already, and may not miss now. */
  readonly from: JournalPlace;
  /** Over, or changed something itself: from now on the primary alone answers. */
  ended: boolean;
}

export interface Replica {
  /** What Kysely asks in place of the primary's pool, for readings. */
  poolFor(current: () => Reading): PostgresPool;
  /** This process has told of what was committed up to there: no reading is older from now on. */
  noteKnown(place: JournalPlace): void;
  /** The primary's place, of now. */
  placeOfNow(): Promise<JournalPlace>;
  /** Queries by who answered them, bytes of the journal that it has yet to read, and whether it serves. */
  measured(): { answered: Record<AnsweredBy, number>; behind: number; serves: boolean };
  stop(): void;
}

/**
 * A standby of the database that answers what is only read. It is asked where it has replayed all
 * that this process and the reader know of; a query that it does not answer, whyever, is asked of
 * the primary, and so are the rest of that reading. Lost or late it is passed over until it serves
 * again, which is logged once.
 */
export function openReplica(pools: Pools): Replica {
  const answered: Record<AnsweredBy, number> = {
    replica: 0,
    "primary: late": 0,
    "primary: lost": 0,
    "primary: again": 0,
  };
  let known: JournalPlace = 0;
  let replayed: JournalPlace = 0;
  /** Whether it is asked at all. */
  let serves = false;
  /** Whether the log says that it is passed over: once, however its reasons change. */
  let told = false;
  /** The primary's place at the beat before, and when the replica had last reached that. */
  let before: JournalPlace = 0;
  let caughtUpAt = performance.now();
  /** PostgreSQL's own number of the cluster, which a standby shares. */
  let system: string | null = null;
  let asking: Promise<void> | undefined;
  /** Ends the wait for the next beat. */
  let lookSoon = () => {};
  const stopping = new AbortController();

  async function lookAtReplica(): Promise<void> {
    const { rows } = await pools.replicaHealth.query<Look>(
      `select case when pg_is_in_recovery() then ${replayedPlace} end as place, ${systemNumber}`,
    );
    const [look] = rows;
    if (look?.place == null) throw new Error("it is no standby");
    if (look.system !== system) throw new Error("it is no standby of this database");
    replayed = look.place;
  }

  const ask = () => {
    asking ??= lookAtReplica()
      .catch((error: Error) => {
        lose(error.message);
        lookSoon();
      })
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };

  function lose(why: string): void {
    replayed = 0;
    pools.cut();
    if (stopping.signal.aborted) return;
    serves = false;
    // Each time: what was not called for minutes may be back.
    notePeer("replica", false);
    if (told) return;
    told = true;
    log.warn({ why }, "the replica does not serve: what is read is asked of the primary");
  }

  function serveAgain(): void {
    notePeer("replica", true);
    if (told) log.info("the replica serves again");
    told = false;
    serves = true;
  }

  async function beat(): Promise<void> {
    const heard = known;
    const primary = await lookAt(pools.primaryHealth).catch(() => null);
    if (primary) {
      system = primary.system;
      // Less than was heard before it was asked: an older database has taken the place of that one.
      known = primary.place < heard ? primary.place : Math.max(known, primary.place);
    }
    const failure = await lookAtReplica().then(
      () => null,
      (error: Error) => error,
    );
    if (failure) return lose(failure.message);
    if (replayed >= Math.min(before, known)) caughtUpAt = performance.now();
    before = known;
    const behind = performance.now() - caughtUpAt;
    if (behind <= longBehind) serveAgain();
    else lose(`it is ${Math.round(behind / 1_000)} seconds behind`);
  }

  async function keepBeating(): Promise<void> {
    while (!stopping.signal.aborted) {
      await beat();
      const wait = serves ? patience.standby : Math.min(patience.standby, awayMilliseconds);
      const asked = new Promise<void>((resolve) => {
        lookSoon = resolve;
      });
      await Promise.race([asked, pause(wait, undefined, { signal: stopping.signal, ref: false })]);
    }
  }
  keepBeating().catch((error) => {
    if (!stopping.signal.aborted) throw error;
  });

  async function lookAt(primary: Asked) {
    const { rows } = await primary.query<{ place: JournalPlace; system: string }>(
      `select ${journalPlace} as place, ${systemNumber}`,
    );
    const [look] = rows;
    if (!look) throw new Error("no answer");
    return look;
  }

  async function mayAnswer(reading: Reading): Promise<boolean> {
    if (reading.ended) return false;
    const wanted = () => Math.max(known, reading.from);
    if (serves && replayed < wanted()) await ask();
    if (serves && replayed >= wanted()) return true;
    answered[serves ? "primary: late" : "primary: lost"] += 1;
    return false;
  }

  /** The answer of the replica; undefined where the primary has to be asked. */
  async function answerOf(text: string, values: unknown[]) {
    try {
      const answer = await pools.replica.query(text, values);
      answered.replica += 1;
      return answer;
    } catch (error) {
      if ((error as { code?: string }).code === tooLong) throw error;
      answered["primary: again"] += 1;
      return undefined;
    }
  }

  async function query(reading: Reading, { text, values }: { text: string; values: unknown[] }) {
    // Each of its queries may go another way.
    if (/^\s*(begin|start)\b/i.test(text)) throw new Error("a reading has no transaction");
    const isRead = /^\s*(select|with|\()/i.test(text);
    const answer = isRead && (await mayAnswer(reading)) ? await answerOf(text, values) : undefined;
    if (answer) return answer;
    // What comes next must not be older than this.
    reading.ended = true;
    return pools.primary.query(text, values);
  }

  return {
    poolFor: (current) => ({
      options: {},
      async connect() {
        const reading = current();
        const ask = (text: string, values: unknown[]) => query(reading, { text, values });
        return { query: ask, release() {} } as unknown as PostgresPoolClient;
      },
      // The pools that it asks are ended by who opened them.
      end: async () => {},
    }),
    noteKnown(place) {
      known = Math.max(known, place);
    },
    placeOfNow: async () => (await lookAt(pools.primary)).place,
    measured: () => ({
      answered: { ...answered },
      behind: Math.max(0, known - replayed),
      serves,
    }),
    stop: () => stopping.abort(),
  };
}
