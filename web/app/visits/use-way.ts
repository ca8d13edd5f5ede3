import type { Visit } from "@neroli/contract/visits/schema.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { moveItem } from "../kernel/move-item.ts";
import { tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { type KnownVisits, visitsKey } from "./visit-queries.ts";

/** Puts the way in order and marks who was seen: at once on the page, and read anew afterwards. */
export function useWay(event: string) {
  const t = useT();
  const queries = useQueryClient();
  const queryKey = visitsKey(event);
  const show = async (change: (content: Visit[]) => Visit[]) => {
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<KnownVisits>(
      queryKey,
      (known) => known && { content: change(known.content) },
    );
  };
  const shared = {
    // One change after the other: what was done last is what stays.
    scope: { id: `visits ${event}` },
    onError: (error: unknown) => tellFailure(error, t),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  };
  const order = useMutation({
    ...shared,
    mutationFn: () => {
      const known = queries.getQueryData<KnownVisits>(queryKey);
      const companies = known?.content.map(({ exhibitor }) => exhibitor.key) ?? [];
      return api("PUT /events/:event/visits/order", { params: { event }, body: { companies } });
    },
  });
  const mark = useMutation({
    ...shared,
    mutationFn: ({ companyKey, visited }: { companyKey: string; visited: boolean }) =>
      api("PUT /events/:event/visits/:companyKey/visited", {
        params: { event, companyKey },
        body: { visited },
      }),
  });
  return {
    move: (places: { from: number; to: number }) =>
      void show((content) => moveItem(content, places)).then(() => order.mutate()),
    mark: (seen: { companyKey: string; visited: boolean }) =>
      void show((content) =>
        content.map((visit) =>
          visit.exhibitor.key === seen.companyKey ? { ...visit, visited: seen.visited } : visit,
        ),
      ).then(() => mark.mutate(seen)),
  };
}
