import type { ProductSummary } from "@neroli/contract/products/schema.ts";
import { selectedOf, toggleSelected, useIsSelected } from "../kernel/selection.tsx";
import { useT } from "../language/phrases.tsx";
import classes from "./select-product.module.css";

/** The checkbox that selects a product for bulk requests. */
export function SelectProduct({ product }: { product: ProductSummary }) {
  const t = useT();
  const selected = useIsSelected(product.key);
  return (
    <label className={classes.box}>
      <input
        type="checkbox"
        checked={selected}
        aria-label={t("catalogue.select", { name: product.name })}
        onChange={() => toggleSelected(selectedOf(product))}
      />
    </label>
  );
}
