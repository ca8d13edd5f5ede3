import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { ApiError } from "./client.ts";

/** What the server refused stays refused; only a lost connection is worth a second try. */
const retry = (failures: number, error: Error) => !(error instanceof ApiError) && failures < 2;

/** What is asked again when the server is back. */
export const hasFailed = ({ state }: Query): boolean => state.error !== null;

/** Asked for the first time: the answer may be without what has changed since. */
const isOnItsWay = (query: Query): boolean =>
  query.isActive() && query.state.data === undefined && query.state.fetchStatus === "fetching";

/**
 * Asks anew also for what is on its way for the first time, which the library takes for fresh. Its
 * answer is waited for: a list that changes without a pause would never be shown on a slow connection.
 */
class Queries extends QueryClient {
  override async invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const early = new Set(this.getQueryCache().findAll(filters).filter(isOnItsWay));
    await super.invalidateQueries(filters, options);
    if (early.size > 0)
      await super.invalidateQueries({ predicate: (query) => early.has(query) }, options);
  }
}

export function createQueryClient(): QueryClient {
  return new Queries({
    defaultOptions: {
      queries: { staleTime: 10_000, retry },
      // What is pressed without a connection fails at once and says so, in place of waiting unseen.
      mutations: { networkMode: "always" },
    },
  });
}
