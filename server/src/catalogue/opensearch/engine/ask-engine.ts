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
  // biome-ignore lint/suspicious/noExplicitAny: the shape is that of the question
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
    super("catalogue.search-unavailable");
    this.cause = cause;
  }
}

/** Asks an index by its alias. */
export const askEngine = (client: Client, index: string, body: Clause): Promise<EngineAnswer> =>
  callEngine("search", async () => {
    const answer = await client.search({ index, body });
    const found = answer.body as unknown as Partial<EngineAnswer>;
    return { hits: { hits: [] }, aggregations: {}, ...found };
  });
