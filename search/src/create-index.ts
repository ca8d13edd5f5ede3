import { createScope } from "./columns/scope.ts";
import type { SegmentColumns } from "./columns/segment-columns.ts";
import { createReader } from "./index-reader.ts";
import type { CatalogueIndex, IndexDocument, IndexSchema } from "./index-types.ts";
import { mergeSegments } from "./merge-segments.ts";
import { checkDocument, planSchema } from "./schema-plan.ts";
import { createOwner, type SegmentOwner, type SegmentSizes } from "./segment-owner.ts";
import { finishSegment } from "./writing/finish-segment.ts";
import { createWriter, type SegmentWriter } from "./writing/segment-writer.ts";
import { writeDocument } from "./writing/write-document.ts";

/**
 * An empty index in memory, for products or companies alike: what a document is, the schema
 * says. One index answers one search at a time; nothing in it waits. `sizes` say when segments
 * are merged; tests make them small.
 * @throws RangeError for a schema of more than 64 fields.
 */
export function createIndex(schema: IndexSchema, sizes?: Partial<SegmentSizes>): CatalogueIndex {
  return indexOf(schema, createOwner(schema, sizes));
}

/** A segment of documents that come one after the other, so that they need not be held. */
export interface SegmentBuilder {
  /**
   * The later of two documents with one key counts.
   * @throws RangeError for a document that does not fit the schema, or after `finish`.
   */
  add(document: IndexDocument): void;
  /** The segment; nothing can be added to the builder any more. */
  finish(): SegmentColumns;
}

/** @throws RangeError for a schema of more than 64 fields. */
export function createSegmentBuilder(schema: IndexSchema): SegmentBuilder {
  const plan = planSchema(schema);
  // Let go of when the segment is there: it is as large.
  let writer: SegmentWriter | null = createWriter(plan);
  const present = (): SegmentWriter => {
    if (writer === null) throw new RangeError("The segment is finished");
    return writer;
  };
  return {
    add(document) {
      const to = present();
      checkDocument(plan, document);
      writeDocument(to, document);
    },
    finish() {
      const columns = finishSegment(present());
      writer = null;
      return columns;
    },
  };
}

/** An index of documents that come one after the other. */
export function createBuilder(schema: IndexSchema): {
  add(document: IndexDocument): void;
  finish(): CatalogueIndex;
} {
  const builder = createSegmentBuilder(schema);
  return {
    add: builder.add,
    finish: () => indexOf(schema, createOwner(schema), builder.finish()),
  };
}

function indexOf(
  schema: IndexSchema,
  owner: SegmentOwner,
  written?: SegmentColumns,
): CatalogueIndex {
  const { follow, scope, warmUp: _, ...reader } = createReader(schema);
  if (written) follow(owner.adopt(written));
  return {
    ...reader,
    apply(changes) {
      follow(owner.change(changes));
      for (let due = owner.beginMerge(); due !== null; due = owner.beginMerge()) {
        follow(due.end(mergeSegments(schema, due.parts)));
      }
    },
    scope: (name, rules) => scope(name, rules && createScope(rules)),
    get size() {
      return owner.size;
    },
  };
}
