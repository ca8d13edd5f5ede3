import { links } from "@neroli/contract/access/links.ts";
import type { ListedProduct } from "@neroli/contract/products/editor-schema.ts";
import { Link } from "react-router";
import { useT } from "../../language/phrases.tsx";
import { Icon } from "../../ui/icon.tsx";
import { NameCell } from "../../ui/name-cell.tsx";
import { ProductStateBadge } from "../product-state.tsx";
import classes from "./cells.module.css";

/** Where a product is edited. */
export const editorOf = ({ offering, company, segment, key }: ListedProduct) => ({
  offering,
  company: company.key,
  segment,
  key,
});

/** The name of a product, with what tells it from others of the same name. */
export function ProductName({ product }: { product: ListedProduct }) {
  const t = useT();
  const { name, trade_name, inci, image, segment } = product;
  const others = [trade_name !== name && trade_name, inci !== name && inci].filter(Boolean);
  return (
    <div className={classes.name}>
      {image ? (
        <img src={image} alt="" width={40} height={40} loading="lazy" />
      ) : (
        <span className={classes.noImage} data-segment={segment} aria-hidden="true">
          <Icon name={segment} />
        </span>
      )}
      <NameCell
        more={others.length > 0 && <span className={classes.inci}>{others.join(" · ")}</span>}
        narrow={t(`segments.${segment}`)}
      >
        <Address product={product}>{name}</Address>
        {product.state === "DRAFT" && <ProductStateBadge state="DRAFT" />}
      </NameCell>
    </div>
  );
}

/** Those who only read are led to the page, the others to the editor; the trash has no page. */
function Address({ product, children }: { product: ListedProduct; children: string }) {
  const { can, trashed_at, offering, key } = product;
  if (can.edit || can.recover) {
    return <Link to={links.productEditor(editorOf(product))}>{children}</Link>;
  }
  if (trashed_at) return <strong>{children}</strong>;
  return <Link to={links.product(offering, key)}>{children}</Link>;
}
