import type { Request } from "@neroli/contract/requests/schema.ts";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import type { Filters } from "./filters.ts";

/** Polling on the requests page (spec 9); a focused window asks at once. */
const refetchInterval = 20_000;

export function useRequests({ type, status, text, page }: Filters) {
  return useQuery({
    queryKey: ["requests", "list", { type, status, text, page }],
    queryFn: ({ signal }) =>
      api("GET /requests", {
        query: {
          page: String(page),
          sort: "-updated_at",
          ...(type && { type__eq: type }),
          ...(status && { status__eq: status }),
          ...(text && { text__icontains: text }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval,
    refetchOnWindowFocus: "always",
  });
}

const detailKey = (requestKey: string) => ["requests", "detail", requestKey];

/** Reading a request opens it: the first view by the supplier makes it OPEN (decisions, requests). */
export function useRequest(requestKey: string) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: detailKey(requestKey),
    queryFn: async () => {
      const request = await api("POST /requests/:requestKey/open", { params: { requestKey } });
      void queries.invalidateQueries({ queryKey: ["requests", "list"] });
      return request;
    },
    refetchInterval,
    refetchOnWindowFocus: "always",
  });
}

/** A command on a request answers the request as it is now. */
export function useRequestCommand<Input>(
  requestKey: string,
  command: (input: Input) => Promise<Request>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: command,
    onSuccess: (request) => {
      queries.setQueryData(detailKey(requestKey), request);
      void queries.invalidateQueries({ queryKey: ["requests", "list"] });
    },
  });
}
