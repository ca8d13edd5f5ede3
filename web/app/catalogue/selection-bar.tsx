import { type RequestType, requestTypes } from "@neroli/contract/requests/states.ts";
import { useRequestDialog } from "../kernel/request-dialog.tsx";
import { useSelection } from "../kernel/selection.tsx";
import { useT } from "../language/phrases.tsx";
import { BottomBar } from "../ui/bottom-bar.tsx";
import { Button } from "../ui/button.tsx";
import classes from "./selection-bar.module.css";

/** Bulk requests for the selected products; the reason stands beside what is not possible now. */
export function SelectionBar() {
  const t = useT();
  const { open } = useRequestDialog();
  const { products, clear } = useSelection();
  const none = products.length === 0;
  const outOfStock = products.some((product) => !product.in_stock);
  const noProducts = { reasonId: "bulk-state", disabledReason: t("errors.requests.no-products") };
  const noStock = { reasonId: "bulk-stock", disabledReason: t("errors.requests.out-of-stock") };
  const refusalOf = (type: RequestType) => {
    if (none) return noProducts;
    return type === "SAMPLE" && outOfStock ? noStock : null;
  };
  return (
    <BottomBar
      role="region"
      stays={!none}
      className={classes.bar}
      aria-label={t("catalogue.bulk")}
      data-none={none || undefined}
    >
      <p className={classes.words} id={noProducts.reasonId} role="status">
        {none ? noProducts.disabledReason : t("catalogue.selected", { count: products.length })}
        {!none && (
          <Button variant="link" onClick={clear}>
            {t("catalogue.selected.clear")}
          </Button>
        )}
        {!none && outOfStock && (
          <span className={classes.reason} id={noStock.reasonId}>
            {noStock.disabledReason}
          </span>
        )}
      </p>
      <div className={classes.buttons}>
        {requestTypes.map((type, at) => (
          <Button
            key={type}
            size="small"
            variant={at === 0 ? "strong" : "plain"}
            {...refusalOf(type)}
            onClick={() => open({ type, products, origin: "search" })}
          >
            {t(`catalogue.request.${type}`)}
          </Button>
        ))}
      </div>
    </BottomBar>
  );
}
