import { useQuery } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import { Pill } from "../ui/badge.tsx";

interface ProductPillProps {
  productKey: string;
  onRemove: () => void;
}

/** The product that the list is narrowed by; its key where it is listed no longer. */
export function ProductPill({ productKey, onRemove }: ProductPillProps) {
  const t = useT();
  const { data } = useQuery({
    queryKey: ["products", "listed", productKey],
    queryFn: ({ signal }) => api("GET /search/listed", { query: { keys: productKey }, signal }),
  });
  const name = data?.content[0]?.name ?? productKey;
  return (
    <Pill label={t("leads.product.clear")} onRemove={onRemove}>
      {t("leads.product", { name })}
    </Pill>
  );
}
