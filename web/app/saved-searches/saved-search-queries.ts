import { links } from "@neroli/contract/access/links.ts";
import type { SavedSearch, SavedSearchForm } from "@neroli/contract/saved-searches/schema.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { tellDone, tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";

const all = ["saved-searches"];

export const useSearches = () =>
  useQuery({
    queryKey: [...all, "list"],
    queryFn: ({ signal }) => api("GET /saved-searches", { signal }),
  });

/** News are counted apart: the list does not wait for fifty searches. */
export const useNews = () =>
  useQuery({
    queryKey: [...all, "news"],
    queryFn: ({ signal }) => api("GET /saved-searches/news", { signal }),
  });

/** The page of a saved search, as it was shown when it was saved. */
export function searchAddress({ offering, query, view }: SavedSearch, more: object = {}): string {
  const parameters = { ...query, ...(view === "list" && { view }), ...more };
  return links.search(offering, parameters);
}

function useRefresh() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: all });
}

/** Looking at a search: from now on only what is listed later is new in it. */
export function useLook() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: SavedSearch) =>
      api("POST /saved-searches/:searchId/look", { params: { searchId: id } }),
    onSettled: refresh,
  });
}

export function useChangeSearch({ id }: SavedSearch) {
  const t = useT();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: SavedSearchForm) =>
      api("PUT /saved-searches/:searchId", { params: { searchId: id }, body }),
    onSuccess: () => void tellDone(t("saved-searches.changed")),
    onSettled: refresh,
  });
}

/** Deletes at once; it can be taken back. */
export function useDelete() {
  const t = useT();
  const refresh = useRefresh();
  const restore = async (id: string) => {
    try {
      await api("POST /saved-searches/:searchId/restore", { params: { searchId: id } });
      tellDone(t("saved-searches.restored"));
    } catch (error) {
      tellFailure(error, t);
    }
    refresh();
  };
  return useMutation({
    mutationFn: ({ id }: SavedSearch) =>
      api("DELETE /saved-searches/:searchId", { params: { searchId: id } }),
    onSuccess: (_, { id, name }) =>
      void tellDone(t("saved-searches.deleted", { name }), {
        label: t("saved-searches.undo"),
        onClick: () => void restore(id),
      }),
    onError: (error) => tellFailure(error, t),
    onSettled: refresh,
  });
}
