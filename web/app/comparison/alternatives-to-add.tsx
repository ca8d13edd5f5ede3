import { useQuery } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import type { Collected } from "../kernel/compare-tray/tray.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import layout from "../ui/layout.module.css";

interface AlternativesToAddProps {
  /** The only one that is compared so far. */
  product: Collected;
  onAdd: (product: Collected) => void;
}

const offered = 4;

/** Alternatives to a product that stands alone, to be compared with it. */
export function AlternativesToAdd({ product, onAdd }: AlternativesToAddProps) {
  const t = useT();
  const { data } = useQuery({
    queryKey: ["products", "alternatives", product.key],
    queryFn: ({ signal }) =>
      api("GET /products/:productKey/alternatives", {
        params: { productKey: product.key },
        signal,
      }),
  });
  const found = (data?.content ?? []).slice(0, offered);
  return (
    <section className={layout.line} aria-label={t("alternatives.title")}>
      <p className={layout.text}>{t("comparison.one")}</p>
      {found.map(({ product: { key, name, offering } }) => (
        <Button key={key} size="small" icon="plus" onClick={() => onAdd({ key, name, offering })}>
          {name}
        </Button>
      ))}
    </section>
  );
}
