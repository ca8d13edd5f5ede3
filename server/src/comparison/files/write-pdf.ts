import type { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { say } from "@neroli/phrases/say.ts";
import {
  bottomOf,
  drawPdf,
  drawRule,
  fonts,
  inks,
  margin,
  numberPages,
  type Pdf,
} from "../../kernel/pdf/paper.ts";
import { wrapText } from "../../kernel/pdf/wrap-text.ts";
import type { ComparisonTable, TableLine } from "./to-table.ts";

const { regular, bold } = fonts;
const { text: ink, soft } = inks;

const labelWidth = 128;
const padding = 4;
const linesAtOnce = 5;
/** The most lines of a name: the head leaves room for the rows. */
const headLines = 4;
/** The drawing: the page, the width of a product's column, and how far down the page is full. */
interface Sheet {
  pdf: Pdf;
  table: ComparisonTable;
  size: number;
  lineHeight: number;
  columnWidth: number;
  bottom: number;
}

/**
 * Products in columns on lying pages, the head repeated on each; a row that is higher than the rest
 * of the page goes on on the next. What differs has a sign and a bold
 * name, what stands out another ground.
 */
export function writePdf(table: ComparisonTable): Readable {
  const { language } = table;
  return drawPdf({ title: titleOf(table), language, layout: "landscape" }, async (pdf) => {
    const size = table.columns.length > 4 ? 7.5 : 8.5;
    await drawTable({
      pdf,
      table,
      size,
      lineHeight: size * 1.3,
      columnWidth: (pdf.page.width - 2 * margin - labelWidth) / table.columns.length,
      bottom: bottomOf(pdf),
    });
    numberPages(pdf, (at) => say(language, "comparison.page", at));
  });
}

/** Line by line, with room for other requests in between. */
async function drawTable(sheet: Sheet): Promise<void> {
  drawTitle(sheet);
  let y = drawHead(sheet, sheet.pdf.y + 8);
  for (const [at, line] of sheet.table.lines.entries()) {
    if (at % linesAtOnce === 0) await setImmediate();
    y = line.kind === "group" ? drawGroup(sheet, line.label, y) : drawRow(sheet, line, y);
  }
}

const titleOf = ({ title, columns }: ComparisonTable): string =>
  `${title}: ${columns.map(({ name }) => name).join(", ")}`;

function drawTitle({ pdf, table }: Sheet): void {
  pdf.font(bold).fontSize(16).fillColor(ink).text(table.title, margin, margin);
  pdf.font(regular).fontSize(8).fillColor(soft);
  for (const note of table.notes) pdf.text(note);
}

/** Names with their suppliers; answers where the rows begin. */
function drawHead({ pdf, table, size, columnWidth, lineHeight }: Sheet, top: number): number {
  const width = columnWidth - 2 * padding;
  let below = top;
  for (const [at, { name, company, address }] of table.columns.entries()) {
    const x = margin + labelWidth + at * columnWidth + padding;
    pdf.font(bold).fontSize(size + 1);
    const lines = wrapText(name, width, (text) => pdf.widthOfString(text)).slice(0, headLines);
    let y = top;
    for (const line of lines) {
      pdf.fillColor(ink).text(line, x, y, { lineBreak: false, link: address, underline: true });
      y += lineHeight + 1;
    }
    pdf.font(regular).fontSize(size).fillColor(soft);
    const companyLines = wrapText(company, width, (text) => pdf.widthOfString(text));
    for (const line of companyLines.slice(0, headLines)) {
      pdf.text(line, x, y, { lineBreak: false });
      y += lineHeight;
    }
    below = Math.max(below, y);
  }
  pdf.font(regular).fontSize(size).fillColor(soft);
  pdf.text(say(table.language, "comparison.product"), margin + padding, top, { lineBreak: false });
  return drawRule(pdf, below + padding);
}

function turnPage(sheet: Sheet): number {
  sheet.pdf.addPage();
  return drawHead(sheet, margin);
}

/** A heading never stands alone at the foot of a page. */
function drawGroup(sheet: Sheet, label: string, from: number): number {
  const { pdf, lineHeight, size, bottom } = sheet;
  const height = lineHeight + 2 * padding;
  const y = from + 2 * height > bottom ? turnPage(sheet) : from;
  pdf.rect(margin, y, pdf.page.width - 2 * margin, height).fill(inks.group);
  pdf
    .font(bold)
    .fontSize(size + 0.5)
    .fillColor(ink);
  pdf.text(label, margin + padding, y + padding, { lineBreak: false });
  return y + height;
}

function drawRow(sheet: Sheet, row: Extract<TableLine, { kind: "row" }>, from: number): number {
  const { pdf, size, columnWidth, lineHeight, bottom } = sheet;
  const measure = (text: string) => pdf.widthOfString(text);
  pdf.font(row.differs ? bold : regular).fontSize(size);
  const label = wrapText(
    row.differs ? `≠ ${row.label}` : row.label,
    labelWidth - 2 * padding,
    measure,
  );
  pdf.font(regular).fontSize(size);
  const cells = row.cells.map(({ text }) => wrapText(text, columnWidth - 2 * padding, measure));
  const height = Math.max(label.length, ...cells.map(({ length }) => length));
  let y = from;
  for (let done = 0; done < height; ) {
    const room = Math.floor((bottom - y - 2 * padding) / lineHeight);
    if (room < Math.min(2, height - done)) {
      y = turnPage(sheet);
      continue;
    }
    const count = Math.min(room, height - done);
    const slice = { from: done, to: done + count, y };
    drawSlice(sheet, { row, label, cells }, slice);
    y = drawRule(pdf, y + count * lineHeight + 2 * padding);
    done += count;
  }
  return y;
}

interface WrappedRow {
  row: Extract<TableLine, { kind: "row" }>;
  label: string[];
  cells: string[][];
}

function drawSlice(
  { pdf, size, columnWidth, lineHeight }: Sheet,
  { row, label, cells }: WrappedRow,
  { from, to, y }: { from: number; to: number; y: number },
): void {
  const left = margin + labelWidth;
  const height = (to - from) * lineHeight + 2 * padding;
  for (const [at, { apart }] of row.cells.entries()) {
    if (!apart) continue;
    pdf.rect(left + at * columnWidth, y, columnWidth, height).fill(inks.difference);
  }
  const write = (lines: readonly string[], x: number) => {
    for (const [at, text] of lines.slice(from, to).entries()) {
      pdf.text(text, x + padding, y + padding + at * lineHeight, { lineBreak: false });
    }
  };
  pdf
    .font(row.differs ? bold : regular)
    .fontSize(size)
    .fillColor(ink);
  write(label, margin);
  for (const [at, lines] of cells.entries()) {
    pdf.font(regular).fillColor(row.cells[at]?.state === "given" ? ink : soft);
    write(lines, left + at * columnWidth);
  }
}
