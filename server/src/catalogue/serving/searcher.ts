import type {
  ContentValue,
  SearchQuery,
  SearchResult,
  Suggestion,
  SuggestQuery,
  Viewer,
} from "@neroli/search/index-types.ts";
import { found } from "../../kernel/errors.ts";
import { searches } from "../../kernel/measures/metrics.ts";
import { inSpan } from "../../kernel/measures/spans.ts";
import type { IndexName } from "../indexed/index-names.ts";
import type { Question } from "../workers/messages.ts";
import type { Readers } from "../workers/readers.ts";
import type { Portals } from "./portals.ts";

/**
 * Answers searches, in this thread or in others, and always later. A change can come in between:
 * what an answer names may be gone by then.
 */
export interface Searcher {
  /**
   * Rejects with a RangeError for what the index's schema does not declare, and with 404 where the
   * viewer's portal is not there.
   */
  search(index: IndexName, query: SearchQuery, viewer: Viewer): Promise<SearchResult>;
  suggest(index: IndexName, asked: SuggestQuery, viewer: Viewer): Promise<Suggestion[]>;
  contents(
    index: IndexName,
    asked: { group: string; text: string; limit: number },
    viewer: Viewer,
  ): Promise<ContentValue[]>;
}

/** A searcher that has its questions answered by readers, which know the viewer's portal by then. */
export function searcherOf(
  readers: Pick<Readers, "ask">,
  { know }: Pick<Portals, "know">,
): Searcher {
  const ask = async (index: IndexName, question: Question, { scope }: Viewer): Promise<unknown> => {
    if (scope !== undefined) found((await know(scope)) ?? undefined);
    const ended = searches.startTimer({ index, method: question.method });
    try {
      return await inSpan({ name: `search ${question.method}`, kind: "internal" }, () =>
        readers.ask(index, question),
      );
    } finally {
      ended();
    }
  };
  return {
    search: (index, query, viewer) =>
      ask(index, { method: "search", given: [query, viewer] }, viewer) as Promise<SearchResult>,
    suggest: (index, asked, viewer) =>
      ask(index, { method: "suggest", given: [asked, viewer] }, viewer) as Promise<Suggestion[]>,
    contents: (index, asked, viewer) =>
      ask(index, { method: "contents", given: [asked, viewer] }, viewer) as Promise<ContentValue[]>,
  };
}
