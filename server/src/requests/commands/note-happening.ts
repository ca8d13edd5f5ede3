import type { RequestEventData, RequestEventKind, Turn } from "@neroli/contract/requests/events.ts";
import {
  type RequestFacts,
  requestRefusal,
  requestTransitions,
} from "@neroli/contract/requests/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { changeRequest } from "./change-request.ts";
import { moment } from "./mark-read.ts";
import { recordEvent } from "./record-event.ts";

interface Happening<Kind extends RequestEventKind> {
  request_key: string;
  kind: Kind;
  data: RequestEventData<Kind>;
  turn?: Turn | null | undefined;
}

/**
 * Notes in a request that is locked what somebody did to a thing that belongs to it: the timeline
 * tells it, the other side has something new, and a supplier who acts has opened the request.
 */
export async function noteHappening<Kind extends RequestEventKind>(
  actor: SignedInActor,
  { facts, ...happening }: Happening<Kind> & { facts: RequestFacts },
): Promise<void> {
  const { request_key } = happening;
  const by = { actor_key: actor.user_key, side: facts.side };
  const opens = requestRefusal("open", facts) === null;
  const { to: status } = requestTransitions.actions.open;
  await changeRequest(actor, { request_key, ...(opens && { status }) });
  if (opens) await recordEvent({ request_key, kind: "opened", ...by, data: {} });
  await recordEvent({ ...happening, ...by });
}

/** The same of what happens by the clock; locks the request. */
export async function noteByClock<Kind extends RequestEventKind>(
  happening: Happening<Kind>,
): Promise<void> {
  await db()
    .updateTable("requests")
    .set({ updated_at: moment })
    .where("key", "=", happening.request_key)
    .execute();
  await recordEvent({ ...happening, actor_key: null, side: null });
}
