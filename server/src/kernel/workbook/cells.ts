import { escaped, styles } from "./parts.ts";

type Cell = string | number | boolean;

interface Place {
  line: number;
  /** Found from the cell when left out. */
  style?: number;
}

export const rowOf = (cells: readonly (Cell | undefined)[], place: Place): string =>
  `<row r="${place.line}">${cells.map((cell, at) => cellOf(cell, at, place)).join("")}</row>`;

export function cellOf(value: Cell | undefined, at: number, { line, style }: Place): string {
  if (value === undefined || value === "") return "";
  const place = `${columnName(at)}${line}`;
  if (typeof value === "boolean") return `<c r="${place}" t="b"><v>${value ? 1 : 0}</v></c>`;
  // Spreadsheets keep 15 digits of a number.
  if (typeof value === "number" && Number(value.toPrecision(15)) === value) {
    return `<c r="${place}"><v>${value}</v></c>`;
  }
  const text = String(value);
  const by = style ?? (/^[=+\-@]/.test(text) ? styles.guarded : styles.text);
  return `<c r="${place}" s="${by}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** 0 is "A", 27 is "AB". */
const columnName = (at: number): string =>
  (at >= 26 ? columnName(Math.floor(at / 26) - 1) : "") + String.fromCharCode(65 + (at % 26));
