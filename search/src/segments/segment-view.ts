import { clearBit, documentsOfBits, eachBit, hasBit } from "../columns/bits.ts";
import type { Scope } from "../columns/scope.ts";
import type { Viewer } from "../index-types.ts";
import type { Segment, SegmentView } from "./opened-segment.ts";
import { documentsInScope, firstInScope } from "./scoped-documents.ts";
import { forgetView } from "./segment.ts";

const cachedViews = 32;
const cachedScopedViews = 64;

/**
 * A segment as a viewer sees it, or what of a scope the viewer sees. The views of the last 32
 * viewers of everything are kept, and of the last 64 of scopes.
 */
export function viewOf(segment: Segment, viewer: Viewer, scope: Scope | null): SegmentView {
  const { tier, own_company, own_tier, type, scope: name } = viewer;
  const key = JSON.stringify([tier, own_company, own_tier, type, ...(scope ? [name] : [])]);
  if (scope !== null) return scopedViewOf(segment, viewer, { key, scope });
  const known = segment.views.get(key);
  if (known !== undefined) return known;
  makeRoom(segment, segment.views, cachedViews);
  const view = lookThrough(segment, viewer, key);
  segment.views.set(key, view);
  return view;
}

function scopedViewOf(
  segment: Segment,
  viewer: Viewer,
  { key, scope }: { key: string; scope: Scope },
): SegmentView {
  const { scopedViews } = segment;
  const known = scopedViews.get(key);
  if (known?.scoped?.scope === scope) {
    scopedViews.delete(key);
    scopedViews.set(key, known);
    return known;
  }
  if (known !== undefined) forgetView(segment, known);
  makeRoom(segment, scopedViews, cachedScopedViews);
  const view = lookThroughScope(segment, viewer, { key, scope });
  scopedViews.set(key, view);
  return view;
}

function makeRoom(segment: Segment, views: Map<string, SegmentView>, most: number): void {
  const oldest = views.size < most ? undefined : views.values().next().value;
  if (oldest !== undefined) forgetView(segment, oldest);
}

/** Forgets all views, and what is kept for them. */
export function forgetViews({ views, scopedViews, heavy }: Segment): void {
  views.clear();
  scopedViews.clear();
  heavy.clear();
}

function levelsFor({ classes }: Segment, viewer: Viewer): Uint8Array {
  const levels = new Uint8Array(classes.length);
  for (const [at, { company, hidden_from, unseen }] of classes.entries()) {
    const own = viewer.own_company !== null && company === viewer.own_company;
    const excluded = viewer.type !== null && hidden_from.includes(viewer.type);
    if (excluded && !own && viewer.tier < 2) continue;
    const reads = own ? Math.max(viewer.tier, viewer.own_tier) : viewer.tier;
    if (!unseen || reads >= 2) levels[at] = reads + 1;
  }
  return levels;
}

const nothingKept = () => ({
  words: null,
  facetCounts: null,
  readable: [],
  bounds: new Map(),
  steps: new Map(),
});

function lookThrough(segment: Segment, viewer: Viewer, key: string): SegmentView {
  const { columns, documents, alive } = segment;
  const levels = levelsFor(segment, viewer);
  const uniform = levels.every((level) => level === levels[0]) ? (levels[0] ?? 0) : 0;
  let visible = uniform > 0 ? segment.living : 0;
  if (uniform === 0) {
    for (let doc = 0; doc < documents; doc++) {
      if (hasBit(alive, doc) && (levels[columns.classes[doc] as number] as number) > 0) visible++;
    }
  }
  return { key, levels, uniform, there: alive, scoped: null, visible, ...nothingKept() };
}

function lookThroughScope(
  segment: Segment,
  viewer: Viewer,
  { key, scope }: { key: string; scope: Scope },
): SegmentView {
  const { classes, columns } = segment;
  const levels = levelsFor(segment, viewer);
  for (const [at, { unseen }] of classes.entries()) if (unseen) levels[at] = 0;
  const there = documentsInScope(segment, scope);
  eachBit(there, (doc) => {
    if (levels[columns.classes[doc] as number] === 0) clearBit(there, doc);
  });
  const docs = documentsOfBits(there);
  const first = firstInScope(segment, scope);
  const scoped = { scope, docs, first, words: new Map() };
  return { key, levels, uniform: 0, there, scoped, visible: docs.length, ...nothingKept() };
}

/** Level at which a document is read, 0 when it is not there. */
export function levelAt(segment: Segment, view: SegmentView, doc: number): number {
  if (!hasBit(view.there, doc)) return 0;
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
  if (view.scoped !== null) {
    const { words } = view.scoped;
    const known = words.get(word) ?? countEntries(segment, view, word);
    words.set(word, known);
    return known;
  }
  view.words ??= new Int32Array(segment.words.length).fill(-1);
  const known = view.words[word] as number;
  if (known >= 0) return known;
  const seen = countEntries(segment, view, word);
  view.words[word] = seen;
  return seen;
}

function countEntries(segment: Segment, view: SegmentView, word: number): number {
  const { wordStarts, postingDocs, postingEntries } = segment.columns;
  let seen = 0;
  for (let at = wordStarts[word] as number; at < (wordStarts[word + 1] as number); at++) {
    const level = levelAt(segment, view, postingDocs[at] as number);
    if (level > ((postingEntries[at] as number) & 3)) seen++;
  }
  return seen;
}
