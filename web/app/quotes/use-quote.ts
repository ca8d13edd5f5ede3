import type { Quote } from "@neroli/contract/quotes/schema.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";

/** Polling on the requests page (spec 9); a focused window asks at once. */
const refetchInterval = 20_000;

const keyOf = (requestKey: string) => ["requests", "quote", requestKey];

export const useQuote = (requestKey: string) =>
  useQuery({
    queryKey: keyOf(requestKey),
    queryFn: ({ signal }) =>
      api("GET /requests/:requestKey/quote", { params: { requestKey }, signal }),
    refetchInterval,
    refetchOnWindowFocus: "always",
  });

/** A command on a quote answers it as it is now; its request and their list have changed, too. */
export function useShowQuote() {
  const queries = useQueryClient();
  return (quote: Quote) => {
    queries.setQueryData(keyOf(quote.request_key), quote);
    void queries.invalidateQueries({ queryKey: ["requests", "detail", quote.request_key] });
    void queries.invalidateQueries({ queryKey: ["requests", "list"] });
  };
}

/** After a refusal the quote is read again: what the other side did meanwhile shows behind it. */
export function useRereadQuote(requestKey: string) {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: keyOf(requestKey) });
}
