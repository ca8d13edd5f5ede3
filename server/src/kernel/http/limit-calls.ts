import type { Endpoint } from "@neroli/contract/access/endpoint.ts";
import { type Actor, isSignedIn } from "../actor.ts";
import { AppError } from "../errors.ts";
import { networkOf } from "../network.ts";
import { createThrottle, type Throttle } from "../throttle.ts";

/**
 * Refuses a costly call to who has made too many of them, and says when it may be made again:
 * people are counted by themselves, visitors by their network.
 */
export function limitCalls(
  name: string,
  { limit }: Pick<Endpoint, "limit">,
): (actor: Actor) => Promise<void> {
  if (!limit) return async () => {};
  const throttle = createThrottle({ name, failures: limit.calls, seconds: limit.minutes * 60 });
  return (actor) =>
    countOrRefuse(throttle, isSignedIn(actor) ? actor.user_key : networkOf(actor.address ?? ""));
}

async function countOrRefuse(throttle: Throttle, subject: string): Promise<void> {
  const seconds = await throttle.wait(subject);
  if (seconds === 0) return;
  throw new AppError("request.too-often", { seconds, minutes: Math.ceil(seconds / 60) });
}
