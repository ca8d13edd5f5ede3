import type { SwitchOffReason } from "@neroli/contract/enumerations/webhooks.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { EntryPlace } from "@neroli/contract/law/schema.ts";
import { type Kysely, sql } from "kysely";
import type { DB } from "../../../db/types.ts";
import type { NotedPortal } from "../current-portal.ts";

/** In which language somebody reads our pages. */
interface AskedIn {
  language: Language;
}

/** The events that may happen, by topic; `key` names the thing it happened to. */
export interface Topics {
  "product.changed": { key: string; data: Record<string, never> };
  "company.changed": { key: string; data: Record<string, never> };
  /** The code that proves a domain of this company is wanted at an address there. */
  "company.domain-code-wanted": { key: string; data: { email: string; language: Language } };
  /** A term of products' vocabularies was defined, changed, merged or removed. */
  "attribute.changed": { key: string; data: Record<string, never> };
  /** A name, folded, means something else now: what carries it is to be found anew. "*" is any name. */
  "synonym.changed": { key: string; data: Record<string, never> };
  /** Entries of an annex of the cosmetics law, by the annex, that are new or say something else now. */
  "law.changed": { key: string; data: { entries: EntryPlace[] } };
  /** A document, by its asset id, or a new version of one. */
  "document.uploaded": { key: string; data: { actor: string } };
  /** Of this request: the documents, by asset id, that were given to who asked. */
  "documents.granted": { key: string; data: { actor: string; documents: string[] } };
  /** Documents of the company whose last valid day comes near. */
  "documents.ending": { key: string; data: { valid_until: string; days: number } };
  /** A file is ready to be fetched by whom it was made for. */
  "download.ready": { key: string; data: Record<string, never> };
  "request.created": { key: string; data: { actor: string } };
  "request.message-created": { key: string; data: { actor: string; message: string } };
  /** Passed over: a buyer has decided, and no offer of this supplier was accepted. */
  "request.closed": { key: string; data: { actor: string; passed_over?: boolean } };
  "request.canceled": { key: string; data: { actor: string } };
  "request.rejected": { key: string; data: { actor: string; reason: string } };
  "request.reopened": { key: string; data: { actor: string } };
  /** The day by which its buyer needs an answer is near, and the supplier has sent no quote. */
  "request.answer-due": { key: string; data: { actor: string; needed_by: string } };
  /** Colleagues of who did it are to see to a request, or are mentioned in what was written. */
  "request.assigned": { key: string; data: { actor: string; told: string[] } };
  "request.mentioned": { key: string; data: { actor: string; told: string[]; message: string } };
  /** This person is a member of the project now. */
  "project.member-added": { key: string; data: { actor: string; member: string } };
  /** Written in a project, and who is mentioned in it. */
  "project.commented": { key: string; data: { actor: string; comment: string; told: string[] } };
  /** What became of the sample of a request, by the request's key. */
  "sample.approved": { key: string; data: { actor: string } };
  "sample.declined": { key: string; data: { actor: string; reason: string } };
  "sample.withdrawn": { key: string; data: { actor: string } };
  /** It has left, or what was said of its way was put right. */
  "sample.shipped": { key: string; data: { actor: string } };
  "sample.delivered": { key: string; data: { actor: string } };
  /** An evaluation that the supplier may read; one that is kept tells nobody. */
  "sample.evaluated": { key: string; data: { actor: string } };
  /** A quote by its request. */
  "quote.created": { key: string; data: { actor: string; valid_until: string } };
  "quote.updated": { key: string; data: { actor: string; valid_until: string } };
  "quote.extended": { key: string; data: { actor: string; valid_until: string } };
  "quote.canceled": { key: string; data: { actor: string; message: string } };
  "quote.accepted": { key: string; data: { actor: string } };
  "quote.rejected": { key: string; data: { actor: string; message: string } };
  /** The buyer asks for another version, or a side has withdrawn the acceptance and says why. */
  "quote.written": { key: string; data: { actor: string; message: string } };
  "quote.expired": { key: string; data: Record<string, never> };
  /** Somebody has signed up; by which invitation, if by one. */
  "user.registered": { key: string; data: { invitation: string | null } };
  /** A mailed link has proved the address of this user for the first time. */
  "user.activated": { key: string; data: Record<string, never> };
  /** The link that activates is wanted for this e-mail address, whether or not it has an account. */
  "registration.activation-wanted": { key: string; data: AskedIn };
  /** Somebody signed up with the address of this user, who has an account. */
  "registration.account-known": { key: string; data: AskedIn };
  /** The link that sets a new password is wanted for this e-mail address, known or not. */
  "registration.password-wanted": { key: string; data: AskedIn };
  /** This user's password was changed, by somebody who read our pages in that language. */
  "registration.password-changed": { key: string; data: AskedIn };
  /** An invitation is to be mailed, for the first time or again, in the inviter's language. */
  "invitation.sent": { key: string; data: AskedIn };
  /** Somebody is invited into a portal or exhibition, or reminded of it; in the inviter's language. */
  "portal.invited": { key: string; data: AskedIn };
  /** Support or a manager has changed an account: its state, company or roles. */
  "user.changed": { key: string; data: { actor: string } };
  /** This account is going to be erased, which is told to its owner. */
  "user.erasure-asked": { key: string; data: { due_at: string } };
  /** A session of this user has ended, or all have: the tokens of it hold no more. */
  "session.ended": { key: string; data: Record<string, never> };
  /** Of all keys that sign tokens one is left, a new one. */
  "keys.replaced": { key: string; data: Record<string, never> };
  /** Somebody signed in to this user's account with a browser that had not been used for it. */
  "session.new-device": {
    key: string;
    data: { address: string; browser: string | null; system: string | null };
  };
  /** What this user proves themselves by, beside the password, was changed. */
  "factor.changed": {
    key: string;
    data: {
      factor: "totp" | "passkey" | "recovery-codes";
      change: "added" | "removed" | "renewed";
    };
  };
  /** All that this user proved themselves by, beside the password, was taken off. */
  "factors.reset": { key: string; data: { at: string } };
  /** This webhook was switched off by itself. */
  "webhook.switched-off": { key: string; data: { because: SwitchOffReason } };
  /** Long work of this name waits (kernel/jobs/queued.ts). */
  "work.queued": { key: string; data: Record<string, never> };
  /** The team has verified an account, which is told to its owner. */
  "user.verified": { key: string; data: { actor: string } };
  /** Somebody who waited for this company was declined, which is told to them. */
  "user.declined": { key: string; data: { company: string } };
  /** A portal or exhibition has let this user in who waited, or has not. */
  "portal.answered": { key: string; data: { event: string; admitted: boolean } };
  /** What became of a meeting at an exhibition, by its key. */
  "meeting.asked": { key: string; data: { actor: string } };
  "meeting.agreed": { key: string; data: { actor: string } };
  "meeting.declined": { key: string; data: { actor: string } };
  "meeting.withdrawn": { key: string; data: { actor: string } };
  "meeting.canceled": { key: string; data: { actor: string } };
  /** An agreed meeting is so many minutes away. */
  "meeting.soon": { key: string; data: { minutes: number } };
  /** Somebody wrote to support on the contact page. */
  "enquiry.sent": { key: string; data: Record<string, never> };
  /** This lead of the company has as many points as make it hot, for the first time. */
  "lead.hot": { key: string; data: { lead: string; company: string } };
  /** The supplier writes to this person who has agreed to be named; about a product that is offered. */
  "lead.written": {
    key: string;
    data: { actor: string; company: string; message: string; product: string | null };
  };
  /** What this exhibition or portal shows is another now: of these companies, or of all where null. */
  "event.changed": { key: string; data: { companies: string[] | null } };
  /** A host name became this portal's, or is no longer. */
  "portal.hosts-changed": { key: string; data: Record<string, never> };
}
export type Topic = keyof Topics;

export type NewEvent = {
  [T in Topic]: { topic: T; key: string } & (Topics[T]["data"] extends Record<string, never>
    ? { data?: Topics[T]["data"] }
    : { data: Topics[T]["data"] });
}[Topic];

/** An event, and in which portal what follows from it is done. */
export type PlacedEvent = NewEvent & NotedPortal;

/** The channel on which processes tell each other that the outbox has grown. */
export const channel = "neroli_outbox";

/**
 * Writes events into the transaction `db` stands for; other processes are told at its commit. Answers
 * by which number of the transaction they are found, null where there are none.
 */
export async function writeEvents(
  db: Kysely<DB>,
  events: readonly PlacedEvent[],
): Promise<string | null> {
  if (events.length === 0) return null;
  await sql`
    insert into outbox (topic, key, data, portal, host)
    select topic, key, data, portal, host
    from jsonb_to_recordset(${JSON.stringify(events.map(withData))}::jsonb)
      as event (topic text, key text, data jsonb, portal text, host text)`.execute(db);
  const { rows } = await sql<{ transaction_id: string }>`
    select pg_notify(${channel}, ''), pg_current_xact_id()::text as transaction_id`.execute(db);
  return rows[0]?.transaction_id ?? null;
}

const withData = (event: PlacedEvent) => ({ data: {}, ...event });

type Follower = (events: readonly { topic: Topic; key: string }[]) => Promise<void>;
const followers = new Set<Follower>();
const wakers = new Map<() => void, readonly string[]>();

/**
 * Runs in every process for every event, also those of other processes (see follow.ts), at least
 * once and not in order. Answers what ends it.
 */
export function addFollower(follower: Follower): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

let changes = 0;

/**
 * A number that is another one whenever followers have heard of a change, and again when they are
 * done with it: what was made between two equal ones shows no mixture of before and after.
 */
export const changesHeardOf = (): number => changes;

/** Called when there are events of these topics (see work.ts). Answers what ends it. */
export function addWaker(topics: readonly string[], waker: () => void): () => void {
  wakers.set(waker, topics);
  return () => wakers.delete(waker);
}

/**
 * Followers are done when this is: the next read of the caller sees what was committed. Each one
 * is told, also when another fails; then this rejects with the failure.
 */
export async function publish(events: readonly { topic: Topic; key: string }[]): Promise<void> {
  const topics = new Set<string>(events.map(({ topic }) => topic));
  for (const [wake, wanted] of wakers) if (wanted.some((topic) => topics.has(topic))) wake();
  changes += 1;
  const told = await Promise.allSettled([...followers].map((follower) => follower(events)));
  changes += 1;
  for (const each of told) if (each.status === "rejected") throw each.reason;
}
