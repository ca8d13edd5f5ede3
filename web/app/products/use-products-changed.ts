import { useQueryClient } from "@tanstack/react-query";

/** After a change: products, their lists and their completeness are read again. */
export function useProductsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ["products"] });
}
