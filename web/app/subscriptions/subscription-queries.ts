import type { subscriptionEndpoints } from "@neroli/contract/subscriptions/endpoints.ts";
import type { Subscription } from "@neroli/contract/subscriptions/schema.ts";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "../kernel/client.ts";

export const subscriptionsKey = ["subscriptions"];

export type ListQuery = z.input<(typeof subscriptionEndpoints)["GET /subscriptions"]["query"]>;

export function useSubscriptions(query: ListQuery) {
  return useQuery({
    queryKey: [...subscriptionsKey, query],
    queryFn: ({ signal }) => api("GET /subscriptions", { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A command answers the subscription as it is now; the list shows it at once. */
export function useSubscriptionCommand<Input>(command: (input: Input) => Promise<Subscription>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: command,
    onSuccess: () => void queries.invalidateQueries({ queryKey: subscriptionsKey }),
  });
}
