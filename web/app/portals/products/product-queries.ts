import type { EventProduct } from "@neroli/contract/portals/products.ts";
import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";

/** All that is known in this browser of an event's products. */
export const productsKey = (event: string) => ["event-products", event];
const rankingKey = (event: string) => [...productsKey(event), "ranking"];

/** The name that a product goes by in the event. */
export const shownName = ({ display_name, name }: Pick<EventProduct, "display_name" | "name">) =>
  display_name ?? name;

export const useProducts = (event: string, query: Record<string, string>) =>
  useQuery({
    queryKey: [...productsKey(event), "list", query],
    queryFn: ({ signal }) =>
      api("GET /events/:event/products", { params: { event }, query, signal }),
    placeholderData: keepPreviousData,
  });

/** The promoted products in their order. */
export const useRankedProducts = (event: string) =>
  useQuery({
    queryKey: rankingKey(event),
    queryFn: async ({ signal }) => {
      const query = { promoted__eq: "true", sort: "ranking", size: "500" } as const;
      const params = { event };
      return (await api("GET /events/:event/products", { params, query, signal })).content;
    },
  });

/** Puts what is known of the ranking into another order, as it was saved. */
export function putInOrder(queries: QueryClient, event: string, keys: readonly string[]): void {
  queries.setQueryData<EventProduct[]>(rankingKey(event), (before) => {
    const known = new Map(before?.map((product) => [product.key, product]));
    return keys.flatMap((key, at) => {
      const product = known.get(key);
      return product ? [{ ...product, ranking: at + 1 }] : [];
    });
  });
}
