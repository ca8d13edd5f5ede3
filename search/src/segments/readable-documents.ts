import { setBit } from "../columns/bits.ts";
import type { Segment, SegmentView } from "./opened-segment.ts";
import { levelAt } from "./segment-view.ts";

/**
 * Living documents of which a viewer reads values of a tier, as a set of bits; null without any.
 * The set is kept with the view and shared by all who ask: it must not be written into.
 */
export function readableDocuments(
  { segment, view }: { segment: Segment; view: SegmentView },
  tier: number,
): Uint32Array | null {
  if (view.scoped !== null && tier === 0) return view.visible > 0 ? view.there : null;
  if (view.uniform > 0) return view.uniform > tier ? segment.alive : null;
  const known = view.readable[tier];
  if (known !== undefined) return known;
  let bits: Uint32Array | null = null;
  if (view.levels.some((level) => level > tier)) {
    bits = new Uint32Array((segment.documents + 31) >> 5);
    const docs = view.scoped?.docs ?? null;
    const length = docs?.length ?? segment.documents;
    for (let at = 0; at < length; at++) {
      const doc = docs === null ? at : (docs[at] as number);
      if (levelAt(segment, view, doc) > tier) setBit(bits, doc);
    }
  }
  view.readable[tier] = bits;
  return bits;
}
