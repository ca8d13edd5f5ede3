import type {
  ContentValue,
  SearchQuery,
  SearchResult,
  Suggestion,
  SuggestQuery,
  Viewer,
} from "@neroli/search/index-types.ts";
import type { IndexName } from "../indexed/index-names.ts";
import type { Readers } from "../workers/readers.ts";

/**
 * Answers searches, in this thread or in others, and always later. A change can come in between:
 * what an answer names may be gone by then.
 */
export interface Searcher {
  /** Rejects with a RangeError for what the index's schema does not declare. */
  search(index: IndexName, query: SearchQuery, viewer: Viewer): Promise<SearchResult>;
  suggest(index: IndexName, asked: SuggestQuery, viewer: Viewer): Promise<Suggestion[]>;
  contents(
    index: IndexName,
    asked: { group: string; text: string; limit: number },
    viewer: Viewer,
  ): Promise<ContentValue[]>;
}

/** A searcher that has its questions answered by readers. */
export function searcherOf({ ask }: Pick<Readers, "ask">): Searcher {
  return {
    search: (index, query, viewer) =>
      ask(index, { method: "search", given: [query, viewer] }) as Promise<SearchResult>,
    suggest: (index, asked, viewer) =>
      ask(index, { method: "suggest", given: [asked, viewer] }) as Promise<Suggestion[]>,
    contents: (index, asked, viewer) =>
      ask(index, { method: "contents", given: [asked, viewer] }) as Promise<ContentValue[]>,
  };
}
