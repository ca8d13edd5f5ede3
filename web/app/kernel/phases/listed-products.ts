import { useDebouncedValue } from "@mantine/hooks";
import type { Segment } from "@neroli/contract/enumerations/products.ts";
import type { ProductSummary } from "@neroli/contract/products/schema.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../client.ts";

const most = "8";
/** Long enough not to ask for every letter. */
const pause = 200;

/** Listed ingredients that match what is typed, those of the segment first. */
export function useProductSuggestions(typed: string, segment?: Segment) {
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
export function useListedProducts(
  keys: readonly string[],
): ReadonlyMap<string, ListedProduct | null | undefined> {
  const asked = keys.toSorted().join(",");
  const { data, isPlaceholderData } = useQuery({
    queryKey: ["formula", "listed", asked],
    queryFn: ({ signal }) => findListed(asked.split(","), signal),
    enabled: asked !== "",
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const found = new Map(
    data?.map(({ key, name, company, inci }) => [
      key,
      { name, company: company.name, inci: inci ?? undefined },
    ]),
  );
  const missing = data && !isPlaceholderData ? null : undefined;
  return new Map(keys.map((key) => [key, found.get(key) ?? missing]));
}

/** The number of keys that fit into one address. */
const atOnce = 50;

async function findListed(keys: readonly string[], signal: AbortSignal): Promise<ProductSummary[]> {
  const parts = Array.from({ length: Math.ceil(keys.length / atOnce) }, (_, part) =>
    keys.slice(part * atOnce, (part + 1) * atOnce),
  );
  const answers = await Promise.all(
    parts.map((part) => api("GET /search/listed", { query: { keys: part.join(",") }, signal })),
  );
  return answers.flatMap(({ content }) => content);
}
