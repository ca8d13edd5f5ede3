import { startsFormula } from "@neroli/contract/kernel/formats/formula-guard.ts";
import { escaped, type Style, styles } from "./workbook-parts.ts";

type CellValue = string | number | boolean | undefined;
/** A cell with a style of its own, or one in the style of its row. */
export type SheetCell = CellValue | { text: string; style: Style };

export interface SheetRow {
  cells: readonly SheetCell[];
  style?: Style;
}

/** One row of a sheet as XML; its number counts from 1. */
export const rowXml = ({ cells, style }: SheetRow, number: number): string =>
  `<row r="${number}">${cells
    .map((cell, at) => {
      const place = `${columnName(at)}${number}`;
      return typeof cell === "object"
        ? cellXml(cell.text, { place, style: cell.style })
        : cellXml(cell, { place, style });
    })
    .join("")}</row>`;

/**
 * Texts stand in the file as texts, never as formulas. One that begins like a formula also has a
 * style that keeps it a text when somebody edits the cell or saves the sheet under another format.
 */
function cellXml(
  value: CellValue,
  { place, style }: { place: string; style: Style | undefined },
): string {
  if (value === undefined || value === "") return "";
  if (typeof value === "boolean") return `<c r="${place}" t="b"><v>${value ? 1 : 0}</v></c>`;
  // Spreadsheets keep 15 digits of a number.
  if (typeof value === "number" && Number(value.toPrecision(15)) === value) {
    return `<c r="${place}"><v>${value}</v></c>`;
  }
  const text = String(value);
  const number = styles[style ?? (startsFormula(text) ? "guarded" : "text")];
  return `<c r="${place}" s="${number}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** 0 is "A", 27 is "AB". */
const columnName = (at: number): string =>
  (at >= 26 ? columnName(Math.floor(at / 26) - 1) : "") + String.fromCharCode(65 + (at % 26));
