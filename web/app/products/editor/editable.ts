import type { EditableProduct } from "@neroli/contract/products/editor-schema.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";

interface Named {
  company: string;
  key: string;
}

const editableKey = ({ company, key }: Named) => ["products", "editable", company, key];

/** As often as everything that others may change is looked at (spec 9, polling). */
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
    // Whoever comes back reads what is there now, before a form is made of it.
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

/** Reads the product again, and everything that tells of products. */
export function useReread() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ["products"] });
}
