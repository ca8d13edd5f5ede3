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

/** Not answered yet, and asked before: its answer may be without what has changed since. */
const isOnItsWay = (query: Query): boolean =>
  query.isActive() && query.state.data === undefined && query.state.fetchStatus === "fetching";

/** Asks anew also what it is asking for the first time, which the library would take for fresh. */
class Queries extends QueryClient {
  override invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    if (filters?.refetchType !== "none")
      for (const query of this.getQueryCache().findAll(filters).filter(isOnItsWay))
        void query.cancel({ silent: true });
    return super.invalidateQueries(filters, options);
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
