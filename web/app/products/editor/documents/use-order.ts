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

/** The order as it was last put, before the server has said so; one that fails is put back. */
export function useOrder({ company, product, pictures }: Ordered) {
  const t = useT();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const save = useMutation({
    mutationFn: (ids: readonly string[]) =>
      api("PUT /companies/:companyKey/assets/order", {
        params: { companyKey: company },
        body: { product, ids: [...ids] },
      }),
    // One after the other: the last order is the one that stays.
    scope: { id: `picture-order-${product}` },
    onError: (error) => {
      setWanted(null);
      tellFailure(error, t);
    },
    onSuccess: async (_, saved) => {
      await queries.invalidateQueries({ queryKey: ["documents", company] });
      setWanted((now) => (now === saved ? null : now));
    },
    onSettled: () => rereadDocuments(queries),
  });
  const ordered = inOrder(pictures, wanted);
  const move = (id: string, to: number) => {
    const ids = ordered.map((picture) => picture.id).filter((each) => each !== id);
    ids.splice(to, 0, id);
    setWanted(ids);
    save.mutate(ids);
  };
  return { ordered, move };
}

/** What is not named, such as a picture that was just added, comes after the others. */
function inOrder(pictures: readonly Asset[], wanted: readonly string[] | null): Asset[] {
  if (!wanted) return [...pictures];
  const place = (id: string) => {
    const at = wanted.indexOf(id);
    return at === -1 ? wanted.length : at;
  };
  return pictures.toSorted((a, b) => place(a.id) - place(b.id));
}
