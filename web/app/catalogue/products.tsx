import { links } from "@neroli/contract/access/links.ts";
import { isSupport } from "@neroli/contract/access/roles.ts";
import type { ProductHit } from "@neroli/contract/catalogue/endpoints.ts";
import type { ProductSort } from "@neroli/contract/catalogue/facets.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { ProductSummary } from "@neroli/contract/products/schema.ts";
import { type ReactNode, Suspense } from "react";
import { BookmarkButton } from "../kernel/bookmark-button.tsx";
import { CompareButton } from "../kernel/compare-tray/compare-button.tsx";
import { KeptPiece } from "../kernel/kept-piece.tsx";
import { latePiece } from "../kernel/late-piece.ts";
import { AddToProject } from "../kernel/projects/add-button.tsx";
import { selectedOf, toggleSelected, useIsSelected } from "../kernel/selection.tsx";
import { useSessionPart } from "../kernel/session/session.tsx";
import type { SessionState } from "../kernel/session/state.ts";
import { useWithin } from "../kernel/within.ts";
import { useT } from "../language/phrases.tsx";
import { Icon } from "../ui/icon.tsx";
import layout from "../ui/layout.module.css";
import { ProductCard } from "../ui/product-card.tsx";
import { ProductRow, ProductRowHead } from "../ui/product-row.tsx";
import classes from "./results.module.css";
import type { SearchState } from "./search-state.ts";
import select from "./select-product.module.css";
import { useView } from "./view.ts";

/** Loaded for support, who alone asks why. */
const WhyHere = latePiece(async () => {
  const { WhyHere } = await import("./why-here.tsx");
  return { default: WhyHere };
});

interface ProductsProps {
  offering: Offering;
  state: SearchState<ProductSort>;
  content: readonly ProductHit[];
}

/** The hits of a product search, as cards or in a list. */
export function Products({ offering, state, content }: ProductsProps) {
  const view = useView(state);
  const within = useWithin();
  const explains = useSessionPart(isOfSupport);
  const propsOf = (product: ProductHit) => ({
    product,
    matches: product.matches,
    href: links.product(product.offering, product.key, within),
    companyHref: links.company(product.company.key, within),
    pick: <SelectProduct product={product} />,
    actions: (
      <>
        {/* First of a line that ends at the edge: it comes with the session, and moves no other. */}
        <AddToProject product={product} small />
        <BookmarkButton product={product} small />
        <CompareButton product={product} small />
      </>
    ),
    note: noteOf(product, explains && <WhyHere {...{ product, offering, state }} />),
  });
  if (view === "cards") {
    return (
      <ul className={`${layout.tiles} ${classes.cards}`}>
        {content.map((product) => (
          <li key={product.key}>
            <KeptPiece of={["card", product, within]}>
              <ProductCard {...propsOf(product)} />
            </KeptPiece>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className={classes.list}>
      <ProductRowHead offering={offering} />
      <ul className={`${layout.list} ${classes.rows}`}>
        {content.map((product) => (
          <li key={product.key}>
            <KeptPiece of={["row", product, within]}>
              <ProductRow {...propsOf(product)} />
            </KeptPiece>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isOfSupport = (session: SessionState) =>
  session.state === "signed-in" && isSupport(session.profile.roles);

/** The note below a hit: that a match is not disclosed, or why it stands here; usually nothing. */
function noteOf(product: ProductHit, why: ReactNode): ReactNode {
  if (!product.undisclosed && !why) return null;
  return (
    <>
      {product.undisclosed && <Undisclosed />}
      {why && <Suspense fallback={null}>{why}</Suspense>}
    </>
  );
}

function Undisclosed() {
  const t = useT();
  return (
    <p className={classes.undisclosed}>
      <Icon name="lock" />
      <span>
        <strong>{t("search-refine.undisclosed")}</strong> {t("search-refine.undisclosed.hint")}
      </span>
    </p>
  );
}

/** The checkbox that selects a product for bulk requests. */
function SelectProduct({ product }: { product: ProductSummary }) {
  const t = useT();
  const selected = useIsSelected(product.key);
  return (
    <label className={select.box}>
      <input
        type="checkbox"
        checked={selected}
        aria-label={t("catalogue.select", { name: product.name })}
        onChange={() => toggleSelected(selectedOf(product))}
      />
    </label>
  );
}
