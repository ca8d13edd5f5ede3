import { type RefObject, useEffect } from "react";
import { tell } from "./tell.ts";
import { watchSeen } from "./watch-seen.ts";

/** Nobody types on. */
const settledAfter = 1_500;
/** Beyond it a rank says nothing more. */
const lastRank = 10_000;

export interface ToldSearch {
  /** What makes it another search: not the page of its hits, nor how they are shown. */
  id: string;
  words: string;
  /** What else narrows it, as its address says it. */
  filters: string;
  found: number;
  /** False while another answer is on its way, and on pages that tell nothing. */
  tells: boolean;
  hits: ToldHits;
}

export interface ToldHits {
  of: "product" | "company";
  /** In the order of the page. */
  keys: readonly string[];
  firstRank: number;
  /** Changes where they are drawn anew. */
  look: string;
}

/** The last search of this tab, which is made once, and in which a hit is seen once. */
let last = { id: "", settled: false, seen: new Set<string>() };

function remembered(id: string): typeof last {
  if (last.id !== id) last = { id, settled: false, seen: new Set() };
  return last;
}

/** Browsing without words and filters is no search. */
function settle({ id, words, filters, found }: Omit<ToldSearch, "hits" | "tells">): void {
  const search = remembered(id);
  if (search.settled) return;
  search.settled = true;
  if (words || filters) tell({ kind: "SEARCH", words, filters, found });
}

/** Tells that a search was made, and which of its hits within `place` were seen and opened. */
export function useTellsSearch(
  place: RefObject<HTMLElement | null>,
  { id, words, filters, found, tells, hits }: ToldSearch,
): void {
  const { of, firstRank, look } = hits;
  const keys = hits.keys.join(" ");
  useEffect(() => {
    if (!tells) return;
    const search = { id, words, filters, found };
    const timer = setTimeout(() => settle(search), settledAfter);
    return () => clearTimeout(timer);
  }, [id, words, filters, found, tells]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look has other elements
  useEffect(() => {
    const root = place.current;
    if (!root || !tells || keys === "") return;
    const elements = [...root.querySelectorAll("article")];
    const hitOf = (part: Element) => {
      const at = elements.findIndex((element) => element.contains(part));
      const key = keys.split(" ")[at];
      const rank = firstRank + at;
      if (key === undefined || rank > lastRank) return null;
      return { key, told: { [of]: key, rank, ...(words && { words }) } };
    };
    const endWatch = watchSeen(elements, (element) => {
      const hit = hitOf(element);
      const { seen } = remembered(id);
      if (!hit || seen.has(hit.key)) return;
      seen.add(hit.key);
      tell({ kind: "IMPRESSION", ...hit.told });
    });
    const opened = ({ target, button }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("h2 a") : null;
      const hit = link && hitOf(link);
      if (!hit || button > 1) return;
      settle({ id, words, filters, found });
      tell({ kind: "DETAILS", ...hit.told });
    };
    root.addEventListener("click", opened);
    root.addEventListener("auxclick", opened);
    return () => {
      endWatch();
      root.removeEventListener("click", opened);
      root.removeEventListener("auxclick", opened);
    };
  }, [place, id, words, filters, found, tells, of, keys, firstRank, look]);
}
