import { hasBit } from "../columns/bits.ts";
import type { Viewer } from "../index-types.ts";
import type { Segment, SegmentView } from "./opened-segment.ts";

const cachedViews = 32;

/** A segment as a viewer sees it. The views of the last 32 viewers are kept. */
export function viewOf(segment: Segment, viewer: Viewer): SegmentView {
  const { tier, own_company, own_tier, type } = viewer;
  const key = JSON.stringify([tier, own_company, own_tier, type]);
  const known = segment.views.get(key);
  if (known !== undefined) return known;
  const oldest = segment.views.keys().next().value;
  if (segment.views.size >= cachedViews && oldest !== undefined) {
    segment.views.delete(oldest);
    for (const [name, { view }] of segment.heavy) {
      if (view.key === oldest) segment.heavy.delete(name);
    }
  }
  const view = lookThrough(segment, viewer, key);
  segment.views.set(key, view);
  return view;
}

function lookThrough(segment: Segment, viewer: Viewer, key: string): SegmentView {
  const { classes, columns, documents, alive } = segment;
  const levels = Uint8Array.from(classes, (one) => {
    const own = viewer.own_company !== null && one.company === viewer.own_company;
    const excluded = viewer.type !== null && one.hidden_from.includes(viewer.type);
    if (excluded && !own && viewer.tier < 2) return 0;
    const reads = own ? Math.max(viewer.tier, viewer.own_tier) : viewer.tier;
    return one.unseen && reads < 2 ? 0 : reads + 1;
  });
  const uniform = levels.every((level) => level === levels[0]) ? (levels[0] ?? 0) : 0;
  let visible = uniform > 0 ? segment.living : 0;
  if (uniform === 0) {
    for (let doc = 0; doc < documents; doc++) {
      if (hasBit(alive, doc) && (levels[columns.classes[doc] as number] as number) > 0) visible++;
    }
  }
  return {
    key,
    levels,
    uniform,
    visible,
    words: null,
    facetCounts: null,
    readable: [],
    bounds: new Map(),
    steps: new Map(),
  };
}

/** Level at which a document is read, 0 when it is not there. */
export function levelAt(segment: Segment, view: SegmentView, doc: number): number {
  if (!hasBit(segment.alive, doc)) return 0;
  return view.levels[segment.columns.classes[doc] as number] as number;
}

/** Whether the viewer sees every entry of every document, so that none need be checked. */
export const seesAll = (segment: Segment, view: SegmentView): boolean =>
  view.uniform > segment.highestTier && segment.living === segment.documents;

/** Number of a word's entries that a viewer sees; what is hidden must not show in a score. */
export function visibleEntries(segment: Segment, view: SegmentView, word: number): number {
  if (view.uniform > 0) {
    let sum = 0;
    for (let tier = 0; tier < view.uniform; tier++) sum += segment.wordCounts[tier]?.[word] ?? 0;
    return sum;
  }
  view.words ??= new Int32Array(segment.words.length).fill(-1);
  const known = view.words[word] as number;
  if (known >= 0) return known;
  const { wordStarts, postingDocs, postingEntries } = segment.columns;
  let seen = 0;
  for (let at = wordStarts[word] as number; at < (wordStarts[word + 1] as number); at++) {
    const level = levelAt(segment, view, postingDocs[at] as number);
    if (level > ((postingEntries[at] as number) & 3)) seen++;
  }
  view.words[word] = seen;
  return seen;
}
