import type { Delivery, Webhook } from "@neroli/contract/webhooks/schema.ts";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { tellDone, tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";

/** A webhook with the company that it is of. */
export interface Opened {
  company: string;
  webhook: Webhook;
}

export const paramsOf = ({ company, webhook }: Opened) => ({
  companyKey: company,
  webhookKey: webhook.key,
});

/** By what it is for, or where it is. */
export const nameOf = ({ description, address }: Webhook): string =>
  description || new URL(address).host;

export const useWebhooks = (company: string | null) =>
  useQuery({
    queryKey: ["webhooks", company],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/webhooks", {
        params: { companyKey: company ?? "" },
        signal,
      }),
    enabled: company !== null,
  });

/** The form of a webhook as it stands, for a change of one thing. */
const formOf = ({ address, description, events, version }: Webhook) => ({
  address,
  description,
  events,
  version,
});

/** Switches a webhook on or off. */
export function useSwitch(company: string) {
  const t = useT();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (webhook: Webhook) =>
      api("PUT /companies/:companyKey/webhooks/:webhookKey", {
        params: paramsOf({ company, webhook }),
        body: { ...formOf(webhook), enabled: !webhook.enabled },
      }),
    onSuccess: ({ enabled }, webhook) =>
      tellDone(t(`webhooks.switched-${enabled ? "on" : "off"}`, { name: nameOf(webhook) })),
    onError: (error) => tellFailure(error, t),
    onSettled: () => queries.invalidateQueries({ queryKey: ["webhooks"] }),
  });
}

const soon = 1_000;
const later = 15_000;
/** Nothing was heard yet of a try that is on its way. */
const isOnItsWay = ({ state, next_try_at }: Delivery) => state === "PENDING" && !next_try_at;

/** What was posted to a webhook, page by page; read anew while something is on its way. */
export const useDeliveries = (opened: Opened, failedOnly: boolean) =>
  useInfiniteQuery({
    queryKey: ["webhook-deliveries", opened.webhook.key, failedOnly],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      api("GET /companies/:companyKey/webhooks/:webhookKey/deliveries", {
        params: paramsOf(opened),
        query: { page: String(pageParam), ...(failedOnly && { state__eq: "FAILED" }) },
        signal,
      }),
    getNextPageParam: ({ page, total_pages }) => (page + 1 < total_pages ? page + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ content }) => content),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ content }) => content.some(isOnItsWay)) ? soon : later,
  });

interface Sending<Answer> {
  send: () => Promise<Answer>;
  said: (answer: Answer) => string;
  onDone?: () => void;
}

/** Has something posted, says so, and reads the deliveries anew. */
export function useSend<Answer>({ send, said, onDone }: Sending<Answer>) {
  const t = useT();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      tellDone(said(answer));
      onDone?.();
    },
    onError: (error) => tellFailure(error, t),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ["webhook-deliveries"] });
      await queries.invalidateQueries({ queryKey: ["webhooks"] });
    },
  });
}
