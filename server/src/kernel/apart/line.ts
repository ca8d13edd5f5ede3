import { AppError } from "../errors.ts";

interface LineLimits {
  /** How many pieces of work are at work. */
  at_once: number;
  /** How many of one group, whoever that is, stand in the line, at work or waiting. */
  most_of_group: number;
  /** How many wait in all. */
  most_waiting: number;
}

interface Place {
  group: string;
  begin(): void;
}

/**
 * A line before work that takes much: whoever comes waits for a turn, and is refused when the line
 * is long. No group has all turns, so that one company's files do not hold up everybody else's.
 */
export function openLine({ at_once, most_of_group, most_waiting }: LineLimits) {
  const waiting: Place[] = [];
  const working: Place[] = [];
  const mostWorking = Math.max(1, at_once - 1);
  const inHand = (group: string) => working.filter((each) => each.group === group).length;
  const next = () => {
    while (working.length < at_once) {
      const at = waiting.findIndex(({ group }) => inHand(group) < mostWorking);
      const [place] = at < 0 ? [] : waiting.splice(at, 1);
      if (!place) return;
      working.push(place);
      place.begin();
    }
  };
  return {
    /** Settles when it is this one's turn, with what ends it. */
    async enter(group: string): Promise<() => void> {
      const own = waiting.filter((each) => each.group === group).length + inHand(group);
      if (own >= most_of_group || waiting.length >= most_waiting) {
        throw new AppError("uploads.line-full");
      }
      const { promise: turn, resolve: begin } = Promise.withResolvers<void>();
      const place = { group, begin };
      waiting.push(place);
      next();
      await turn;
      return () => {
        working.splice(working.indexOf(place), 1);
        next();
      };
    },
  };
}
