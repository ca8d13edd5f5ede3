import { isSupport } from "@neroli/contract/access/roles.ts";
import { mayAccess } from "@neroli/contract/access/table.ts";
import type { MeetingFacts, MeetingSide } from "@neroli/contract/meetings/states.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { now } from "../kernel/clock.ts";
import { notFound } from "../kernel/errors.ts";
import type { MeetingRow } from "./queries/read-meetings.ts";

/** The people who keep the company's products answer for it at exhibitions, and so does support. */
export const exhibitsFor = (actor: SignedInActor, companyKey: string): boolean =>
  mayAccess("exhibit", actor) === "allowed" &&
  (actor.company_key === companyKey || isSupport(actor.roles));

/** What others plan is not there for anybody else. */
export function assertExhibitsFor(actor: SignedInActor, companyKey: string): void {
  if (!exhibitsFor(actor, companyKey)) throw notFound();
}

type Parties = Pick<MeetingRow, "user_key" | "company_key">;

/** Where the actor stands in a meeting; null outside of it, where it is not there. */
export function sideOf(actor: SignedInActor, meeting: Parties): MeetingSide | null {
  if (meeting.user_key === actor.user_key) return "VISITOR";
  return exhibitsFor(actor, meeting.company_key) ? "EXHIBITOR" : null;
}

/** The facts that decide what somebody on that side may do with a meeting. */
export const factsOf = (
  { status: state, starts_at }: Pick<MeetingRow, "status" | "starts_at">,
  side: MeetingSide,
): MeetingFacts => ({ state, side, starts_at, now: now() });
