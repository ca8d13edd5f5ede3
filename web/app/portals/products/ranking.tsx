import { links } from "@neroli/contract/access/links.ts";
import type { EventProduct } from "@neroli/contract/portals/products.ts";
import { type PointerEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { MoveHandle } from "../../kernel/phases/move-handle.tsx";
import { placeProps, useListMoving } from "../../kernel/phases/use-moving.ts";
import { QueryStates } from "../../kernel/query-states.tsx";
import { useT } from "../../language/phrases.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import layout from "../../ui/layout.module.css";
import { EmptyState } from "../../ui/states.tsx";
import { PlaceInput } from "./place-input.tsx";
import { shownName, useRankedProducts } from "./product-queries.ts";
import classes from "./ranking.module.css";
import { useProductDeeds } from "./use-product-deeds.ts";
import { useRanking } from "./use-ranking.ts";

/** The promoted products of the whole event in their order. */
export function Ranking({ event }: { event: string }) {
  const t = useT();
  return (
    <QueryStates
      query={useRankedProducts(event)}
      isEmpty={(products) => products.length === 0}
      empty={
        <EmptyState
          title={t("portal-products.ranking.empty.title")}
          text={t("portal-products.ranking.empty.text")}
        />
      }
    >
      {(products) => <RankingList event={event} products={products} />}
    </QueryStates>
  );
}

function RankingList({ event, products }: { event: string; products: readonly EventProduct[] }) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const ranking = useRanking(event, products);
  const change = useProductDeeds(event);
  const dragging = useDragging(() => ranking.saveNow());
  const count = ranking.order.length;
  const move = (from: number, to: number) => {
    const product = ranking.order[from];
    if (!product || !ranking.move(from, to)) return false;
    const values = { name: shownName(product), place: to + 1, count };
    setAnnouncement(t("portal-products.moved", values));
    if (!dragging.now()) ranking.saveNow();
    return true;
  };
  const moving = useListMoving({ within: list, move });
  return (
    <section aria-label={t("portal-products.ranking")} className={classes.ranking}>
      <div className={layout.spread}>
        <p className={layout.soft}>{t("portal-products.ranking.how")}</p>
        <span className={layout.line}>
          <span role="status">{ranking.saving && t("portal-products.saving")}</span>
          {ranking.undo && !ranking.saving && (
            <Button size="small" onClick={ranking.undo}>
              {t("table.undo")}
            </Button>
          )}
        </span>
      </div>
      {ranking.overtaken && <Note>{t("portal-products.overtaken")}</Note>}
      <ol ref={list} className={classes.list} onPointerDownCapture={dragging.begin}>
        {ranking.order.map((product, at) => (
          <li key={product.key} {...placeProps(String(at))}>
            <MoveHandle
              moving={moving}
              place={String(at)}
              label={t("portal-products.move", { name: shownName(product) })}
            />
            <PlaceInput
              label={t("portal-products.place-of", { name: shownName(product) })}
              place={at + 1}
              count={count}
              onPlace={(place) => move(at, place - 1)}
            />
            <span className={classes.name}>
              <Link to={links.product(product.type, product.key)}>{shownName(product)}</Link>
              <small className={layout.soft}>{product.company.name}</small>
            </span>
            {!product.enabled && <Badge tone="warning">{t("portal-products.disabled")}</Badge>}
            <IconButton
              icon="cross"
              size="small"
              label={t("portal-products.demote-one", { name: shownName(product) })}
              onClick={() => change.mutate({ deed: "demote", products: [product.key] })}
            />
          </li>
        ))}
      </ol>
      <p className={layout.unseen} role="status">
        {announcement}
      </p>
    </section>
  );
}

/** While a handle is dragged nothing is saved: once it is let go, all at once. */
function useDragging(onEnd: () => void) {
  const dragging = useRef(false);
  const latest = useRef(onEnd);
  latest.current = onEnd;
  return {
    now: () => dragging.current,
    begin: ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || !target.closest("[data-handle]")) return;
      dragging.current = true;
      const end = () => {
        window.removeEventListener("pointerup", end);
        window.removeEventListener("pointercancel", end);
        dragging.current = false;
        latest.current();
      };
      window.addEventListener("pointerup", end);
      window.addEventListener("pointercancel", end);
    },
  };
}
