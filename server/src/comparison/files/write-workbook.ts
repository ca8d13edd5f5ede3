import type { Readable } from "node:stream";
import { say } from "@neroli/phrases/say.ts";
import type { SheetCell, SheetRow } from "../../kernel/tables/workbook-cells.ts";
import type { Style } from "../../kernel/tables/workbook-parts.ts";
import { writeWorkbook } from "../../kernel/tables/write-workbook.ts";
import type { ComparisonTable, TableCell, TableLine } from "./to-table.ts";

const labelWidth = 30;
const columnWidth = 38;

/** Products in columns; a row in which they differ has a sign, and what stands out another ground. */
export const writeComparisonWorkbook = (table: ComparisonTable): Readable => {
  const head = headOf(table);
  return writeWorkbook({
    name: say(table.language, "comparison.table"),
    widths: [labelWidth, ...table.columns.map(() => columnWidth)],
    frozen: head.length,
    rows: [
      ...head,
      ...table.lines.map((line) => rowOf(line, table.columns.length)),
      { cells: [] },
      ...table.notes.map((note): SheetRow => ({ cells: [note], style: "key" })),
    ],
  });
};

/** Names, suppliers and addresses of the products. */
const headOf = ({ language, columns }: ComparisonTable): SheetRow[] => [
  {
    cells: [say(language, "comparison.product"), ...columns.map(({ name }) => name)],
    style: "label",
  },
  { cells: [say(language, "comparison.supplier"), ...columns.map(({ company }) => company)] },
  { cells: ["", ...columns.map(({ address }) => address)], style: "key" },
];

function rowOf(line: TableLine, columns: number): SheetRow {
  if (line.kind === "group") {
    // Blanks, so that the ground of the heading goes all the way.
    const blanks = Array.from({ length: columns }, () => " ");
    return { cells: [line.label, ...blanks], style: "group" };
  }
  const { label, cells, differs } = line;
  const first: SheetCell = { text: differs ? `≠ ${label}` : label, style: "wrapped" };
  return { cells: [first, ...cells.map((cell) => ({ text: cell.text, style: styleOf(cell) }))] };
}

const styleOf = ({ state, apart }: TableCell): Style => {
  if (state === "restricted") return "faint";
  return apart ? "differing" : "wrapped";
};
