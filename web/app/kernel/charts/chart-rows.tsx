import { formatNumber, formatShare } from "../../language/numbers.ts";
import { useLanguage } from "../../language/phrases.tsx";
import type { Cell, ChartColumn, ChartTable } from "../../ui/charts/chart-table.ts";
import { PlainTable } from "../../ui/plain-table.tsx";

/** The table behind a chart. */
export function ChartRows({ label, table }: { label: string; table: ChartTable }) {
  const language = useLanguage();
  const { columns, rows } = table;
  const titles = columns.map(({ title, kind }) =>
    kind ? { title, align: "end" as const } : title,
  );
  return (
    <PlainTable label={label} titles={titles}>
      <tbody>
        {rows.map((cells, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and stay in order
          <tr key={at}>
            {columns.map((column, place) => {
              const text = shown(cells[place] ?? null, column, language);
              if (place === 0)
                return (
                  <th key={column.title} scope="row">
                    {text}
                  </th>
                );
              return (
                <td key={column.title} data-align={column.kind && "end"}>
                  {text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

function shown(cell: Cell, { kind }: ChartColumn, language: string): string {
  if (cell === null) return "–";
  if (typeof cell === "string") return cell;
  return kind === "share" ? formatShare(cell, language) : formatNumber(cell, language);
}
