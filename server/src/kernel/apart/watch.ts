import type { ApartEnd } from "./apart-error.ts";
import { usageOf } from "./usage.ts";

export interface ApartLimits {
  megabytes: number;
  /** Of the processor, between one word of the work and the next. */
  seconds: number;
}

const everyMilliseconds = 100;

/**
 * Looks at a process until `stop`: neither V8's own limit, which counts no buffers, nor the process
 * itself, which may not come to it, can be trusted with that. `over` hears when it has too much.
 */
export function watch(
  pid: number,
  { limits, over }: { limits: ApartLimits; over: (why: ApartEnd) => void },
) {
  let from: number | null = null;
  let stopped = false;
  const look = async () => {
    const usage = await usageOf(pid);
    if (stopped || !usage) return;
    from ??= usage.seconds;
    if (usage.megabytes > limits.megabytes) over("memory");
    else if (usage.seconds - from > limits.seconds) over("time");
    else timer = setTimeout(look, everyMilliseconds);
  };
  let timer = setTimeout(look, 0);
  return {
    /** The work goes on: its time is counted anew. */
    heard() {
      from = null;
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
