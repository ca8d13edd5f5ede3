import type { Import } from "@neroli/contract/imports/schema.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { useTableState } from "../kernel/table-state.ts";
import { paramsOf } from "./import-queries.ts";

const size = 50;

/** Before the run its rows are narrowed by what would become of them, afterwards by what has. */
export type OutcomeFilter = "planned__eq" | "outcome__eq";

/** The rows of an import, as the address narrows them. */
export function useRows(one: Import, filter: OutcomeFilter) {
  const state = useTableState({
    filters: [filter, "name__icontains", "differing", "left"],
    sort: "row",
    size,
  });
  // The API refuses what nobody can choose here and somebody typed into the address.
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
