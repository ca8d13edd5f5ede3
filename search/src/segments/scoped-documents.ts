import { hasBit } from "../columns/bits.ts";
import { hasText, type Scope } from "../columns/scope.ts";
import { textAt, textCount } from "../columns/text-table.ts";
import type { Segment } from "./opened-segment.ts";
import { documentOf } from "./segment.ts";

/**
 * Living documents of a segment that are in a scope, ascending. What this takes grows with the
 * scope and not with the segment.
 */
export function documentsInScope(segment: Segment, scope: Scope): Uint32Array {
  const { classes } = segment;
  const found = new Set<number>();
  const { starts, docs } = documentsOfClasses(segment);
  for (const [number, { company }] of classes.entries()) {
    if (!hasText(scope.companies, company)) continue;
    for (let at = starts[number] as number; at < (starts[number + 1] as number); at++) {
      found.add(docs[at] as number);
    }
  }
  eachDocumentOf(segment, scope.except, (doc) => found.delete(doc));
  eachDocumentOf(segment, scope.also, (doc) => found.add(doc));
  return Uint32Array.from(found)
    .filter((doc) => hasBit(segment.alive, doc))
    .sort();
}

/** Of the documents that come first in a scope, the place of each, by document. */
export function firstInScope(segment: Segment, scope: Scope): Map<number, number> {
  const places = new Map<number, number>();
  eachDocumentOf(segment, scope.first, (doc, place) => places.set(doc, place));
  return places;
}

function eachDocumentOf(
  segment: Segment,
  keys: Scope["also"],
  visit: (doc: number, place: number) => void,
): void {
  for (let at = 0; at < textCount(keys); at++) {
    const doc = documentOf(segment, textAt(keys, at));
    if (doc >= 0) visit(doc, at);
  }
}

/** The documents of each class, dead ones included: of class `c` from `starts[c]`. */
interface ClassDocuments {
  starts: Uint32Array;
  docs: Uint32Array;
}

/** Worked out when a scope is first asked for: classes do not change. */
const known = new WeakMap<Segment, ClassDocuments>();

function documentsOfClasses(segment: Segment): ClassDocuments {
  const there = known.get(segment);
  if (there !== undefined) return there;
  const { classes } = segment.columns;
  const starts = new Uint32Array(segment.classes.length + 1);
  for (const own of classes) starts[own + 1] = (starts[own + 1] as number) + 1;
  for (let at = 1; at < starts.length; at++) {
    starts[at] = (starts[at] as number) + (starts[at - 1] as number);
  }
  const next = starts.slice();
  const docs = new Uint32Array(classes.length);
  for (let doc = 0; doc < classes.length; doc++) {
    const own = classes[doc] as number;
    docs[next[own] as number] = doc;
    next[own] = (next[own] as number) + 1;
  }
  const made = { starts, docs };
  known.set(segment, made);
  return made;
}
