import { setTimeout as pause } from "node:timers/promises";

/**
 * Does something so many times a second on average, at random moments as readers do it, until the
 * end, whether or not the last is over.
 */
export async function atRandom<Answer>(
  work: () => Promise<Answer>,
  { perSecond, end }: { perSecond: number; end: AbortSignal },
): Promise<Answer[]> {
  const begun: Promise<Answer>[] = [];
  let due = performance.now();
  while (!end.aborted) {
    due += (-Math.log(1 - Math.random()) * 1_000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await pause(wait);
    begun.push(work());
  }
  return await Promise.all(begun);
}
