import type { RequestEventData, RequestEventKind, Turn } from "@neroli/contract/requests/events.ts";
import { requestRefusal, requestTransitions } from "@neroli/contract/requests/states.ts";
import {
  type SampleAction,
  sampleRefusal,
  sampleTransitions,
} from "@neroli/contract/samples/states.ts";
import type { Updateable } from "kysely";
import type { DB } from "../../../db/types.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { assertAllowed } from "../../kernel/allowances.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { changeRequest } from "../../requests/commands/change-request.ts";
import { lockRequest } from "../../requests/commands/lock-request.ts";
import { recordEvent } from "../../requests/commands/record-event.ts";
import { getPlace } from "../../requests/queries/get-place.ts";
import { factsOf } from "../policy.ts";
import { beginSample } from "./keep-sample.ts";

interface SampleChange<Kind extends RequestEventKind> {
  request_key: string;
  action: SampleAction;
  /** Beside the state. */
  change: Updateable<DB["samples"]>;
  /** The line of the timeline. */
  kind: Kind;
  data: RequestEventData<Kind>;
  /** Whose turn it is then; as it was when left out. */
  turn?: Turn | null;
  /** Nothing of it reaches the other side: the request stays as read as it was. */
  silent?: boolean;
  /** The event of the outbox, of what is told. */
  tell?: () => void;
}

/**
 * Does an action on a sample, if the transition table allows it now. Of two people who act at the
 * same moment, the second sees what the first did.
 */
export async function changeSample<Kind extends RequestEventKind>(
  actor: SignedInActor,
  { request_key, action, change, kind, data, turn, silent, tell }: SampleChange<Kind>,
): Promise<void> {
  await transaction(async () => {
    // The lock of the request is the sample's, too: every action takes it.
    const requestFacts = await lockRequest(actor, request_key);
    await beginSample(actor, request_key);
    const request = await getPlace(actor, { request_key, type: "SAMPLE" });
    const { status: state } = await db()
      .selectFrom("samples")
      .where("request_key", "=", request_key)
      .select("status")
      .executeTakeFirstOrThrow();
    assertAllowed(sampleRefusal(action, factsOf(actor, { state, request })));
    const { to } = sampleTransitions.actions[action];
    await db()
      .updateTable("samples")
      .set({ ...change, ...(to && { status: to }) })
      .where("request_key", "=", request_key)
      .execute();
    const event = { request_key, kind, data, actor_key: actor.user_key, side: request.side };
    if (silent) return recordEvent(event);
    // As with a first answer: whoever decides about the sample has seen the request.
    const opens = requestRefusal("open", requestFacts) === null;
    const { to: status } = requestTransitions.actions.open;
    await changeRequest(actor, { request_key, ...(opens && { status }) });
    await recordEvent({ ...event, turn });
    tell?.();
  });
}
