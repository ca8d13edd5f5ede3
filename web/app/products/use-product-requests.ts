import type { Product } from "@neroli/contract/products/schema.ts";
import { type RequestType, requestTypesOf } from "@neroli/contract/requests/states.ts";
import { useRequestDialog } from "../kernel/request-dialog.tsx";
import { useOwnCompany } from "../kernel/request-refusal.ts";
import { toSelected } from "../kernel/selection.tsx";
import { useT } from "../language/phrases.tsx";

/** A request that can be begun for a product, the one that most come for first. */
export interface ProductRequest {
  type: RequestType;
  label: string;
  /** Why it is not possible now. */
  refusal: string | null;
  begin: () => void;
}

/** The requests for a product (spec 2); for one's own there are none. */
export function useProductRequests(product: Product): readonly ProductRequest[] {
  const t = useT();
  const { open } = useRequestDialog();
  const isOwn = useOwnCompany() === product.company.key;
  if (isOwn) return [];
  return requestTypesOf(product.offering).map((type) => ({
    type,
    label: t(`product-page.request.${type}`),
    refusal: type === "SAMPLE" && !product.in_stock ? t("errors.requests.out-of-stock") : null,
    begin: () => open({ type, origin: "product", products: [toSelected(product)] }),
  }));
}
