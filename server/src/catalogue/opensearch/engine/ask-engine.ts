import type { Client } from "@opensearch-project/opensearch";
import { errors } from "@opensearch-project/opensearch";
import { AppError } from "../../../kernel/errors.ts";
import { callPeer } from "../../../kernel/measures/measured.ts";

/** A question or a part of one, in the words of the engine. */
export type Clause = Record<string, unknown>;

export interface EngineHit {
  _id: string;
  _score: number | null;
  _source?: { key: string; words?: string[] };
  fields?: Record<string, unknown[]>;
  matched_queries?: string[];
  sort?: unknown[];
}

/** What of an answer is read; each aggregation is read by whoever asked for it. */
export interface EngineAnswer {
  hits: { total?: { value: number }; hits: EngineHit[] };
  // biome-ignore lint/suspicious/noExplicitAny: the shape is that of the question, so whoever asked reads it; to check each answer of a search again would cost more than the counting
  aggregations: Record<string, any>;
  suggest?: Record<string, { options: { text: string }[] }[]>;
}

/** Whether the engine was not to be had, and did not refuse what it was asked. */
function isAway(error: unknown): boolean {
  if (!(error instanceof errors.OpenSearchClientError)) return false;
  if (!(error instanceof errors.ResponseError)) return true;
  const status = error.statusCode ?? 500;
  // An index that is not there yet is being built.
  return status === 429 || status >= 500 || isMissingIndex(error);
}

export const isMissingIndex = (error: unknown): boolean =>
  error instanceof errors.ResponseError &&
  (error.body as { error?: { type?: string } })?.error?.type === "index_not_found_exception";

/** Calls the engine; while it is away whoever asks is told that searching is not possible now. */
export async function callEngine<T>(call: string, work: () => Promise<T>): Promise<T> {
  try {
    return await callPeer("search", call, { work, isAway });
  } catch (error) {
    if (isAway(error)) throw new SearchAway(error);
    throw error;
  }
}

export class SearchAway extends AppError {
  constructor(cause: unknown) {
    super("catalogue.search-unavailable", undefined, { cause });
  }
}

/** Milliseconds between two tries while it is away. */
const nextTry = 1_000;
/** So many questions in a row that fail, or take too long, are no fault of the questions. */
const mostFailed = 3;

const isUnreachable = (error: unknown): boolean =>
  error instanceof errors.ConnectionError || error instanceof errors.NoLivingConnectionsError;

type AskEngine = (index: string, body: Clause) => Promise<EngineAnswer>;

/**
 * Asks indexes by their alias. While the engine is away one question a second tries whether it is
 * back, and all others are refused at once: nobody waits for what does not come.
 */
export function askingOf(client: Client): AskEngine {
  let away: { error: unknown; tried: number } | null = null;
  let failed = 0;
  return async (index, body) => {
    if (away !== null) {
      if (performance.now() - away.tried < nextTry) throw new SearchAway(away.error);
      away.tried = performance.now();
    }
    try {
      const found = await callEngine("search", async () => {
        // Half an answer would be taken for the whole of it.
        const answer = await client.search({ index, body, allow_partial_search_results: false });
        return answer.body as unknown as Partial<EngineAnswer>;
      });
      away = null;
      failed = 0;
      return { hits: { hits: [] }, aggregations: {}, ...found };
    } catch (error) {
      if (error instanceof SearchAway) {
        // Where a node of several was lost, the next question goes to another one.
        failed = isUnreachable(error.cause) ? mostFailed : failed + 1;
        if (failed >= mostFailed) away = { error: error.cause, tried: performance.now() };
      }
      throw error;
    }
  };
}
