import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";

/** How many are unread in each folder; read again with the list (request-queries.ts). */
export const useFolderCounts = () =>
  useQuery({
    queryKey: ["requests", "list", "folders"],
    queryFn: ({ signal }) => api("GET /requests/folders", { signal }),
    refetchInterval: 20_000,
    refetchOnWindowFocus: "always",
  }).data?.unread;

export const useCounterparties = () =>
  useQuery({
    queryKey: ["requests", "counterparties"],
    queryFn: ({ signal }) => api("GET /requests/counterparties", { signal }),
    staleTime: 60_000,
  }).data?.content ?? [];

export const useTeam = () =>
  useQuery({
    queryKey: ["requests", "team"],
    queryFn: ({ signal }) => api("GET /requests/team", { signal }),
    staleTime: 60_000,
  }).data?.content ?? [];

const viewsKey = ["requests", "views"];

export const useViews = () =>
  useQuery({ queryKey: viewsKey, queryFn: ({ signal }) => api("GET /requests/views", { signal }) })
    .data?.content ?? [];

export function useReadViewsAgain() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: viewsKey });
}

/** Everything that lists and pages show of requests is read again. */
function useReadRequestsAgain() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ["requests"] });
}

export type Change = { change: "close" } | { change: "assign"; assignee: string | null };

/** Assigns or closes several requests; the answer says which could not be changed. */
export function useChangeSeveral(requests: string[]) {
  const readAgain = useReadRequestsAgain();
  return useMutation({
    mutationFn: (order: Change) =>
      order.change === "close"
        ? api("POST /requests/close", { body: { requests } })
        : api("POST /requests/assign", { body: { requests, assignee: order.assignee } }),
    onSuccess: readAgain,
  });
}
