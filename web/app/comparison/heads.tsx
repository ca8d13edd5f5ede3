import { links } from "@neroli/contract/access/links.ts";
import type { ComparedProduct } from "@neroli/contract/comparison/schema.ts";
import { type RequestType, requestTypesOf } from "@neroli/contract/requests/states.ts";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { AddToProject } from "../kernel/projects/add-button.tsx";
import { useRequestDialog } from "../kernel/request-dialog.tsx";
import { useOwnCompany } from "../kernel/request-refusal.ts";
import { toSelected } from "../kernel/selection.tsx";
import { useT, words } from "../language/phrases.tsx";
import { buttonClass } from "../ui/button-look.ts";
import { Icon } from "../ui/icon.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import layout from "../ui/layout.module.css";
import { Menu } from "../ui/menu.tsx";
import table from "./comparison-table.module.css";
import classes from "./heads.module.css";
import type { useCompared } from "./use-compared.ts";

interface HeadsProps {
  products: readonly ComparedProduct[];
  compared: ReturnType<typeof useCompared>;
}

/** Whose column it is, and what can be done with it. */
export function Heads({ products, compared }: HeadsProps) {
  const t = useT();
  const { moved, announcement, move } = useMoving(products, compared.move);
  return (
    <tr ref={moved}>
      <td className={table.corner}>
        <span>{t("comparison.product")}</span>
        <span className={layout.unseen} role="status">
          {announcement}
        </span>
      </td>
      {products.map((product, at) => (
        <th key={product.key} scope="col" data-product={product.key}>
          <IconButton
            icon="cross"
            size="small"
            className={classes.remove}
            label={t("comparison.remove", { name: product.name })}
            onClick={() => compared.remove(product)}
          />
          <span className={classes.name} lang={product.text_languages?.name}>
            <Link to={links.product(product.offering, product.key)}>{product.name}</Link>
          </span>
          <span className={classes.supplier}>
            <Link to={links.company(product.company.key)}>{product.company.name}</Link>
            {"\u00a0"}
            {product.company.verified && (
              <Icon name="verified" label={t("product-page.verified")} />
            )}
          </span>
          <span className={`${layout.soft} ${classes.segment}`}>
            {words(t, "segments", product.segment)}
          </span>
          <span className={`${layout.line} ${classes.actions}`}>
            <RequestMenu product={product} />
            <AddToProject product={product} small />
            {products.length > 1 && (
              <>
                <IconButton
                  icon="back"
                  size="small"
                  data-move="-1"
                  label={t("comparison.move.left", { name: product.name })}
                  disabledReason={at === 0 ? t("table.end.up") : null}
                  onClick={() => move(product, -1)}
                />
                <IconButton
                  icon="on"
                  size="small"
                  data-move="1"
                  label={t("comparison.move.right", { name: product.name })}
                  disabledReason={at === products.length - 1 ? t("table.end.down") : null}
                  onClick={() => move(product, 1)}
                />
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

/** The focus goes along with the product that is moved, and its new place is announced. */
function useMoving(products: readonly ComparedProduct[], move: (key: string, by: -1 | 1) => void) {
  const t = useT();
  const head = useRef<HTMLTableRowElement>(null);
  const waiting = useRef<Moved | null>(null);
  const [announcement, setAnnouncement] = useState("");
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
    (way?.hasAttribute("aria-disabled") ? back : way)?.focus();
    setAnnouncement(t("comparison.moved", { name, at: at + 1, count: products.length }));
  }, [products, t]);
  return {
    moved: head,
    announcement,
    move: ({ key }: ComparedProduct, by: -1 | 1) => {
      waiting.current = { key, by };
      move(key, by);
    },
  };
}

/** The four requests for one product, of one's own none; who may not ask for it now reads why. */
function RequestMenu({ product }: { product: ComparedProduct }) {
  const t = useT();
  const { open } = useRequestDialog();
  const own = useOwnCompany();
  if (product.company.key === own) return null;
  const { name, in_stock } = product;
  const ask = (type: RequestType) =>
    open({ type, origin: "compare", products: [toSelected(product)] });
  return (
    <Menu
      align="start"
      className={buttonClass({ size: "small" }, classes.request)}
      label={t("comparison.request.for", { name })}
      button={t("comparison.request")}
      items={requestTypesOf(product.offering).map((type) => ({
        label: t(`product-page.request.${type}`),
        disabledReason:
          type === "SAMPLE" && !in_stock ? t("comparison.request.out-of-stock") : undefined,
        onSelect: () => ask(type),
      }))}
    />
  );
}
