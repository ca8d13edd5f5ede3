import type { WideScratch } from "../columns/wide-scratch.ts";
import type { SchemaPlan } from "../schema-plan.ts";
import type { ViewedSegment } from "../segments/opened-segment.ts";
import type { ParsedQuery, QueryWord } from "../text/parse-query.ts";
import type { FoundDocuments } from "./found-documents.ts";

/** A query being searched for in all segments, as its viewer sees them. */
export interface WordSearch {
  plan: SchemaPlan;
  seen: readonly ViewedSegment[];
  scratch: WideScratch;
  parsed: ParsedQuery;
}

/** Documents that answer a query, before any filter. */
export interface Matches {
  /** By segment; null when the query has no words: everything. */
  found: readonly FoundDocuments[] | null;
  corrected: string | null;
  /** The query as it was understood. */
  words: readonly QueryWord[];
  /** Words of the query that no document with the others has. */
  left_out?: readonly string[];
}

/** The same search for other words, and for no identifier. */
export const withWords = (asked: WordSearch, words: readonly QueryWord[]): WordSearch => {
  const last = words.length - 1;
  const ended = words.map((word, at) =>
    word.completes && at < last ? { ...word, completes: false } : word,
  );
  const phrase = ended.map((word) => word.text).join(" ");
  return { ...asked, parsed: { words: ended, phrase, identifier: null } };
};
