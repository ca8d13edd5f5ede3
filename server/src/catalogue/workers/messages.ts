import type { MergePart, SegmentColumns } from "@neroli/search/columns/segment-columns.ts";
import type { Answers } from "@neroli/search/index-reader.ts";
import type { IndexSchema } from "@neroli/search/index-types.ts";
import type { IndexStep } from "@neroli/search/segment-owner.ts";
import type { TextBatch } from "@neroli/search/writing/document-texts.ts";
import type { WordColumns } from "@neroli/search/writing/finish-segment.ts";
import type { IndexName } from "../indexed/index-names.ts";
import type { PortalScope } from "./portal-scope.ts";

/** A question to an index: the name of what answers it, and what that is given. */
export type Question = {
  [Method in keyof Answers]: { method: Method; given: Parameters<Answers[Method]> };
}[keyof Answers];

/** The data that a search worker is started with. */
export interface SearchWorkerData {
  schemas: Record<IndexName, IndexSchema>;
}

/** A question, and to which index it is. */
export type IndexQuestion = Question & { index: IndexName };

/** What a search worker is told beside what it is asked; it works on all in order. */
export type NewsOfIndexes =
  | { kind: "follow"; index: IndexName; step: IndexStep }
  | { kind: "portal"; key: string; scope: PortalScope };

/** What a thread is asked that merges segments. */
export interface MergeWork {
  schema: IndexSchema;
  parts: readonly MergePart[];
}

export type Merged = SegmentColumns;

/** The data of a thread that writes the words of a segment and ends. */
export interface WordsWorkerData {
  schema: IndexSchema;
}

/** Texts in the order of their documents, at last the order in which they are to be finished. */
export type ToWordsWorker =
  | { kind: "texts"; batch: TextBatch }
  | { kind: "finish"; order: Uint32Array };

export type FromWordsWorker = { kind: "taken" } | { kind: "finished"; columns: WordColumns };
