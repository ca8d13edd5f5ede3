/** Milliseconds of a step: what a process that is busy for longer hears afterwards counts as one. */
const step = 100;

/**
 * Calls back when this process has listened for so long, which is asked anew at each step. A timer
 * alone would end before what has come meanwhile is read, where the process was busy with something
 * else: it loads its code, or shares its processor with many. Answers what ends the waiting.
 */
export function afterListening(milliseconds: () => number, then: () => void): () => void {
  let listened = 0;
  const timer = setInterval(() => {
    listened += step;
    if (listened < milliseconds()) return;
    clearInterval(timer);
    then();
  }, step);
  return () => clearInterval(timer);
}
