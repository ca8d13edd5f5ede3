import type { Endpoint } from "@neroli/contract/access/endpoint.ts";
import { type Actor, isSignedIn } from "../actor.ts";
import { AppError } from "../errors.ts";
import { networkOf } from "../network.ts";
import { createThrottle, type Throttle } from "../throttle.ts";
import { createThrottleHere } from "../throttle-here.ts";

/**
 * Refuses a costly call to who has made too many of them, and says when it may be made again:
 * people are counted by themselves, visitors by their network. What is asked with every letter is
 * counted in this process alone, as the rights of who asks are held there, too.
 */
export function limitCalls({
  limit,
  rights,
}: Pick<Endpoint, "limit" | "rights">): (actor: Actor) => Promise<void> {
  if (!limit) return async () => {};
  const create = rights === "held" ? createThrottleHere : createThrottle;
  const throttle = create({ name: limit.name, failures: limit.calls, seconds: limit.minutes * 60 });
  return (actor) =>
    refuseBeyond(throttle, isSignedIn(actor) ? actor.user_key : networkOf(actor.address ?? ""));
}

/** Counts a call of this subject, and refuses it where it had its number. */
export async function refuseBeyond(
  throttle: Pick<Throttle, "wait">,
  subject: string,
): Promise<void> {
  const seconds = await throttle.wait(subject);
  if (seconds === 0) return;
  throw new AppError("request.too-often", { seconds, minutes: Math.ceil(seconds / 60) });
}
