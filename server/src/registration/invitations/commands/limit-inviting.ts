import type { SignedInActor } from "../../../kernel/actor.ts";
import { AppError } from "../../../kernel/errors.ts";
import { createThrottle } from "../../../kernel/throttle.ts";

/** Calls of one person in an hour: enough for any team, too few to write to the whole world. */
const throttle = createThrottle({ name: "invite", failures: 60, seconds: 3_600 });

/** Counts a call that invites somebody, wherever to; refuses too many. */
export async function limitInviting(actor: SignedInActor): Promise<void> {
  const seconds = await throttle.wait(actor.user_key);
  if (seconds > 0) throw new AppError("too-many-requests", { seconds });
}
