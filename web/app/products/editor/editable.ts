import type { EditableProduct } from "@neroli/contract/products/editor-schema.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";

interface Named {
  company: string;
  key: string;
}

const editableKey = ({ company, key }: Named) => ["products", "editable", company, key];

/** The usual interval for things that others may change (spec 9, polling). */
const refetchInterval = 120_000;

/**
 * The product as the server has it now. The form keeps what it began with: what others save
 * meanwhile is shown beside it, and never replaces what is being typed.
 */
export const useEditable = (named: Named) =>
  useQuery({
    queryKey: editableKey(named),
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/products/:productKey", {
        params: { companyKey: named.company, productKey: named.key },
        signal,
      }),
    refetchInterval,
    refetchOnWindowFocus: "always",
    // A form must never begin with an old copy: coming back reads the product anew.
    gcTime: 0,
  });

/** After a change, with what the server answered: lists, history and completeness are read again. */
export function useProductSaved() {
  const queries = useQueryClient();
  return async (saved: EditableProduct): Promise<void> => {
    const queryKey = editableKey({ company: saved.company.key, key: saved.key });
    // An answer from before would bring the older version back.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, saved);
    void queries.invalidateQueries({
      queryKey: ["products"],
      predicate: (query) => query.queryKey[1] !== "editable",
    });
  };
}
