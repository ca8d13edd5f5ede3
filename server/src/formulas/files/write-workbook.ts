import type { Readable } from "node:stream";
import { say } from "@neroli/phrases/say.ts";
import { figure } from "../../kernel/figures/figure-cell.ts";
import type { Fact } from "../../kernel/pdf/drawing.ts";
import type { SheetCell, SheetRow } from "../../kernel/tables/workbook-cells.ts";
import { writeWorkbook } from "../../kernel/tables/write-workbook.ts";
import type { Shown } from "./numbers.ts";
import type { FormulaSheet, SheetLine } from "./to-sheet.ts";

/** Letters. */
const wide = 38;
const narrow = 14;

interface Column {
  label: string;
  width?: number;
  cell: (line: SheetLine) => SheetCell;
}

/** A row for each line below the name of its phase, as numbers to reckon with; then what else is said. */
export function writeFormulaWorkbook(sheet: FormulaSheet): Readable {
  const { language, title, total } = sheet;
  const columns = columnsOf(sheet);
  const sum = new Map([
    [columns[0], say(language, "formula-file.total")],
    [columns[1], cellOf(total.share)],
    [columns[2], cellOf(total.amount)],
    [columns[9], cellOf(total.cost)],
  ]);
  const steps = sheet.phases.flatMap((phase): SheetRow[] =>
    phase.steps.map((step, at) => ({
      cells: [phase.name, { text: `${at + 1}. ${step}`, style: "wrapped" }],
    })),
  );
  return writeWorkbook({
    name: title,
    widths: columns.map(({ width = narrow }) => width),
    frozen: 1,
    rows: [
      { cells: columns.map(({ label }) => label), style: "label" },
      ...sheet.phases.flatMap(({ name, lines }): SheetRow[] => [
        { cells: [name], style: "group" },
        ...lines.map((line) => ({ cells: columns.map(({ cell }) => cell(line)) })),
      ]),
      { cells: columns.map((column) => sum.get(column) ?? ""), style: "label" },
      { cells: [] },
      ...(steps.length > 0
        ? [{ cells: [say(language, "formula-file.steps")], style: "label" } as const]
        : []),
      ...steps,
      { cells: [] },
      ...[...sheet.facts, ...sheet.notes].map(pair),
    ],
  });
}

const pair = ({ label, text }: Fact): SheetRow => ({
  cells: [
    { text: label, style: "label" },
    { text, style: "wrapped" },
  ],
});

const cellOf = ({ text, figure: exact }: Shown): SheetCell => (exact ? figure(exact) : text);
const wrapped = (text: string): SheetCell => (text === "" ? "" : { text, style: "wrapped" });

function columnsOf({ language, currency }: FormulaSheet): Column[] {
  return [
    { label: say(language, "formula-file.line"), width: wide, cell: ({ name }) => name },
    { label: say(language, "formula-file.share"), cell: ({ share }) => cellOf(share) },
    { label: say(language, "formula-file.amount"), cell: ({ amount }) => cellOf(amount) },
    { label: say(language, "product-fields.inci"), width: wide, cell: ({ inci }) => wrapped(inci) },
    { label: say(language, "product-fields.cas"), cell: ({ cas }) => cas },
    {
      label: say(language, "product-page.formula.function"),
      width: 20,
      cell: (line) => line.function,
    },
    { label: say(language, "formula-file.product"), width: wide, cell: ({ product }) => product },
    { label: say(language, "formula-file.supplier"), width: 24, cell: ({ supplier }) => supplier },
    {
      label: say(language, "formula-file.price", { currency }),
      cell: ({ price }) => cellOf(price),
    },
    { label: say(language, "formula-file.cost", { currency }), cell: ({ cost }) => cellOf(cost) },
    { label: say(language, "formula-file.quote"), width: wide, cell: ({ quote }) => quote },
  ];
}
