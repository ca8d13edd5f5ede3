import type { Download } from "@neroli/contract/downloads/schema.ts";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { saveFrom } from "../kernel/save-file.ts";
import { tellDone, tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";

/** Milliseconds between two reads: while a download is made, and otherwise (spec 9). */
const soon = 1_500;
const later = 120_000;

const isUnderway = ({ state }: Download) => state === "WAITING" || state === "WORKING";

export const useDownloads = (query: Record<string, string>) =>
  useQuery({
    queryKey: ["downloads", query],
    queryFn: ({ signal }) => api("GET /downloads", { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.content.some(isUnderway) ? soon : later),
  });

function useChanged() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ["downloads"] });
}

/** Makes a download of the same documents once more, in the place of the old one. */
export function useAgain() {
  const t = useT();
  const onSettled = useChanged();
  return useMutation({
    mutationFn: (key: string) => api("POST /downloads/:key/again", { params: { key } }),
    onSuccess: () => tellDone(t("downloads.started")),
    onError: (error) => tellFailure(error, t),
    onSettled,
  });
}

/** Asks for an address that holds for some minutes, and gives it to the browser's downloads. */
export function useGet() {
  const t = useT();
  const onSettled = useChanged();
  return useMutation({
    mutationFn: (key: string) => api("GET /downloads/:key/url", { params: { key } }),
    onSuccess: ({ url }) => saveFrom(url),
    onError: (error) => tellFailure(error, t),
    onSettled,
  });
}
