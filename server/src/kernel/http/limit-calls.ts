import type { Endpoint } from "@neroli/contract/access/endpoint.ts";
import { type Actor, isSignedIn } from "../actor.ts";
import { AppError } from "../errors.ts";
import { networkOf } from "../network.ts";
import { createThrottle, type Throttle } from "../throttle.ts";
import { createThrottleHere } from "../throttle-here.ts";

/** The people of one company together may call so many times as often as each of them. */
const companyTimes = 10;

/**
 * Refuses a costly call to who has made too many of them, and says when it may be made again:
 * people are counted by themselves and with all of their company, visitors by their network. What is
 * asked with every letter is counted in this process alone, as the rights of who asks are held
 * there, too.
 */
export function limitCalls({
  limit,
  rights,
}: Pick<Endpoint, "limit" | "rights">): (actor: Actor) => Promise<void> {
  if (!limit) return async () => {};
  const { name, calls, minutes } = limit;
  const create = rights === "held" ? createThrottleHere : createThrottle;
  const each = create({ name, failures: calls, seconds: minutes * 60 });
  const together = create({ name, failures: companyTimes * calls, seconds: minutes * 60 });
  return async (actor) => {
    if (!isSignedIn(actor)) return refuseBeyond(each, networkOf(actor.address ?? ""));
    await refuseBeyond(each, actor.user_key);
    if (actor.company_key !== null) await refuseBeyond(together, `company ${actor.company_key}`);
  };
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
