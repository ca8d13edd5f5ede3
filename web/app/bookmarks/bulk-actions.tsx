import type { Bookmark } from "@neroli/contract/bookmarks/schema.ts";
import type { ProductSummary } from "@neroli/contract/products/schema.ts";
import { requestTypes } from "@neroli/contract/requests/states.ts";
import { Link } from "react-router";
import { chooseFolder } from "../kernel/bookmarks/choosing.ts";
import { useRequestDialog } from "../kernel/request-dialog.tsx";
import { type Translate, useT } from "../language/phrases.tsx";
import { links } from "../links.ts";
import { Menu } from "../ui/menu.tsx";
import classes from "./bookmarks.module.css";
import { nameOf } from "./name-of.ts";

/** As many as stand side by side (contract, comparison). */
const comparedAtMost = 6;

/** What can be done with several bookmarks; what is not possible says why. */
export function BulkActions(props: { rows: readonly Bookmark[]; onRemove: () => void }) {
  const { rows } = props;
  const t = useT();
  const products = rows.flatMap(({ product }) => (product ? [product] : []));
  const reason = whyNotCompared(t, products);
  return (
    <div className={classes.bulk}>
      <button
        type="button"
        className={classes.act}
        onClick={() =>
          chooseFolder(rows.map((row) => ({ key: row.product_key, name: nameOf(t, row) })))
        }
      >
        {t("bookmarks.move-to")}
      </button>
      {reason ? (
        <>
          <button
            type="button"
            className={classes.act}
            aria-disabled="true"
            aria-describedby="not-compared"
          >
            {t("bookmarks.compare")}
          </button>
          <small id="not-compared" className={classes.soft}>
            {reason}
          </small>
        </>
      ) : (
        <Link
          className={classes.act}
          to={links.compare({ products: products.map(({ key }) => key).join(",") })}
        >
          {t("bookmarks.compare")}
        </Link>
      )}
      {products.length > 0 && <Ask products={products} />}
      <button type="button" className={classes.act} onClick={props.onRemove}>
        {t("bookmarks.remove")}
      </button>
    </div>
  );
}

function whyNotCompared(t: Translate, products: readonly ProductSummary[]): string | null {
  if (products.length < 2) return t("bookmarks.compare.few");
  if (products.length > comparedAtMost)
    return t("bookmarks.compare.many", { count: comparedAtMost });
  const offerings = new Set(products.map(({ offering }) => offering));
  return offerings.size > 1 ? t("bookmarks.compare.mixed") : null;
}

/** A request for all of them. */
function Ask({ products }: { products: readonly ProductSummary[] }) {
  const t = useT();
  const { open } = useRequestDialog();
  const selected = products.map(({ key, name, offering, segment, company, ...product }) => ({
    key,
    name,
    offering,
    segment,
    company_key: company.key,
    company_name: company.name,
    // Services have no stock that could be out.
    in_stock: offering === "SERVICES" || product.sample_available,
  }));
  const outOfStock = selected.some(({ in_stock }) => !in_stock);
  return (
    <Menu
      align="start"
      className={classes.act}
      label={t("bookmarks.request")}
      button={t("bookmarks.request")}
      items={requestTypes.map((type) => ({
        label: t(`catalogue.request.${type}`),
        disabledReason:
          type === "SAMPLE" && outOfStock ? t("errors.requests.out-of-stock") : undefined,
        onSelect: () => open({ type, products: selected, origin: "search" }),
      }))}
    />
  );
}
