import { mayAccess } from "@neroli/contract/access/table.ts";
import type { SampleFacts, SampleStatus } from "@neroli/contract/samples/states.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { now } from "../kernel/clock.ts";
import type { RequestPlace } from "../requests/queries/get-place.ts";

/** The facts that decide what this actor may do with a sample in that state. */
export const factsOf = (
  actor: SignedInActor,
  { state, request }: { state: SampleStatus; request: Pick<RequestPlace, "side" | "status"> },
): SampleFacts => ({
  state,
  side: request.side,
  request: request.status,
  may_promise: mayAccess("edit-quote", actor) === "allowed",
  now: now(),
});
