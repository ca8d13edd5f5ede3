import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";
import { tellDone, tellFailure, tellWaiting } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { productsKey } from "./product-queries.ts";

export const deeds = ["enable", "disable", "promote", "demote"] as const;
type Deed = (typeof deeds)[number];

const opposite: Record<Deed, Deed> = {
  enable: "disable",
  disable: "enable",
  promote: "demote",
  demote: "promote",
};

/** So many products one call takes. */
const atOnce = 500;

interface Change {
  deed: Deed;
  products: readonly string[];
}

/** Lets products in, takes them out, promotes them or does so no longer; offers to take it back. */
export function useProductDeeds(event: string) {
  const t = useT();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: async (change: Change) => {
      const waiting = tellWaiting(t("portal-products.saving"));
      try {
        return await callAll(event, change);
      } finally {
        waiting.close();
      }
    },
    onSuccess: ({ changed, left }, { deed }) => {
      const count = changed.length;
      const undo = {
        label: t("table.undo"),
        onClick: () => mutation.mutate({ deed: opposite[deed], products: changed }),
      };
      const said = t(`portal-products.said.${deed}`, { count });
      const gone =
        left.length > 0 ? ` ${t("portal-products.said.gone", { count: left.length })}` : "";
      tellDone(said + gone, count > 0 ? undo : undefined);
    },
    onError: (error) => tellFailure(error, t),
    onSettled: () => queries.invalidateQueries({ queryKey: productsKey(event) }),
  });
  return mutation;
}

async function callAll(event: string, { deed, products }: Change) {
  const [changed, left]: [string[], string[]] = [[], []];
  for (let at = 0; at < products.length; at += atOnce) {
    const some = products.slice(at, at + atOnce);
    const answer = await api(`POST /events/:event/products/${deed}`, {
      params: { event },
      body: { products: some },
    });
    changed.push(...answer.changed);
    left.push(...answer.left);
  }
  return { changed, left };
}
