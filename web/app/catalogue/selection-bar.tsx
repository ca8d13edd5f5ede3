import { type RequestType, requestTypes } from "@neroli/contract/requests/states.ts";
import { useRequestDialog } from "../kernel/request-dialog.tsx";
import { useSelection } from "../kernel/selection.tsx";
import { useT } from "../language/phrases.tsx";
import { BottomBar } from "../ui/bottom-bar.tsx";
import classes from "./selection-bar.module.css";

/** Bulk requests for the selected products; the reason stands beside what is not possible now. */
export function SelectionBar() {
  const t = useT();
  const { open } = useRequestDialog();
  const { products, clear } = useSelection();
  const none = products.length === 0;
  const outOfStock = products.some((product) => !product.in_stock);
  const refused = (type: RequestType) => none || (type === "SAMPLE" && outOfStock);
  return (
    <BottomBar
      role="region"
      stays={!none}
      className={classes.bar}
      aria-label={t("catalogue.bulk")}
      data-none={none || undefined}
    >
      <p className={classes.words} id="bulk-state" role="status">
        {none
          ? t("errors.requests.no-products")
          : t("catalogue.selected", { count: products.length })}
        {!none && (
          <button type="button" className={classes.clear} onClick={clear}>
            {t("catalogue.selected.clear")}
          </button>
        )}
        {!none && outOfStock && (
          <span className={classes.reason} id="bulk-stock">
            {t("errors.requests.out-of-stock")}
          </span>
        )}
      </p>
      <div className={classes.buttons}>
        {requestTypes.map((type) => (
          <button
            key={type}
            type="button"
            aria-disabled={refused(type) || undefined}
            aria-describedby={reasonOf({ type, none, outOfStock })}
            onClick={() => {
              if (!refused(type)) open({ type, products, origin: "search" });
            }}
          >
            {t(`catalogue.request.${type}`)}
          </button>
        ))}
      </div>
    </BottomBar>
  );
}

function reasonOf(of: { type: RequestType; none: boolean; outOfStock: boolean }) {
  if (of.none) return "bulk-state";
  return of.type === "SAMPLE" && of.outOfStock ? "bulk-stock" : undefined;
}
