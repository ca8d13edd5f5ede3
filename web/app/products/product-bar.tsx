import { links } from "@neroli/contract/access/links.ts";
import type { Product } from "@neroli/contract/products/schema.ts";
import { type RefObject, useEffect, useState } from "react";
import { Link } from "react-router";
import { BookmarkButton } from "../kernel/bookmark-button.tsx";
import { CompareButton } from "../kernel/compare-tray/compare-button.tsx";
import { useWithin } from "../kernel/within.ts";
import { useT } from "../language/phrases.tsx";
import { BottomBar } from "../ui/bottom-bar.tsx";
import { Button } from "../ui/button.tsx";
import { buttonClass } from "../ui/button-look.ts";
import { Menu } from "../ui/menu.tsx";
import classes from "./product-bar.module.css";
import { useProductRequests } from "./use-product-requests.ts";

/**
 * Whose page it is and what one does with it, once the first screen is gone. It lies above the page
 * without a height of its own: nothing moves when it comes.
 */
export function ProductBar({ product }: { product: Product }) {
  const t = useT();
  const within = useWithin();
  return (
    <section className={classes.bar} aria-label={t("product-page.bar", { name: product.name })}>
      <div className={classes.inner}>
        <p className={classes.name}>
          <strong>{product.name}</strong>
          <Link to={links.company(product.company.key, within)}>{product.company.name}</Link>
        </p>
        <Tools product={product} />
      </div>
    </section>
  );
}

/** The same on a phone: at the foot of the window, where the thumb is. */
export function ProductFoot({ product }: { product: Product }) {
  const t = useT();
  return (
    <BottomBar
      className={classes.foot}
      role="region"
      aria-label={t("product-page.bar", { name: product.name })}
    >
      <Tools product={product} />
    </BottomBar>
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

/**
 * Whether the requests of the first screen are out of sight: `above` once they have been read, `below`
 * while they are not yet.
 */
export function useWhereGone(element: RefObject<HTMLElement | null>): "above" | "below" | null {
  const [gone, setGone] = useState<"above" | "below" | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const height = getComputedStyle(document.documentElement).getPropertyValue("--bar-height");
    const bar = Number.parseInt(height, 10) || 0;
    const look = ([entry]: IntersectionObserverEntry[]) => {
      if (!entry) return;
      const where = entry.boundingClientRect.top < bar ? "above" : "below";
      setGone(entry.isIntersecting ? null : where);
    };
    const sight = new IntersectionObserver(look, { rootMargin: `-${bar}px 0px 0px` });
    sight.observe(element.current);
    return () => sight.disconnect();
  }, [element]);
  return gone;
}
