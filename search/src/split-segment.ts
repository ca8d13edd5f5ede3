import type { IndexDocument, IndexSchema } from "./index-types.ts";
import { checkDocument, planSchema } from "./schema-plan.ts";
import {
  addTexts,
  createGatheredTexts,
  type TextBatch,
  takeTexts,
} from "./writing/document-texts.ts";
import {
  type FactColumns,
  finishFacts,
  finishWordColumns,
  type WordColumns,
} from "./writing/finish-segment.ts";
import { naturalOrder } from "./writing/order-documents.ts";
import { createFactsWriter, createWordsWriter } from "./writing/segment-writer.ts";
import { writeFacts } from "./writing/write-document.ts";
import { writeBatch } from "./writing/write-words.ts";

/**
 * A segment that two threads write at the same time: one takes the documents, the other their
 * words, which are most of the work. Together they make what one would make alone, byte by byte.
 */
export interface FactsBuilder {
  /** @throws RangeError for a document that does not fit the schema. */
  add(document: IndexDocument): void;
  /** Bytes of the texts that were not taken yet. */
  readonly gathered: number;
  /** The texts of the documents since they were taken last, for the builder of the words. */
  takeTexts(): TextBatch;
  /** The order in which the words are to be finished, once all documents are there. */
  order(): Uint32Array;
  /** All columns but those of words, in that order. */
  finish(order: Uint32Array): FactColumns;
}

/** @throws RangeError for a schema of more than 32 fields. */
export function createFactsBuilder(schema: IndexSchema): FactsBuilder {
  const plan = planSchema(schema);
  const writer = createFactsWriter(plan);
  const texts = createGatheredTexts();
  return {
    add(document) {
      checkDocument(plan, document);
      writeFacts(writer, document);
      addTexts(texts, plan, document);
    },
    get gathered() {
      return texts.bytes.length;
    },
    takeTexts: () => takeTexts(texts),
    order: () => naturalOrder(writer),
    finish: (order) => finishFacts(writer, order),
  };
}

/** The other half: takes the texts in the order they were taken, then the order of documents. */
export interface WordsBuilder {
  add(batch: TextBatch): void;
  finish(order: Uint32Array): WordColumns;
}

export function createWordsBuilder(schema: IndexSchema): WordsBuilder {
  const writer = createWordsWriter(planSchema(schema));
  return {
    add: (batch) => writeBatch(writer, batch),
    finish: (order) => finishWordColumns(writer, order),
  };
}
