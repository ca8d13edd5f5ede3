import { isSupport } from "@neroli/contract/access/roles.ts";
import { mayAccess } from "@neroli/contract/access/table.ts";
import type { MeetingFacts, MeetingSide, MeetingStatus } from "@neroli/contract/meetings/states.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { now } from "../kernel/clock.ts";
import { notFound } from "../kernel/errors.ts";

/** The people who keep the company's products answer for it at exhibitions, and so does support. */
const exhibitsFor = (actor: SignedInActor, companyKey: string): boolean =>
  mayAccess("exhibit", actor) === "allowed" &&
  (actor.company_key === companyKey || isSupport(actor.roles));

/** What others plan is not there for anybody else. */
export function assertExhibitsFor(actor: SignedInActor, companyKey: string): void {
  if (!exhibitsFor(actor, companyKey)) throw notFound();
}

/** Where the actor stands in a meeting; null outside of it, where it is not there. */
export function sideOf(
  actor: SignedInActor,
  meeting: { user_key: string; company_key: string },
): MeetingSide | null {
  if (meeting.user_key === actor.user_key) return "VISITOR";
  return exhibitsFor(actor, meeting.company_key) ? "EXHIBITOR" : null;
}

/** The facts that decide what somebody on that side may do with a meeting. */
export const factsOf = (
  { status: state, starts_at }: { status: MeetingStatus; starts_at: Date },
  side: MeetingSide,
): MeetingFacts => ({ state, side, starts_at, now: now() });
