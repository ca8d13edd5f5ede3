import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { useTableState } from "../kernel/table-state.ts";

/** Filters as the address names them; the reminder of documents that end leads to `expiring`. */
const filters = [
  "name__icontains",
  "product__icontains",
  "type__eq",
  "visibility__eq",
  "validity__eq",
  "expiring",
] as const;

const size = 50;

/** The list of a company's documents that the address names, and what the API found for it. */
export function useDocumentList(company: string) {
  const state = useTableState({ filters, sort: "-created_at", size });
  const query: Record<string, string> = { ...state.query, kind: "DOCUMENT" };
  const found = useQuery({
    queryKey: ["documents", company, "list", query],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/assets", { params: { companyKey: company }, query, signal }),
    placeholderData: keepPreviousData,
    // Whoever comes back from an editor sees what was added there.
    refetchOnMount: "always",
  });
  return { state, found };
}

export type DocumentList = ReturnType<typeof useDocumentList>;
