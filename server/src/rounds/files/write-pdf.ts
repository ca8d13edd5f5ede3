import type { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { say } from "@neroli/phrases/say.ts";
import {
  type Drawing,
  drawFact,
  drawTitle,
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
import type { ComparisonSheet, SheetLine, SheetOffer } from "./to-sheet.ts";

const size = 8;
const lineHeight = lineHeightOf({ size });
const padding = 4;
const factWidth = 130;
const rowsAtOnce = 5;
/** Points; the supplier has the rest. */
const widths = {
  cost: 92,
  per_kg: 84,
  per_active_kg: 84,
  lead_time: 52,
  delivery: 92,
  payment: 82,
  score: 40,
  completeness: 112,
};
type ColumnKey = "supplier" | keyof typeof widths;
const figures: ReadonlySet<ColumnKey> = new Set(["cost", "per_kg", "per_active_kg", "score"]);

interface Sheet extends Drawing {
  sheet: ComparisonSheet;
}

/** Lying pages: how the offers were compared, then line by line who offers what. */
export function writeComparisonPdf(sheet: ComparisonSheet): Readable {
  const { language, title } = sheet;
  return drawPdf({ title, language, layout: "landscape" }, async (pdf) => {
    const drawing: Sheet = { pdf, sheet, y: margin, size };
    drawTitle(drawing, title);
    for (const fact of sheet.facts) drawFact(drawing, fact, factWidth);
    for (const line of sheet.lines) await drawLine(drawing, line);
    numberPages(pdf, (at) => say(language, "comparison.page", at));
  });
}

interface Column {
  key: ColumnKey;
  x: number;
  width: number;
}

function columnsIn(pdf: Pdf): Column[] {
  const fixed = Object.entries(widths) as [keyof typeof widths, number][];
  const rest = innerWidth(pdf) - fixed.reduce((sum, [, width]) => sum + width, 0);
  let x = margin;
  return [["supplier", rest] as const, ...fixed].map(([key, width]) => {
    const column = { key, x, width };
    x += width;
    return column;
  });
}

/** What is wanted, then each offer; its columns are named again on each page. */
async function drawLine(drawing: Sheet, line: SheetLine): Promise<void> {
  const { pdf, sheet } = drawing;
  const { language } = sheet;
  const name = wrapIn(drawing, line.name, { width: innerWidth(pdf), font: fonts.bold });
  drawing.y += 3 * padding;
  // A heading never stands alone at the foot of a page.
  makeRoom(drawing, (name.length + 5) * lineHeight);
  writeLines(drawing, name, { x: margin, font: fonts.bold });
  drawing.y += name.length * lineHeight;
  if (line.wanted) {
    const quantity = `${line.wanted.value} ${line.wanted.unit}`;
    const wanted = say(language, "rounds.wanted", { quantity });
    writeLines(drawing, [wanted], { x: margin, ink: inks.soft });
    drawing.y += lineHeight;
  }
  drawing.y += padding;
  drawHead(drawing);
  for (const [at, offer] of line.offers.entries()) {
    if (at % rowsAtOnce === 0) await setImmediate();
    drawOffer(drawing, offer);
  }
}

const titles = {
  supplier: "rounds.column.supplier",
  cost: "rounds.column.cost",
  per_kg: "rounds.column.per-kg",
  per_active_kg: "rounds.column.per-active",
  lead_time: "rounds.column.lead-time",
  delivery: "rounds.column.delivery",
  payment: "rounds.column.terms",
  score: "rounds.column.score",
  completeness: "rounds.file.completeness",
} as const satisfies Record<ColumnKey, string>;

function drawHead(drawing: Sheet): void {
  const { pdf, sheet } = drawing;
  const cells = columnsIn(pdf).map((column) => {
    const text = say(sheet.language, titles[column.key]);
    return {
      column,
      lines: wrapIn(drawing, text, { width: column.width - 2 * padding, font: fonts.bold }),
    };
  });
  const rows = Math.max(...cells.map(({ lines }) => lines.length));
  const height = rows * lineHeight + 2 * padding;
  pdf.rect(margin, drawing.y, innerWidth(pdf), height).fill(inks.group);
  drawing.y += padding;
  for (const { column, lines } of cells) {
    writeLines(drawing, lines, { ...placeIn(column), font: fonts.bold });
  }
  drawing.y += height - padding;
}

const placeIn = ({ key, x, width }: Column) =>
  figures.has(key) ? { x, endsAt: x + width - padding } : { x: x + padding };

/** Whole on one page: the longest that an offer can be is shorter than that. */
function drawOffer(drawing: Sheet, { supplier, offer }: SheetOffer): void {
  const { pdf, sheet } = drawing;
  const texts = offer
    ? textsOf(offer, sheet)
    : { cost: say(sheet.language, "rounds.file.no-offer") };
  const soft = offer ? [offer.alternative, ...offer.marks].filter(Boolean) : [];
  const cells = columnsIn(pdf).map((column) => {
    const width = column.width - 2 * padding;
    const { key } = column;
    if (key === "supplier") {
      const name = wrapIn(drawing, supplier, { width, font: fonts.bold });
      return {
        column,
        lines: name,
        below: soft.flatMap((text) => wrapIn(drawing, text, { width })),
      };
    }
    const text = (texts as Partial<Record<ColumnKey, string>>)[key] ?? "";
    return { column, lines: text ? wrapIn(drawing, text, { width }) : [], below: [] };
  });
  const rows = Math.max(...cells.map(({ lines, below }) => lines.length + below.length));
  if (makeRoom(drawing, rows * lineHeight + 2 * padding)) drawHead(drawing);
  drawing.y += padding;
  for (const { column, lines, below } of cells) {
    const bold = column.key === "supplier" ? { font: fonts.bold } : {};
    writeLines(drawing, lines, { ...placeIn(column), ...bold });
    const under = { ink: inks.soft, below: lines.length * lineHeight };
    writeLines(drawing, below, { ...placeIn(column), ...under });
  }
  drawing.y = drawRule(pdf, drawing.y + rows * lineHeight + padding);
}

const textsOf = (
  offer: NonNullable<SheetOffer["offer"]>,
  { language }: ComparisonSheet,
): Record<Exclude<ColumnKey, "supplier">, string> => ({
  cost: offer.cost.text,
  per_kg: offer.per_kg.text,
  per_active_kg: offer.per_active_kg.text,
  lead_time: say(language, "rounds.days", { count: offer.lead_time_days }),
  delivery: offer.delivery,
  payment: offer.payment,
  score: offer.score === null ? "–" : String(offer.score),
  completeness: offer.completeness,
});
