import { elapsed } from "./clock.ts";
import { report } from "./log/log.ts";
import { countSecurity } from "./security-log.ts";
import type { Limits, Throttle } from "./throttle.ts";

/** Subjects whose windows are remembered; beyond it the one that began first is forgotten. */
const mostSubjects = 10_000;

/**
 * The same counted in the memory of this process, for what comes with every letter that somebody
 * types: a row written for each would cost more than the call. Each process lets as many through.
 */
export function createThrottleHere({ name, failures, seconds }: Limits): Pick<Throttle, "wait"> {
  const windows = new Map<string, { attempts: number; until: number }>();
  const windowOf = (subject: string) => {
    const known = windows.get(subject);
    if (known && elapsed() < known.until) return known;
    const begun = { attempts: 0, until: elapsed() + seconds * 1000 };
    windows.delete(subject);
    windows.set(subject, begun);
    const oldest = windows.keys().next().value;
    if (windows.size > mostSubjects && oldest !== undefined) windows.delete(oldest);
    return begun;
  };
  return {
    async wait(subject) {
      const current = windowOf(subject);
      if (++current.attempts <= failures) return 0;
      const refused = { kind: "throttled", details: { throttle: name } } as const;
      await countSecurity(refused, `${name} ${subject}`).catch(report);
      return Math.max(1, Math.ceil((current.until - elapsed()) / 1000));
    },
  };
}
