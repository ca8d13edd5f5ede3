import type { ComparedCell, ComparedGroup, ComparedRow } from "@neroli/contract/comparison/rows.ts";
import type { Comparison } from "@neroli/contract/comparison/schema.ts";
import { useState } from "react";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import layout from "../ui/layout.module.css";
import classes from "./comparison-table.module.css";
import { Heads } from "./heads.tsx";
import type { useCompared } from "./use-compared.ts";

interface ComparisonTableProps {
  comparison: Comparison;
  compared: ReturnType<typeof useCompared>;
  groups: readonly ComparedGroup[];
}

/** Fields in rows, products in columns; heads and names of fields stay in sight. */
export function ComparisonTable({ comparison, compared, groups }: ComparisonTableProps) {
  const t = useT();
  const { products } = comparison;
  return (
    <section
      className={classes.box}
      aria-label={t("comparison.table")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keyboard
      tabIndex={0}
    >
      <table className={classes.table} aria-label={t("comparison.table")}>
        <thead>
          <Heads products={products} compared={compared} />
        </thead>
        {groups.map(({ group, rows }) => (
          <tbody key={group}>
            <tr className={classes.group}>
              <th scope="rowgroup" colSpan={products.length + 1}>
                <span>
                  {group === "documents" ? t("product-page.documents") : t(`field-groups.${group}`)}
                </span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.key} row={row} products={products} />
            ))}
          </tbody>
        ))}
        {groups.length === 0 && (
          <tbody>
            <tr>
              <td colSpan={products.length + 1}>{t("comparison.differences.none")}</td>
            </tr>
          </tbody>
        )}
      </table>
    </section>
  );
}

function Row({ row, products }: { row: ComparedRow; products: Comparison["products"] }) {
  const t = useT();
  const { field, part, differs, cells } = row;
  const name =
    part ?? (field === "documents" ? t("product-page.documents") : t(`product-fields.${field}`));
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        {differs && (
          <span className={classes.sign} role="img" aria-label={t("comparison.differs")}>
            ≠
          </span>
        )}
        <span>{name}</span>
      </th>
      {cells.map((cell, at) => (
        <td
          key={products[at]?.key}
          lang={field === "documents" ? undefined : products[at]?.text_languages?.[field]}
          data-apart={(differs && cell.state !== "restricted" && cell.apart) || undefined}
        >
          <Cell cell={cell} marked={differs} />
        </td>
      ))}
    </tr>
  );
}

interface CellProps {
  cell: ComparedCell;
  /** Says that the row differs: values that only few products have stand out in it. */
  marked: boolean;
}

/** Letters from which on a text is shown in part: rows stay short enough to compare. */
const long = 320;

/** The values of one product in one field; restricted ones are named as such. */
function Cell({ cell, marked }: CellProps) {
  const t = useT();
  if (cell.state === "restricted") {
    return (
      <span className={layout.soft}>
        <Icon name="lock" /> {t("comparison.restricted")}
      </span>
    );
  }
  if (cell.state === "none") {
    return (
      <span className={layout.soft}>
        <span aria-hidden="true">–</span>
        <span className={layout.unseen}>{t("comparison.not-given")}</span>
      </span>
    );
  }
  const [only] = cell.texts;
  if (only && cell.texts.length === 1) return <Text text={only.text} />;
  return (
    <ul className={layout.list}>
      {cell.texts.map(({ text, apart }) => (
        <li key={text}>{marked && apart ? <strong>{text}</strong> : text}</li>
      ))}
    </ul>
  );
}

function Text({ text }: { text: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (/^https?:\/\/\S+$/.test(text)) {
    return (
      <a href={text} rel="noopener nofollow" target="_blank">
        {text.replace(/^https?:\/\//, "")}
      </a>
    );
  }
  if (text.length <= long) return <span className={classes.text}>{text}</span>;
  return (
    <>
      <span className={classes.text} data-cut={!open || undefined}>
        {text}
      </span>
      <Button
        variant="link"
        className={classes.more}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t(open ? "comparison.less" : "comparison.more")}
      </Button>
    </>
  );
}
