import type { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { say } from "@neroli/phrases/say.ts";
import {
  type Drawing,
  drawFact,
  drawTitle,
  type Fact,
  innerWidth,
  lineHeightOf,
  makeRoom,
  wrapIn,
  writeLines,
} from "../../kernel/pdf/drawing.ts";
import {
  drawPdf,
  drawRule,
  fonts,
  inks,
  margin,
  numberPages,
  type Pdf,
} from "../../kernel/pdf/paper.ts";
import type { FormulaSheet, SheetLine } from "./to-sheet.ts";

const size = 8.5;
const lineHeight = lineHeightOf({ size });
const padding = 4;
const factWidth = 120;
const linesAtOnce = 10;
/** Points; the raw material has the rest. */
const widths = { share: 76, amount: 84, cost: 84 };

interface Sheet extends Drawing {
  sheet: FormulaSheet;
}

/** A formula to weigh by: phase by phase with its amounts and steps, then what is said of all of it. */
export function writeFormulaPdf(sheet: FormulaSheet): Readable {
  const { language, title } = sheet;
  return drawPdf({ title, language, layout: "portrait" }, async (pdf) => {
    const drawing: Sheet = { pdf, sheet, y: margin, size };
    drawTitle(drawing, title);
    for (const fact of sheet.facts) drawFact(drawing, fact, factWidth);
    drawing.y += 2 * padding;
    drawHead(drawing);
    let count = 0;
    for (const phase of sheet.phases) {
      drawPhase(drawing, phase.name);
      for (const line of phase.lines) {
        if (count % linesAtOnce === 0) await setImmediate();
        count += 1;
        drawLine(drawing, line);
      }
      for (const [at, step] of phase.steps.entries()) drawText(drawing, `${at + 1}. ${step}`);
    }
    drawTotal(drawing);
    drawing.y += 2 * padding;
    for (const note of sheet.notes) drawNote(drawing, note);
    numberPages(pdf, (at) => say(language, "comparison.page", at));
  });
}

/** Where each column ends; figures stand at its right. */
function columnsOf(pdf: Pdf) {
  const cost = pdf.page.width - margin - padding;
  const amount = cost - widths.cost;
  const share = amount - widths.amount;
  return { cost, amount, share, nameWidth: share - widths.share - margin - padding };
}

function drawHead(drawing: Sheet): void {
  const { pdf, sheet } = drawing;
  const { language, currency } = sheet;
  const at = columnsOf(pdf);
  const cells = [
    { endsAt: at.share, width: widths.share, text: say(language, "formula-file.share") },
    { endsAt: at.amount, width: widths.amount, text: say(language, "formula-file.amount") },
    { endsAt: at.cost, width: widths.cost, text: say(language, "formula-file.cost", { currency }) },
  ].map(({ endsAt, width, text }) => ({
    endsAt,
    lines: wrapIn(drawing, text, { width: width - padding, font: fonts.bold }),
  }));
  const rows = Math.max(...cells.map(({ lines }) => lines.length));
  const height = rows * lineHeight + 2 * padding;
  pdf.rect(margin, drawing.y, innerWidth(pdf), height).fill(inks.group);
  drawing.y += padding;
  const head = { font: fonts.bold };
  writeLines(drawing, [say(language, "formula-file.line")], { ...head, x: margin + padding });
  for (const { endsAt, lines } of cells) writeLines(drawing, lines, { ...head, x: 0, endsAt });
  drawing.y += rows * lineHeight + padding;
}

function drawPhase(drawing: Sheet, name: string): void {
  if (name === "") return;
  const lines = wrapIn(drawing, name, { width: innerWidth(drawing.pdf), font: fonts.bold });
  // A heading never stands alone at the foot of a page.
  if (makeRoom(drawing, (lines.length + 3) * lineHeight)) drawHead(drawing);
  drawing.y += padding;
  writeLines(drawing, lines, { x: margin, font: fonts.bold });
  drawing.y += lines.length * lineHeight + padding;
}

/** Whole on one page: the longest that a line can be is shorter than that. */
function drawLine(drawing: Sheet, line: SheetLine): void {
  const { pdf } = drawing;
  const at = columnsOf(pdf);
  const cell = (text: string, width: number) => wrapIn(drawing, text, { width: width - padding });
  const name = cell(line.name, at.nameWidth);
  const more = [line.inci, line.function, [line.product, line.supplier].filter(Boolean).join(", ")];
  const details = more
    .filter((text) => text !== "" && text !== line.name)
    .flatMap((text) => cell(text, at.nameWidth));
  const cells = [
    { endsAt: at.share, lines: cell(line.share.text, widths.share) },
    { endsAt: at.amount, lines: cell(line.amount.text, widths.amount) },
    { endsAt: at.cost, lines: cell(line.cost.text, widths.cost) },
  ];
  const rows = Math.max(name.length + details.length, ...cells.map(({ lines }) => lines.length));
  if (makeRoom(drawing, rows * lineHeight + 2 * padding)) drawHead(drawing);
  drawing.y += padding;
  writeLines(drawing, name, { x: margin + padding });
  const below = name.length * lineHeight;
  writeLines(drawing, details, { x: margin + padding, below, ink: inks.soft });
  for (const { endsAt, lines } of cells) writeLines(drawing, lines, { x: 0, endsAt });
  drawing.y = drawRule(pdf, drawing.y + rows * lineHeight + padding);
}

function drawTotal(drawing: Sheet): void {
  const { sheet, pdf } = drawing;
  const { total, language } = sheet;
  const at = columnsOf(pdf);
  if (makeRoom(drawing, lineHeight + 2 * padding)) drawHead(drawing);
  drawing.y += padding;
  const bold = { font: fonts.bold };
  const written = say(language, "formula-file.total");
  writeLines(drawing, [written], { ...bold, x: margin + padding });
  writeLines(drawing, [total.share.text], { ...bold, x: 0, endsAt: at.share });
  writeLines(drawing, [total.amount.text], { ...bold, x: 0, endsAt: at.amount });
  writeLines(drawing, [total.cost.text], { ...bold, x: 0, endsAt: at.cost });
  drawing.y += lineHeight + padding;
}

/** Goes on on the next page where it is long. */
function drawText(drawing: Sheet, text: string): void {
  drawing.y += padding / 2;
  for (const line of wrapIn(drawing, text, { width: innerWidth(drawing.pdf) - 2 * padding })) {
    makeRoom(drawing, lineHeight);
    writeLines(drawing, [line], { x: margin + padding });
    drawing.y += lineHeight;
  }
}

function drawNote(drawing: Sheet, { label, text }: Fact): void {
  if (label !== "") {
    makeRoom(drawing, 2 * lineHeight);
    const lines = wrapIn(drawing, label, { width: innerWidth(drawing.pdf), font: fonts.bold });
    writeLines(drawing, lines, { x: margin, font: fonts.bold });
    drawing.y += lines.length * lineHeight;
  }
  drawText(drawing, text);
  drawing.y += padding;
}
