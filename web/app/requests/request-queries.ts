import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { Notification } from "@neroli/contract/notifications/schema.ts";
import { requestFolders } from "@neroli/contract/requests/folders.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import { type RequestStatus, requestTypes } from "@neroli/contract/requests/states.ts";
import {
  keepPreviousData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { useTableState } from "../kernel/table-state.ts";

/** Polling on the requests page (spec 9); a focused window asks at once. */
const refetchInterval = 20_000;

/** REQUESTED displays as Open, so it is no filter of its own (spec 3). */
export const shownStatuses = ["OPEN", "CLOSED", "CANCELED"] as const satisfies RequestStatus[];

/** The orders of the list that people choose between. */
export const sorts = ["-updated_at", "-created_at", "created_at", "needed_by"] as const;

/** The list that the address names. */
export const useRequestListState = () =>
  useTableState({
    filters: [
      ...["folder__eq", "type__eq", "status__eq", "text__icontains", "side__eq"],
      ...["product__eq", "counterparty__eq", "assignee__eq", "needed_by__from", "needed_by__to"],
    ],
    choices: {
      folder__eq: requestFolders,
      type__eq: requestTypes,
      status__eq: shownStatuses,
      side__eq: ["BUYER", "SUPPLIER"],
    },
    sort: "-updated_at",
  });

export function useRequests(query: Record<string, string>) {
  return useQuery({
    queryKey: ["requests", "list", query],
    queryFn: ({ signal }) => api("GET /requests", { query, signal }),
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
      void rereadNotifications(queries, requestKey);
      return request;
    },
    refetchInterval,
    refetchOnWindowFocus: "always",
  });
}

/** What told of the request is read by now: bell and page are asked again where they say otherwise. */
const rereadNotifications = (queries: QueryClient, requestKey: string) =>
  queries.invalidateQueries({
    queryKey: ["notifications"],
    predicate: ({ state }) => {
      const held = state.data as PageOf<Notification> | undefined;
      return (
        held?.content.some(({ read, data }) => !read && data.request_key === requestKey) ?? true
      );
    },
  });

/** A command on a request answers the request as it is now: page and list show it. */
export function useShowRequest() {
  const queries = useQueryClient();
  return (request: Request) => {
    queries.setQueryData(detailKey(request.key), request);
    void queries.invalidateQueries({ queryKey: ["requests", "list"] });
  };
}
