import type {
  ContentValue,
  SearchQuery,
  SearchResult,
  Suggestion,
  Viewer,
} from "@neroli/search/index-types.ts";
import type { IndexStep } from "@neroli/search/segment-owner.ts";
import type { IndexName } from "./index-names.ts";
import type { Question } from "./workers/messages.ts";

interface AskedSuggestions {
  text: string;
  limit: number;
  /** The fields whose values are wanted; all that suggest when left out. */
  fields?: readonly string[];
}

/**
 * Who answers searches: nobody who asks may count on the answer in the same breath. What it names
 * may be gone when the answer is there: a change can come in between.
 */
export interface Searcher {
  /** Rejects with a RangeError for what the index's schema does not declare. */
  search(index: IndexName, query: SearchQuery, viewer: Viewer): Promise<SearchResult>;
  suggest(index: IndexName, asked: AskedSuggestions, viewer: Viewer): Promise<Suggestion[]>;
  contents(
    index: IndexName,
    asked: { group: string; text: string; limit: number },
    viewer: Viewer,
  ): Promise<ContentValue[]>;
}

/** Threads, or this one, that answer for the indexes. */
export interface Readers {
  ask(index: IndexName, question: Question): Promise<unknown>;
  /** Is seen by whatever is asked afterwards. */
  follow(index: IndexName, step: IndexStep): void;
  stop(): Promise<void>;
}

export function searcherOf({ ask }: Pick<Readers, "ask">): Searcher {
  return {
    search: (index, query, viewer) =>
      ask(index, { method: "search", given: [query, viewer] }) as Promise<SearchResult>,
    suggest: (index, { text, limit, fields }, viewer) =>
      ask(index, { method: "suggest", given: [text, viewer, limit, fields] }) as Promise<
        Suggestion[]
      >,
    contents: (index, asked, viewer) =>
      ask(index, { method: "contents", given: [asked, viewer] }) as Promise<ContentValue[]>,
  };
}
