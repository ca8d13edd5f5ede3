import type { Product } from "@neroli/contract/products/schema.ts";
import { type RequestType, requestTypes } from "@neroli/contract/requests/states.ts";
import { useRequestDialog } from "../kernel/request-dialog.tsx";
import { toSelected } from "../kernel/selection.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import layout from "../ui/layout.module.css";
import classes from "./product-page.module.css";

const outOfStockId = "out-of-stock";

/** The four requests (spec 2); one that is not possible now says why. */
export function RequestButtons({ product }: { product: Product }) {
  const t = useT();
  const { open } = useRequestDialog();
  const outOfStock = !product.in_stock;
  const ask = (type: RequestType) =>
    open({
      type,
      origin: "product",
      products: [toSelected(product)],
    });
  return (
    <div className={classes.requests}>
      {requestTypes.map((type) => {
        const refused = type === "SAMPLE" && outOfStock;
        return (
          <Button
            key={type}
            variant={type === "SAMPLE" ? "primary" : "plain"}
            disabledReason={refused ? t("errors.requests.out-of-stock") : null}
            reasonId={outOfStockId}
            onClick={() => ask(type)}
          >
            {t(`product-page.request.${type}`)}
          </Button>
        );
      })}
      {outOfStock && (
        <p id={outOfStockId} className={layout.soft}>
          {t("errors.requests.out-of-stock")}
        </p>
      )}
    </div>
  );
}
