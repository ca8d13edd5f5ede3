import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { noteBookmarks } from "../kernel/bookmarks/store.ts";
import { api } from "../kernel/client.ts";
import { tellDone, tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";

export function useBookmarks(query: Record<string, string>) {
  return useQuery({
    queryKey: ["bookmarks", "list", query],
    queryFn: ({ signal }) => api("GET /bookmarks", { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useFolders() {
  return useQuery({
    queryKey: ["bookmarks", "folders"],
    queryFn: ({ signal }) => api("GET /bookmarks/folders", { signal }),
  });
}

interface Removed {
  product_key: string;
  folder_id: string | null;
}

/** Removes bookmarks at once; it can be taken back. */
export function useRemove() {
  const t = useT();
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: ["bookmarks"] });
  const restore = async (rows: readonly Removed[]) => {
    const products = rows.map(({ product_key }) => product_key);
    try {
      const { restored } = await api("POST /bookmarks/restore", { body: { products } });
      const back = rows.filter(({ product_key }) => restored.includes(product_key));
      noteBookmarks(back.map(({ product_key, folder_id }) => [product_key, folder_id] as const));
      tellDone(t("bookmarks.restored", { count: back.length }));
    } catch (error) {
      tellFailure(error, t);
    }
    refresh();
  };
  return useMutation({
    mutationFn: (rows: readonly Removed[]) =>
      api("POST /bookmarks/remove", {
        body: { products: rows.map(({ product_key }) => product_key) },
      }),
    onSuccess: ({ removed }, rows) => {
      noteBookmarks(removed.map((key) => [key] as const));
      tellDone(t("bookmarks.removed", { count: removed.length }), {
        label: t("bookmarks.undo"),
        onClick: () => void restore(rows),
      });
    },
    onError: (error) => tellFailure(error, t),
    onSettled: refresh,
  });
}
