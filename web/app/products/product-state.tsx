import type { ListingState } from "@neroli/contract/enumerations/products.ts";
import { useT } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";

/** Whether others see a product. */
export function ProductStateBadge({ state }: { state: ListingState }) {
  const t = useT();
  return (
    <Badge tone={state === "DRAFT" ? "warning" : "good"}>{t(`product-states.${state}`)}</Badge>
  );
}
