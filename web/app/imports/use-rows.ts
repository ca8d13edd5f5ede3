import type { Import } from "@neroli/contract/imports/schema.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { useTableState } from "../kernel/table-state.ts";
import { paramsOf } from "./import-queries.ts";

const size = 50;

/** Rows are narrowed by their planned outcome before the run, by the real one afterwards. */
export type OutcomeFilter = "planned__eq" | "outcome__eq";

/** The rows of an import, as the address narrows them. */
export function useRows(one: Import, filter: OutcomeFilter) {
  const state = useTableState({
    filters: [filter, "name__icontains", "differing", "left", "noted"],
    sort: "row",
    size,
  });
  // The address may hold filters that somebody typed: the API refuses what it does not know.
  const query: Record<string, string> = state.query;
  const found = useQuery({
    queryKey: ["imports", "rows", one.id, query],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/imports/:importId/rows", {
        params: paramsOf({ company: one.company.key, id: one.id }),
        query,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  return { state, found };
}

export type Rows = ReturnType<typeof useRows>;
