import type { SecurityKind } from "@neroli/contract/enumerations/security.ts";
import type { SecurityDetails } from "@neroli/contract/security-events/details.ts";
import { sql } from "kysely";
import type { Actor } from "./actor.ts";
import { now } from "./clock.ts";
import { currentRequest } from "./current-request.ts";
import { db, rawPool } from "./db/db.ts";
import { plainAddress } from "./network.ts";

export type SecurityEvent = {
  [K in SecurityKind]: {
    kind: K;
    /** Whom it is about; who asks, where nothing is said. */
    user_key?: string | null;
    /** Who did it, where that is not who asks. */
    actor_key?: string | null;
    /** The company it is about; the one of who asks, where nothing is said. */
    company_key?: string | null;
    details: SecurityDetails[K];
  };
}[SecurityKind];

/**
 * Writes into the security log: in the transaction that the caller stands in, or at once where there
 * is none. The network address, the browser, the request and who asks come with the request.
 */
export async function noteSecurity(event: SecurityEvent): Promise<void> {
  const { at: _, ...row } = rowOf(event);
  await db().insertInto("security_events").values(row).execute();
}

const inSeries = `
  insert into security_events as known
    (kind, user_key, actor_key, company_key, address, user_agent, request_id, details, count, series, at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (series) do update set count = greatest(known.count, excluded.count)`;

/** Of one process: others count on their own. */
const process_id = crypto.randomUUID();
const minute = 60_000;
const mostCounted = 1_000;
let counted = new Map<string, number>();
let countedIn = 0;

/**
 * Notes what a stranger may do as often as he likes, outside of any transaction: one row a minute
 * for what `subject` names, and its number as it doubles, so that a flood of a million writes twenty
 * times. More than a thousand subjects a minute are counted as one.
 */
export async function countSecurity(event: SecurityEvent, subject: string): Promise<void> {
  const current = Math.floor(now().getTime() / minute);
  if (current !== countedIn) [counted, countedIn] = [new Map(), current];
  const known = counted.has(subject) || counted.size < mostCounted;
  const series = known ? subject : "others";
  const count = (counted.get(series) ?? 0) + 1;
  counted.set(series, count);
  if (!isPowerOfTwo(count)) return;
  const row = rowOf(known ? event : { ...event, user_key: null, company_key: null });
  const { kind, user_key, actor_key, company_key, address, user_agent, request_id } = row;
  await rawPool().query(inSeries, [
    ...[kind, user_key, actor_key, company_key, address, user_agent, request_id, row.details],
    ...[count, `${process_id} ${current} ${kind} ${series}`, row.at],
  ]);
}

const isPowerOfTwo = (count: number) => (count & (count - 1)) === 0;

const longestUserAgent = 400;

function rowOf(event: SecurityEvent) {
  const { kind, details } = event;
  const request = currentRequest();
  const asking = request?.actor ?? null;
  const user_key = event.user_key === undefined ? (asking?.user_key ?? null) : event.user_key;
  const actor_key = event.actor_key === undefined ? (asking?.user_key ?? null) : event.actor_key;
  return {
    kind,
    user_key,
    // Null where one did it oneself.
    actor_key: actor_key === user_key ? null : actor_key,
    company_key: event.company_key ?? ofAsking(user_key, asking),
    address: request ? plainAddress(request.ip) : null,
    user_agent: userAgentOf(request?.headers["user-agent"]),
    request_id: request?.id ?? null,
    details: JSON.stringify(details),
    at: now(),
  };
}

const ofAsking = (userKey: string | null, asking: Actor | null) =>
  asking && asking.user_key === userKey ? asking.company_key : null;

const userAgentOf = (header: string | string[] | undefined) =>
  typeof header === "string" ? header.slice(0, longestUserAgent) : null;

/** The log, for queries of those who read it. */
export const selectSecurityEvents = () => db().selectFrom("security_events");

let keptDays = 365;

/** For how many days the operator keeps it. */
export function keepSecurityLog(days: number): void {
  keptDays = days;
}

/** What is older goes. */
export async function trimSecurityLog(): Promise<void> {
  await sql`delete from security_events
    where at < now() - make_interval(days => ${keptDays})`.execute(db());
}
