import type { ComparedGroup, ComparedRow } from "@neroli/contract/comparison/rows.ts";
import type { Comparison } from "@neroli/contract/comparison/schema.ts";
import { useT } from "../language/phrases.tsx";
import { Cell } from "./cell.tsx";
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
          data-apart={(differs && cell.state !== "restricted" && cell.apart) || undefined}
        >
          <Cell cell={cell} field={field} marked={differs} />
        </td>
      ))}
    </tr>
  );
}
