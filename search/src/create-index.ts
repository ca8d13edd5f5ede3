import { createRegistry } from "./facet-registry.ts";
import type { CatalogueIndex, IndexDocument, IndexSchema } from "./index-types.ts";
import { finishNow } from "./merge-segments.ts";
import { checkDocument, planSchema } from "./schema-plan.ts";
import { search } from "./search.ts";
import {
  addSegment,
  applyChanges,
  createSegmentSet,
  defaultSizes,
  type SegmentSet,
  type SegmentSizes,
} from "./segment-set.ts";
import { viewOf } from "./segment-view.ts";
import { createWriter, type SegmentWriter } from "./segment-writer.ts";
import { suggest } from "./suggest.ts";
import { createWideScratch, type WideScratch } from "./word-sets.ts";
import { writeDocument } from "./write-document.ts";

/**
 * An empty index in memory, for products or companies alike: what a document is, the schema
 * says. One index answers one search at a time; nothing in it waits. `sizes` say when segments
 * are merged; tests make them small.
 * @throws RangeError for a schema of more than 32 fields.
 */
export function createIndex(
  schema: IndexSchema,
  sizes: SegmentSizes = defaultSizes,
): CatalogueIndex {
  const plan = planSchema(schema);
  return indexOf(createSegmentSet(plan, createRegistry(plan.groupKeys.length), sizes));
}

/** An index of documents that come one after the other, so that they need not be held. */
export interface IndexBuilder {
  /**
   * Of two documents with one key the later counts.
   * @throws RangeError for a document that does not fit the schema, or after `finish`.
   */
  add(document: IndexDocument): void;
  /** The index; nothing can be added to the builder any more. */
  finish(): CatalogueIndex;
}

/** @throws RangeError for a schema of more than 32 fields. */
export function createBuilder(schema: IndexSchema): IndexBuilder {
  const plan = planSchema(schema);
  // Let go of when the index is there: it is as large as the index.
  let writer: SegmentWriter | null = createWriter(plan);
  return {
    add(document) {
      if (writer === null) throw new RangeError("The index is finished");
      checkDocument(plan, document);
      writeDocument(writer, document);
    },
    finish() {
      const set = createSegmentSet(plan, createRegistry(plan.groupKeys.length), defaultSizes);
      if (writer !== null && writer.count > 0) addSegment(set, finishNow(writer));
      writer = null;
      return indexOf(set);
    },
  };
}

function indexOf(set: SegmentSet): CatalogueIndex {
  let scratch: WideScratch = createWideScratch(0);
  const searched = (viewer: Parameters<CatalogueIndex["search"]>[1]) => {
    const widest = Math.max(0, ...set.segments.map(({ documents }) => documents));
    if (scratch.best.length < widest) scratch = createWideScratch(widest);
    const seen = set.segments.map((segment) => ({ segment, view: viewOf(segment, viewer) }));
    return { plan: set.plan, registry: set.registry, seen, scratch };
  };
  return {
    search: (query, viewer) => search(searched(viewer), query),
    suggest: (text, viewer, limit, fields) => suggest(searched(viewer), { text, limit, fields }),
    apply: (changes) => applyChanges(set, changes),
    get size() {
      return set.segments.reduce((sum, { living }) => sum + living, 0);
    },
  };
}
