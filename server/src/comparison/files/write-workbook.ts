import type { Readable } from "node:stream";
import { say } from "@neroli/phrases/say.ts";
import { cellOf, rowOf } from "../../kernel/workbook/cells.ts";
import { packWorkbook } from "../../kernel/workbook/pack-workbook.ts";
import { sheetBegin, sheetEnd, styles } from "../../kernel/workbook/parts.ts";
import type { ComparisonTable, TableCell, TableLine } from "./to-table.ts";

const labelWidth = 30;
const columnWidth = 38;
/** Names, suppliers and addresses of the products. */
const headLines = 3;

/** Products in columns; a row in which they differ has a sign, and what stands out another ground. */
export const writeWorkbook = (table: ComparisonTable): Readable =>
  packWorkbook(sheetOf(table), say(table.language, "comparison.table"));

function* sheetOf({ language, columns, lines, notes }: ComparisonTable): Generator<string> {
  yield sheetBegin({
    widths: [labelWidth, ...columns.map(() => columnWidth)],
    frozen: headLines,
  });
  const head = (key: "comparison.product" | "comparison.supplier") => say(language, key);
  yield rowOf([head("comparison.product"), ...columns.map(({ name }) => name)], {
    line: 1,
    style: styles.label,
  });
  yield rowOf([head("comparison.supplier"), ...columns.map(({ company }) => company)], { line: 2 });
  yield rowOf(["", ...columns.map(({ address }) => address)], { line: 3, style: styles.key });
  let line = headLines;
  for (const each of lines) yield lineOf(each, { line: ++line, columns: columns.length });
  line += 1;
  for (const note of notes) yield rowOf([note], { line: ++line, style: styles.key });
  yield sheetEnd;
}

function lineOf(each: TableLine, { line, columns }: { line: number; columns: number }): string {
  if (each.kind === "group") {
    // Blanks, so that the ground of the heading goes all the way.
    const blanks = Array.from({ length: columns }, () => " ");
    return rowOf([each.label, ...blanks], { line, style: styles.group });
  }
  const { label, cells, differs } = each;
  const first = cellOf(differs ? `≠ ${label}` : label, 0, { line, style: styles.wrapped });
  const rest = cells.map((cell, at) => cellOf(cell.text, at + 1, { line, style: styleOf(cell) }));
  return `<row r="${line}">${first}${rest.join("")}</row>`;
}

const styleOf = ({ state, apart }: TableCell): number => {
  if (state === "restricted") return styles.faint;
  return apart ? styles.differing : styles.wrapped;
};
