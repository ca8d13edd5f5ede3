import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { statuses } from "@neroli/contract/products/editor-schema.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { api } from "../../kernel/client.ts";
import { useTableState } from "../../kernel/table-state.ts";
import { listFilters, listQuery } from "./list-query.ts";

export type Status = (typeof statuses)[number];

/** A whole spring tidying stands on one page. */
const size = 50;

/** The list that the address names, and what the API found for it. */
export function useProductList(offering: Offering) {
  const [params] = useSearchParams();
  const status = statuses.find((each) => each === params.get("status__eq")) ?? "ACTIVE";
  const sort = status === "TRASHED" ? "-trashed_at" : "name";
  const state = useTableState({ filters: listFilters, sort, size });
  const query = listQuery(offering, state);
  const found = useQuery({
    queryKey: ["products", "list", query],
    queryFn: ({ signal }) =>
      // The API refuses what nobody can choose here and somebody typed into the address.
      api("GET /products", { query: query as unknown as { offering: Offering }, signal }),
    placeholderData: keepPreviousData,
    // Coming back from the editor shows what was saved there.
    refetchOnMount: "always",
  });
  return { state, status, found };
}

export type ProductList = ReturnType<typeof useProductList>;
