import type { RequestType } from "@neroli/contract/requests/states.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import type { SelectedProduct } from "./selection.tsx";
import { useSession } from "./session/session.tsx";

type Asked = readonly Pick<SelectedProduct, "company_key" | "offering" | "in_stock">[];

/** The key of the reader's company; null of who has none. */
export function useOwnCompany(): string | null {
  const session = useSession();
  return session.state === "signed-in" ? (session.profile.company?.key ?? null) : null;
}

/**
 * Says why the reader cannot send such a request for these products, as the server would; null when
 * they can. Products of their own company are left out of it while there are others.
 */
export function useRequestRefusal(): (type: RequestType, products: Asked) => PlainPhraseKey | null {
  const own = useOwnCompany();
  return (type, all) => {
    const products = all.filter(({ company_key }) => company_key !== own);
    if (all.length > 0 && products.length === 0) return "errors.requests.own-company";
    if (type !== "SAMPLE") return null;
    if (products.some(({ offering }) => offering === "SERVICES")) {
      return "errors.requests.service-sample";
    }
    return products.some(({ in_stock }) => !in_stock) ? "errors.requests.out-of-stock" : null;
  };
}
