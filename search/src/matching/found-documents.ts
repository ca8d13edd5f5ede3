import { notReady } from "../segments/ready-rows.ts";
import type { WordChoices } from "./word-choices.ts";

/** A query word in a segment, with its rarity over the whole index. */
export interface RatedWord {
  choices: WordChoices;
  rarity: number;
}

export interface ScoredDocument {
  doc: number;
  score: number;
}

/** A text that documents may be called by. */
export interface Phrase {
  phrase: string;
  /** It is not what the query says, but has known words one letter away in it. */
  near: boolean;
}

/** Documents of a segment that meet every word, ascending, and how; valid up to `length`. */
export interface FoundDocuments {
  /** They may be a word's own postings: never written into. */
  readonly docs: Uint32Array;
  length: number;
  /** See score.ts. */
  readonly scores: Uint32Array;
  /** Whether the query reads as a common name of it; see `commonName`. None for a single word. */
  readings: Uint8Array;
  /** The words of the query, in its order, as they were looked for. */
  rated: readonly RatedWord[];
  /** Tells apart the sets of documents of this segment and view; null when there is no telling. */
  key: string;
  /** Row of ready counts of which all readable documents are found; see ReadyCounts. */
  ready: number;
  /** What is known of them as long as they are not listed; null once they are. */
  readonly unlisted: Unlisted | null;
}

/** Found documents of which there is no list. Where only one tells, the answers are null. */
export interface Unlisted {
  /** The best, in order. */
  best(wanted: number): readonly ScoredDocument[] | null;
  /** Raises what is called so; answers whether something has it for a name. */
  raise(phrase: Phrase): boolean | null;
}

export function emptyFoundDocuments(size = 0): FoundDocuments {
  return {
    docs: new Uint32Array(size),
    length: 0,
    scores: new Uint32Array(size),
    readings: new Uint8Array(size),
    rated: [],
    key: "",
    ready: notReady,
    unlisted: null,
  };
}

/** Where a document or the first after it stands, not before `from`. */
export function positionOf({ docs, length }: FoundDocuments, doc: number, from = 0): number {
  let step = 1;
  let low = from;
  let high = from;
  while (high < length && (docs[high] as number) < doc) {
    low = high + 1;
    high += step;
    step *= 2;
  }
  high = Math.min(high, length);
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((docs[middle] as number) < doc) low = middle + 1;
    else high = middle;
  }
  return low;
}
