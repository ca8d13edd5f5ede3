import type { ComparedProduct } from "@neroli/contract/comparison/schema.ts";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useT, words } from "../language/phrases.tsx";
import { links } from "../links.ts";
import { Icon } from "../ui/icon.tsx";
import table from "./comparison-table.module.css";
import classes from "./heads.module.css";
import { RequestMenu } from "./request-menu.tsx";
import type { useCompared } from "./use-compared.ts";

interface HeadsProps {
  products: readonly ComparedProduct[];
  compared: ReturnType<typeof useCompared>;
}

/** Whose column it is, and what can be done with it. */
export function Heads({ products, compared }: HeadsProps) {
  const t = useT();
  const { moved, told, move } = useMoving(products, compared.move);
  return (
    <tr ref={moved}>
      <td className={table.corner}>
        <span>{t("comparison.product")}</span>
        <span className={table.unseen} role="status">
          {told}
        </span>
      </td>
      {products.map((product, at) => (
        <th key={product.key} scope="col" data-product={product.key}>
          <button
            type="button"
            className={classes.remove}
            aria-label={t("comparison.remove", { name: product.name })}
            onClick={() => compared.remove(product)}
          >
            <Icon name="cross" />
          </button>
          <span className={classes.name}>
            <Link to={links.product(product.offering, product.key)}>{product.name}</Link>
          </span>
          <span className={classes.supplier}>
            <Link to={links.company(product.company.key)}>{product.company.name}</Link>
            {"\u00a0"}
            {product.company.verified && (
              <Icon name="verified" label={t("product-page.verified")} />
            )}
          </span>
          <span className={classes.segment}>{words(t, "segments", product.segment)}</span>
          <span className={classes.actions}>
            <RequestMenu product={product} />
            {products.length > 1 && (
              <>
                <button
                  type="button"
                  data-move="-1"
                  aria-label={t("comparison.move.left", { name: product.name })}
                  disabled={at === 0}
                  onClick={() => move(product, -1)}
                >
                  <Icon name="back" />
                </button>
                <button
                  type="button"
                  data-move="1"
                  aria-label={t("comparison.move.right", { name: product.name })}
                  disabled={at === products.length - 1}
                  onClick={() => move(product, 1)}
                >
                  <Icon name="on" />
                </button>
              </>
            )}
          </span>
        </th>
      ))}
    </tr>
  );
}

interface Moved {
  key: string;
  by: -1 | 1;
}

/** The focus goes along with the product that is moved, and its new place is said. */
function useMoving(products: readonly ComparedProduct[], move: (key: string, by: -1 | 1) => void) {
  const t = useT();
  const head = useRef<HTMLTableRowElement>(null);
  const waiting = useRef<Moved | null>(null);
  const [told, setTold] = useState("");
  useEffect(() => {
    const last = waiting.current;
    if (!last) return;
    waiting.current = null;
    const at = products.findIndex(({ key }) => key === last.key);
    const name = products[at]?.name;
    if (name === undefined) return;
    const column = head.current?.querySelector(`[data-product="${last.key}"]`);
    const way = column?.querySelector<HTMLButtonElement>(`[data-move="${last.by}"]`);
    const back = column?.querySelector<HTMLButtonElement>(`[data-move="${-last.by}"]`);
    (way?.disabled ? back : way)?.focus();
    setTold(t("comparison.moved", { name, at: at + 1, count: products.length }));
  }, [products, t]);
  return {
    moved: head,
    told,
    move: ({ key }: ComparedProduct, by: -1 | 1) => {
      waiting.current = { key, by };
      move(key, by);
    },
  };
}
