import { comparedAtMost } from "@neroli/contract/comparison/limits.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { ProductSummary } from "@neroli/contract/products/schema.ts";
import { api } from "../kernel/client.ts";
import type { Collected } from "../kernel/compare-tray/tray.ts";
import { Picker } from "../kernel/picker.tsx";
import { useT } from "../language/phrases.tsx";
import { Icon } from "../ui/icon.tsx";
import layout from "../ui/layout.module.css";

interface AddProductProps {
  offering: Offering;
  /** Keys of the products that are compared already. */
  keys: readonly string[];
  onAdd: (product: Collected) => void;
}

const size = "8";

/** Finds another product of the same offering; at six it says why there are no more. */
export function AddProduct({ offering, keys, onAdd }: AddProductProps) {
  const t = useT();
  if (keys.length >= comparedAtMost) return <p>{t("comparison.add.full")}</p>;
  return (
    <Picker<ProductSummary>
      className={layout.narrow}
      typeFirst
      icon={<Icon name="find" />}
      label={t("comparison.add")}
      placeholder={t("comparison.add.placeholder")}
      value={null}
      onChange={(product) => product && onAdd({ key: product.key, name: product.name, offering })}
      queryKey={["comparison", "add", offering, keys]}
      find={async (query, signal) => {
        const { content } = await api("GET /search/products/:offering", {
          params: { offering },
          query: { query, size },
          signal,
        });
        return content.filter(({ key }) => !keys.includes(key));
      }}
      keyOf={({ key }) => key}
      nameOf={({ name, company }) => `${name} · ${company.name}`}
      none={t("comparison.add.none")}
    />
  );
}
