import { add, compare, type Exact, one } from "../kernel/exact.ts";
import { type Interval, least, most, plus } from "../kernel/interval.ts";

/** A substance that a line of a formula brings. */
export interface Component {
  /** Its INCI name; where none is known, the line's own name and `unknown`. */
  name: string;
  unknown: boolean;
  cas: readonly string[];
  share: Interval;
  nano: boolean;
  colorant: boolean;
  /** In some shades alone: named after "+/-" (Regulation (EC) 1223/2009, article 19, 1 g). */
  may_contain: boolean;
  /** The line that brings it. */
  line: string;
}

export interface InciListEntry extends Omit<Component, "line"> {
  lines: string[];
  /**
   * Its place: "sure"; "free" where any order will do, at 1 % or less and of colorants; "uncertain"
   * where its share may lie above and below that of one beside it.
   */
  place: "sure" | "free" | "uncertain";
}

/**
 * The list of ingredients of article 19 (1 g): by weight in descending order what may exceed 1 %, then
 * the others, then colorants unless they are to colour hair (`dyesHair`); the last are those that only
 * some shades have.
 */
export function inciList(
  components: readonly Component[],
  { dyesHair = false } = {},
): InciListEntry[] {
  const entries = merge(components);
  const groupOf = (entry: Merged) => {
    if (entry.may_contain) return 3;
    if (entry.colorant && !dyesHair) return 2;
    return isMinor(entry) ? 1 : 0;
  };
  const groups = [0, 1, 2, 3].map((group) =>
    entries.filter((entry) => groupOf(entry) === group).sort(byShare),
  );
  const [major = [], minor = [], ...others] = groups;
  return [
    ...placed([...major, ...minor]),
    ...others.flat().map((entry) => ({ ...entry, place: "free" as const })),
  ];
}

const isMinor = ({ share }: { share: Interval }) => compare(share.max, one) <= 0;

type Merged = Omit<InciListEntry, "place">;

function byShare(a: Merged, b: Merged): number {
  const middle = (share: Interval): Exact => add(share.min, share.max);
  return compare(middle(b.share), middle(a.share)) || (a.name < b.name ? -1 : 1);
}

/**
 * What stands before another one is right if it cannot be less, or if the other never exceeds 1 %: of
 * those before it the one that may be least decides, of those after it the one that may be most.
 */
function placed(ordered: readonly Merged[]): InciListEntry[] {
  const leastBefore = runningOf(ordered, { of: ({ share }) => share.min, choose: least });
  const mostAfter = runningOf(ordered.toReversed(), {
    of: (entry) => (isMinor(entry) ? null : entry.share.max),
    choose: most,
  }).toReversed();
  return ordered.map((entry, at) => {
    const [before, after] = [leastBefore[at] ?? null, mostAfter[at] ?? null];
    const followsRightly =
      isMinor(entry) || before === null || compare(before, entry.share.max) >= 0;
    const leadsRightly = after === null || compare(entry.share.min, after) >= 0;
    if (!followsRightly || !leadsRightly) return { ...entry, place: "uncertain" };
    return { ...entry, place: isMinor(entry) ? "free" : "sure" };
  });
}

/** For each entry the chosen share of all that come before it; null where there is none. */
function runningOf(
  entries: readonly Merged[],
  { of, choose }: { of: (entry: Merged) => Exact | null; choose: (a: Exact, b: Exact) => Exact },
): (Exact | null)[] {
  let chosen: Exact | null = null;
  return entries.map((entry) => {
    const before = chosen;
    const share = of(entry);
    if (share) chosen = before ? choose(before, share) : share;
    return before;
  });
}

function merge(components: readonly Component[]): Merged[] {
  const found = new Map<string, Merged>();
  for (const { line, ...component } of components) {
    const key = [component.name.toUpperCase(), component.nano, component.may_contain].join("|");
    const known = found.get(key);
    if (!known) {
      found.set(key, { ...component, lines: [line] });
      continue;
    }
    known.share = plus(known.share, component.share);
    known.unknown &&= component.unknown;
    known.colorant ||= component.colorant;
    known.cas = [...new Set([...known.cas, ...component.cas])];
    known.lines = [...new Set([...known.lines, line])];
  }
  return [...found.values()];
}
