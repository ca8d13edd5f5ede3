import { links } from "@neroli/contract/access/links.ts";
import type { Product } from "@neroli/contract/products/schema.ts";
import { Link } from "react-router";
import { BookmarkButton } from "../kernel/bookmark-button.tsx";
import { CompareButton } from "../kernel/compare-tray/compare-button.tsx";
import { useWithin } from "../kernel/within.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { buttonClass } from "../ui/button-look.ts";
import { Menu } from "../ui/menu.tsx";
import { PageBar, PageFoot } from "../ui/page-bar.tsx";
import classes from "./product-bar.module.css";
import { useProductRequests } from "./use-product-requests.ts";

/** Of a product: what asks for it, at hand once the first screen is gone. */
export function ProductBar({ product }: { product: Product }) {
  const within = useWithin();
  const { name, company } = product;
  return (
    <PageBar name={name} more={<Link to={links.company(company.key, within)}>{company.name}</Link>}>
      <Tools product={product} />
    </PageBar>
  );
}

export function ProductFoot({ product }: { product: Product }) {
  return (
    <PageFoot name={product.name}>
      <Tools product={product} />
    </PageFoot>
  );
}

/** The first request as a button; the others too where there is room, else in a menu. */
function Tools({ product }: { product: Product }) {
  const t = useT();
  const [first, ...others] = useProductRequests(product);
  return (
    <>
      <BookmarkButton product={product} small />
      <CompareButton product={product} small />
      {first && (
        <Button
          variant="primary"
          size="small"
          className={classes.request}
          disabledReason={first.refusal}
          onClick={first.begin}
        >
          {first.label}
        </Button>
      )}
      {others.map(({ type, label, refusal, begin }) => (
        <Button
          key={type}
          size="small"
          className={classes.other}
          disabledReason={refusal}
          onClick={begin}
        >
          {label}
        </Button>
      ))}
      {others.length > 0 && (
        <div className={classes.menu}>
          <Menu
            label={t("product-page.requests")}
            className={buttonClass({ size: "small" }, classes.more)}
            button={<span aria-hidden="true">⋯</span>}
            items={others.map(({ label, refusal, begin }) => ({
              label,
              disabledReason: refusal ?? undefined,
              onSelect: begin,
            }))}
          />
        </div>
      )}
    </>
  );
}
