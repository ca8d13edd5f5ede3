import { useDebouncedValue } from "@mantine/hooks";
import type { Segment } from "@neroli/contract/products/enumerations.ts";
import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { ApiError, api } from "../../../kernel/client.ts";

const most = "8";
/** Long enough not to ask for every letter. */
const pause = 200;

/** Listed ingredients that match what is typed, those of the formulation's segment first. */
export function useProductSuggestions(typed: string, segment: Segment) {
  const [query] = useDebouncedValue(typed.trim(), pause);
  const { data } = useQuery({
    queryKey: ["formula", "products", query],
    queryFn: ({ signal }) =>
      api("GET /search/products/:offering", {
        params: { offering: "INGREDIENTS" },
        query: { query, size: most },
        signal,
      }),
    enabled: query.length >= 2,
    placeholderData: keepPreviousData,
  });
  if (query.length < 2 || !data) return [];
  const own = data.content.filter((product) => product.segment === segment);
  return [...own, ...data.content.filter((product) => product.segment !== segment)];
}

export interface ListedProduct {
  name: string;
  company: string;
  inci: string | undefined;
}

/**
 * What is known of the products that a formulation names, by their keys: null is one that is not
 * listed (any more), undefined one that is still asked for.
 */
export function useListedProducts(keys: readonly string[]) {
  return useQueries({
    queries: keys.map((key) => ({
      queryKey: ["formula", "product", key],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ListedProduct | null> => {
        try {
          const product = await api("GET /products/:offering/:productKey", {
            params: { offering: "INGREDIENTS", productKey: key },
            signal,
          });
          const { name, company, fields } = product;
          return { name, company: company.name, inci: fields.inci };
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return null;
          throw error;
        }
      },
      staleTime: 60_000,
    })),
    combine: (answers): ReadonlyMap<string, ListedProduct | null | undefined> =>
      new Map(keys.map((key, at) => [key, answers[at]?.data])),
  });
}
