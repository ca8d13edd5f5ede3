import { textAt } from "../columns/text-table.ts";
import type { ViewedSegment } from "./opened-segment.ts";
import { levelAt } from "./segment-view.ts";

/** The parts that natural order compares: rank, whether there is a name, the name, the key. */
export interface NaturalPlace {
  rank: number;
  named: boolean;
  name: string;
  key: string;
}

/** Negative when the first goes before the second. */
export function comparePlaces(a: NaturalPlace, b: NaturalPlace): number {
  if (a.rank !== b.rank) return b.rank - a.rank;
  if (a.named !== b.named) return a.named ? -1 : 1;
  if (a.named && a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}

/** The parts of a document that natural order compares. */
export function placeOf({ segment, view }: ViewedSegment, doc: number): NaturalPlace {
  const { rankEnds, rankValues, nameTiers, names, keys } = segment.columns;
  let rank = 0;
  while ((rankEnds[rank] as number) <= doc) rank++;
  const tier = nameTiers.length === 0 ? 0 : (nameTiers[doc] as number);
  const named = levelAt(segment, view, doc) > tier;
  return {
    rank: rankValues[rank] as number,
    named,
    name: named ? textAt(names, doc) : "",
    key: textAt(keys, doc),
  };
}
