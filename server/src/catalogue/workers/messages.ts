import type { MergePart, SegmentColumns } from "@neroli/search/columns/segment-columns.ts";
import type { Answers } from "@neroli/search/index-reader.ts";
import type { IndexSchema } from "@neroli/search/index-types.ts";
import type { IndexStep } from "@neroli/search/segment-owner.ts";
import type { TextBatch } from "@neroli/search/writing/document-texts.ts";
import type { WordColumns } from "@neroli/search/writing/finish-segment.ts";
import type { IndexName } from "../indexed/index-names.ts";

/** A question to an index: the name of what answers it, and what that is given. */
export type Question = {
  [Method in keyof Answers]: { method: Method; given: Parameters<Answers[Method]> };
}[keyof Answers];

/** What a search worker is started with. */
export interface SearchWorkerData {
  schemas: Record<IndexName, IndexSchema>;
}

/** What a search worker is sent, and works on in order. */
export type ToSearchWorker =
  | { kind: "follow"; index: IndexName; step: IndexStep }
  | { kind: "ask"; id: number; index: IndexName; question: Question };

/** What it sends back: an answer, or why there is none. */
export type FromSearchWorker = { id: number; answer: unknown } | { id: number; error: unknown };

/** What a thread is started with that merges segments and ends. */
export interface MergeWorkerData {
  schema: IndexSchema;
  parts: readonly MergePart[];
}

export type FromMergeWorker = SegmentColumns;

/** What a thread is started with that writes the words of a segment and ends. */
export interface WordsWorkerData {
  schema: IndexSchema;
}

/** Texts in the order of their documents, at last the order in which they are to be finished. */
export type ToWordsWorker =
  | { kind: "texts"; batch: TextBatch }
  | { kind: "finish"; order: Uint32Array };

export type FromWordsWorker = { kind: "taken" } | { kind: "finished"; columns: WordColumns };
