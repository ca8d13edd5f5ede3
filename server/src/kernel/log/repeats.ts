/** How often a cause came again since it was last told of. */
interface Repeat {
  cause: string;
  times: number;
}

interface Repeats {
  /** True for the first of its cause, which is to be told; others are counted. */
  isFirst(cause: string, tell: (repeat: Repeat) => void): boolean;
  /** Tells what has been counted, as when the process ends. */
  flush(): void;
}

const mostCauses = 500;

/**
 * One line a cause: the first at once, then how often it came again, every ten seconds. A cause
 * that was quiet for so long is new again.
 */
export function countRepeats({ milliseconds = 10_000 } = {}): Repeats {
  const counted = new Map<string, { times: number; tell(repeat: Repeat): void }>();
  let timer: NodeJS.Timeout | undefined;
  const tellOf = (cause: string) => {
    const known = counted.get(cause);
    if (known && known.times > 0) known.tell({ cause, times: known.times });
    counted.delete(cause);
    return known?.times ?? 0;
  };
  const flush = () => {
    for (const [cause, { tell }] of [...counted]) {
      if (tellOf(cause) > 0) counted.set(cause, { times: 0, tell });
    }
    if (counted.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  return {
    isFirst(cause, tell) {
      const known = counted.get(cause);
      if (known) known.times += 1;
      else counted.set(cause, { times: 0, tell });
      const oldest = counted.keys().next().value;
      if (counted.size > mostCauses && oldest !== undefined) tellOf(oldest);
      timer ??= setInterval(flush, milliseconds).unref();
      return known === undefined;
    },
    flush,
  };
}
