import { mostColumns, refuseLongCell } from "../limits.ts";
import type { Record } from "../parse-csv.ts";
import { SourceError } from "../source-error.ts";
import type { Zip } from "../zip-file.ts";
import { show } from "./number-formats.ts";
import { unescaped, type Workbook } from "./open-workbook.ts";
import { parseXml } from "./parse-xml.ts";

/** A formula that the program which wrote the workbook has not computed. */
const notComputed = "#FORMULA!";

/** The rows of a sheet that have something in them. */
export async function* readSheet(
  zip: Zip,
  workbook: Workbook,
  part: string,
): AsyncGenerator<Record> {
  const rows: Record[] = [];
  const handlers = rowReader(workbook, (row) => rows.push(row));
  for await (const _ of parseXml(await zip.open(part), handlers)) yield* rows.splice(0);
}

interface Cell {
  at: number;
  type: string;
  style: number;
  value: string | null;
  text: string;
  formula: boolean;
}

function rowReader(workbook: Workbook, emit: (row: Record) => void) {
  let line = 0;
  let cells: unknown[] = [];
  let cell: Cell | null = null;
  /** The element that the text between the tags belongs to. */
  let place: "value" | "text" | null = null;
  return {
    open(name: string, attributes: Readonly<{ [name: string]: string }>) {
      if (name === "row") {
        line = Number(attributes.r ?? line + 1);
        if (!(line <= lastLine)) throw new SourceError("file-damaged");
        cells = [];
      } else if (name === "c") {
        const at = attributes.r ? columnOf(attributes.r) : cells.length;
        const style = Number(attributes.s ?? 0);
        cell = { at, type: attributes.t ?? "n", style, value: null, text: "", formula: false };
      } else if (cell && name === "f") cell.formula = true;
      else if (cell && name === "v") {
        place = "value";
        cell.value ??= "";
      } else if (cell && name === "t") place = "text";
      else if (name === "rPh") place = null;
    },
    text(text: string) {
      if (!cell || !place) return;
      if (place === "value") cell.value += text;
      else cell.text += text;
      refuseLongCell(Math.max(cell.value?.length ?? 0, cell.text.length), line);
    },
    close(name: string) {
      if (name === "v" || name === "t") place = null;
      else if (name === "c" && cell) {
        keep(cells, cell.at, contentOf(cell, workbook));
        cell = null;
      } else if (name === "row") emit({ line, cells: Array.from(cells, (each) => each ?? "") });
    },
  };
}

/** Excel ends at a million; what is no number is none. */
const lastLine = 1_000_000_000;

/** A cell beyond the last column that is nothing but coloured is none. */
function keep(cells: unknown[], at: number, content: unknown): void {
  if (at < mostColumns) cells[at] = content;
  else if (content !== "") throw new SourceError("file-too-many-columns", { most: mostColumns });
}

/** "AB12" is the 28th column, which is number 27. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const code = letter.charCodeAt(0) - 64;
    if (code < 1 || code > 26) break;
    column = column * 26 + code;
  }
  return column - 1;
}

function contentOf(cell: Cell, { texts, shown, since1904 }: Workbook): unknown {
  const { type, value, text, style, formula } = cell;
  if (type === "inlineStr") return unescaped(text);
  if (value === null || value === "") return formula && type !== "str" ? notComputed : "";
  if (type === "s") return texts.get(Number(value));
  if (type === "b") return value === "1" || value === "true";
  if (type === "str") return unescaped(value);
  if (type === "e" || type === "d") return value;
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  return show(number, shown[style] ?? { as: "number", before: "", after: "" }, since1904);
}
