import type { awardEndpoints } from "@neroli/contract/awards/endpoints.ts";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "../kernel/client.ts";
import { useAddress, withState } from "../kernel/table-state.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";

export const awardsKey = "awards";

type AwardsQuery = z.input<(typeof awardEndpoints)["GET /awards"]["query"]>;

export const useAwards = (query: AwardsQuery) =>
  useQuery({
    queryKey: [awardsKey, "list", query],
    queryFn: ({ signal }) => api("GET /awards", { query, signal }),
    placeholderData: keepPreviousData,
  });

/** The award whose nominations stand beside the list, as the address says. */
export function useOpenedAward() {
  const { params, change } = useAddress();
  return {
    id: params.get("award"),
    hrefOf: (id: string) => `?${withState(params, { award: id })}`,
    close: () => void change({ award: "" }),
  };
}

export const useNominations = (awardId: string, words: string) =>
  useQuery({
    queryKey: [awardsKey, "nominations", awardId, words],
    queryFn: ({ signal }) =>
      api("GET /awards/:awardId/nominations", {
        params: { awardId },
        query: words ? { name__icontains: words } : {},
        signal,
      }),
    placeholderData: keepPreviousData,
  });

interface Giving {
  deed: "give" | "take";
  recipient: { key: string; name: string };
}

const calls = {
  give: "PUT /awards/:awardId/recipients/:recipientKey",
  take: "DELETE /awards/:awardId/recipients/:recipientKey",
} as const;
const opposite = { give: "take", take: "give" } as const;

/** Gives the award or takes it back, which the message of it undoes. */
export function useGiving(awardId: string) {
  const t = useT();
  const queries = useQueryClient();
  const giving = useMutation({
    mutationFn: ({ deed, recipient }: Giving) =>
      api(calls[deed], { params: { awardId, recipientKey: recipient.key } }),
    onSuccess: (_, { deed, recipient }) => {
      const { name } = recipient;
      tellDone(t(deed === "give" ? "awards.was-given" : "awards.was-taken", { name }), {
        label: t("table.undo"),
        onClick: () => giving.mutate({ deed: opposite[deed], recipient }),
      });
    },
    onError: (error) => tellDone(sentenceOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: [awardsKey] }),
  });
  return giving;
}
