import { createHash } from "node:crypto";
import type { ThrottleName } from "@neroli/contract/enumerations/throttles.ts";
import { sql } from "kysely";
import { db, rawPool } from "./db/db.ts";
import { countSecurity } from "./security-log.ts";

/**
 * Closes for a subject after too many attempts, until the window that began with the first ends;
 * attempts at a closed one do not prolong it. Counted in the database, for all processes, outside
 * of any transaction: an attempt that is rolled back has been made all the same.
 */
export interface Throttle {
  /** Counts an attempt, before the work; false when the subject has had its number. */
  count(subject: string): Promise<boolean>;
  /** Counts as well; the seconds after which the window ends, 0 when the attempt is let through. */
  wait(subject: string): Promise<number>;
  isOpen(subject: string): Promise<boolean>;
  /** An attempt that `count` counted was none of those that are to be few. */
  takeBack(subject: string): Promise<void>;
  /** Begins anew. */
  forget(subject: string): Promise<void>;
}

export interface Limits {
  /** Its subjects are apart from those of other names. */
  name: ThrottleName;
  /** Attempts of one subject that are let through within the window. */
  failures: number;
  /** The window's length. */
  seconds: number;
}

export function createThrottle({ name, failures, seconds }: Limits): Throttle {
  const run = (statement: string, subject: string, ...more: unknown[]) =>
    rawPool().query<{ attempts: number; left?: number }>(statement, [name, hash(subject), ...more]);
  const wait = async (subject: string) => {
    const { rows } = await run(counting, subject, seconds);
    const [{ attempts = 0, left = seconds } = {}] = rows;
    if (attempts <= failures) return 0;
    const refused = { kind: "throttled", details: { throttle: name } } as const;
    await countSecurity(refused, `${name} ${hash(subject)}`);
    return Math.max(1, Math.ceil(left));
  };
  return {
    wait,
    count: async (subject) => (await wait(subject)) === 0,
    async isOpen(subject) {
      const { rows } = await run(reading, subject);
      return (rows[0]?.attempts ?? 0) < failures;
    },
    takeBack: async (subject) => void (await run(takingBack, subject)),
    forget: async (subject) => void (await run(forgetting, subject)),
  };
}

const counting = `
  insert into throttles as known (name, subject, attempts, until)
  values ($1, $2, 1, now() + make_interval(secs => $3))
  on conflict (name, subject) do update set
    attempts = case when known.until > now() then known.attempts + 1 else 1 end,
    until = case when known.until > now() then known.until else excluded.until end
  returning attempts, extract(epoch from until - now())::float8 as left`;
const reading = "select attempts from throttles where name = $1 and subject = $2 and until > now()";
const takingBack =
  "update throttles set attempts = greatest(attempts - 1, 0) where name = $1 and subject = $2";
const forgetting = "delete from throttles where name = $1 and subject = $2";

const hash = (subject: string) => createHash("sha256").update(subject).digest("base64url");

/** Windows that have ended say nothing any more; this only gives their room back. */
export async function trimThrottles(): Promise<void> {
  await sql`delete from throttles where until < now()`.execute(db());
}
