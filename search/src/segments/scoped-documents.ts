import { clearBit, hasBit, setBit } from "../columns/bits.ts";
import { eachTextOf, type Scope } from "../columns/scope.ts";
import type { Segment } from "./opened-segment.ts";
import { documentOf } from "./segment.ts";

/**
 * Living documents of a segment that are in a scope, as a set of bits. What this takes grows with
 * the scope and not with the segment.
 */
export function documentsInScope(segment: Segment, scope: Scope): Uint32Array {
  const bits = new Uint32Array((segment.documents + 31) >> 5);
  const { starts, docs, classesOf } = documentsOfClasses(segment);
  eachTextOf(scope, "companies", (company) => {
    for (const own of classesOf.get(company) ?? []) {
      for (let at = starts[own] as number; at < (starts[own + 1] as number); at++) {
        const doc = docs[at] as number;
        if (hasBit(segment.alive, doc)) setBit(bits, doc);
      }
    }
  });
  eachTextOf(scope, "except", (key) => {
    const doc = documentOf(segment, key);
    if (doc >= 0) clearBit(bits, doc);
  });
  eachTextOf(scope, "also", (key) => {
    const doc = documentOf(segment, key);
    if (doc >= 0) setBit(bits, doc);
  });
  return bits;
}

/** Of the documents that come first in a scope, the place of each, by document. */
export function firstInScope(segment: Segment, scope: Scope): Map<number, number> {
  const places = new Map<number, number>();
  eachTextOf(scope, "first", (key, place) => {
    const doc = documentOf(segment, key);
    if (doc >= 0) places.set(doc, place);
  });
  return places;
}

/** The documents of each class, dead ones included: of class `c` from `starts[c]`. */
interface ClassDocuments {
  starts: Uint32Array;
  docs: Uint32Array;
  /** Numbers of the classes of each company. */
  classesOf: ReadonlyMap<string, readonly number[]>;
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
  const classesOf = Map.groupBy(
    segment.classes.keys(),
    (own) => segment.classes[own]?.company ?? "",
  );
  const made = { starts, docs, classesOf };
  known.set(segment, made);
  return made;
}
