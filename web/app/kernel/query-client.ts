import { type Query, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./client.ts";

/** What the server refused stays refused; only a lost connection is worth a second try. */
const retry = (failures: number, error: Error) => !(error instanceof ApiError) && failures < 2;

/** What is asked again when the server is back. */
export const hasFailed = ({ state }: Query): boolean => state.error !== null;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry },
      // What is pressed without a connection fails at once and says so, in place of waiting unseen.
      mutations: { networkMode: "always" },
    },
  });
}
