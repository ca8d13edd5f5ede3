import type { EventAsset } from "@neroli/contract/portals/assets.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";
import type { FormerDocument } from "../../kernel/documents/next-version.ts";

/** Uploads read anew whatever begins with the first of these. */
const keyOf = (event: string) => ["documents", "of-event", event];

const read = (event: string, query: Record<string, string>, signal: AbortSignal) =>
  api("GET /portals/:portal/assets", {
    params: { portal: event },
    query: { ...query, kind__eq: "DOCUMENT" },
    signal,
  });

/** The documents that a table asks for. */
export const useListedDocuments = (event: string, query: Record<string, string>) =>
  useQuery({
    queryKey: [...keyOf(event), "list", query],
    queryFn: ({ signal }) => read(event, query, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });

/** No event has more documents than one call answers. */
const all = { sort: "name", size: "300" };

/** Every document of the event: those that a new one may go for. */
export const useEveryDocument = (event: string) =>
  useQuery({
    queryKey: [...keyOf(event), "all"],
    queryFn: async ({ signal }) => (await read(event, all, signal)).content,
  });

/** As uploads know what they may replace. */
export const formerOf = ({ key, name, version, type }: EventAsset): FormerDocument => ({
  ...{ id: key, name, version, type, kind: "DOCUMENT" },
  ...{ visibility: "PUBLIC", language: null },
});
