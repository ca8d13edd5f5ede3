import type { Asset } from "@neroli/contract/documents/schema.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../kernel/client.ts";
import { rereadDocuments } from "../../../kernel/documents/use-uploads.ts";
import { tellFailure } from "../../../kernel/toast.tsx";
import { useT } from "../../../language/phrases.tsx";

interface Ordered {
  company: string;
  product: string;
  pictures: readonly Asset[];
}

/** The order that somebody has just chosen is shown before the server has stored it; where that fails, the stored one comes back. */
export function useOrder({ company, product, pictures }: Ordered) {
  const t = useT();
  const queries = useQueryClient();
  const [newOrder, setNewOrder] = useState<readonly string[] | null>(null);
  const save = useMutation({
    mutationFn: (ids: readonly string[]) =>
      api("PUT /companies/:companyKey/assets/order", {
        params: { companyKey: company },
        body: { product, ids: [...ids] },
      }),
    // One after the other: the last order is the one that stays.
    scope: { id: `picture-order-${product}` },
    onError: (error) => {
      setNewOrder(null);
      tellFailure(error, t);
    },
    onSuccess: async (_, saved) => {
      await queries.invalidateQueries({ queryKey: ["documents", company] });
      setNewOrder((now) => (now === saved ? null : now));
    },
    onSettled: () => rereadDocuments(queries),
  });
  const ordered = inOrder(pictures, newOrder);
  const move = (id: string, to: number) => {
    const ids = ordered.map((picture) => picture.id).filter((each) => each !== id);
    ids.splice(to, 0, id);
    setNewOrder(ids);
    save.mutate(ids);
  };
  return { ordered, move };
}

/** Pictures that the new order does not name, such as one that was just added, come last. */
function inOrder(pictures: readonly Asset[], newOrder: readonly string[] | null): Asset[] {
  if (!newOrder) return [...pictures];
  const place = (id: string) => {
    const at = newOrder.indexOf(id);
    return at === -1 ? newOrder.length : at;
  };
  return pictures.toSorted((a, b) => place(a.id) - place(b.id));
}
