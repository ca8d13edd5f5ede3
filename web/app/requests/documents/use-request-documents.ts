import type { RequestDocuments } from "@neroli/contract/documents/grants.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";

/** Among the documents, so that what is uploaded on the page is read at once. */
const keyOf = (requestKey: string) => ["documents", "of-request", requestKey];

const refetchInterval = 20_000;

/** The documents of a request, as the reader's side is told of them. */
export const useRequestDocuments = (requestKey: string) =>
  useQuery({
    queryKey: keyOf(requestKey),
    queryFn: ({ signal }) =>
      api("GET /requests/:requestKey/documents", { params: { requestKey }, signal }),
    refetchInterval,
    refetchOnWindowFocus: "always",
  });

/** Shows what a command answered; the request has a new line in its timeline. */
export function useShowDocuments(requestKey: string) {
  const queries = useQueryClient();
  return (documents: RequestDocuments) => {
    queries.setQueryData(keyOf(requestKey), documents);
    void queries.invalidateQueries({ queryKey: ["requests"] });
    void queries.invalidateQueries({ queryKey: ["products"] });
  };
}
