import type { Readable } from "node:stream";
import { type Exact, toText } from "@neroli/contract/kernel/exact.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import { figure } from "../../kernel/figures/figure-cell.ts";
import type { SheetCell, SheetRow } from "../../kernel/tables/workbook-cells.ts";
import { writeWorkbook } from "../../kernel/tables/write-workbook.ts";
import { breaksText, chargeText, type Writing } from "./line-words.ts";
import type { QuoteSheet, SheetLine } from "./to-sheet.ts";
import { numbersIn } from "./write-numbers.ts";

/** Letters; names and texts are wider than figures. */
const wide = 38;
const narrow = 14;

/** A version as a table to reckon with: a row for each line, then the sums, then what else it says. */
export function writeQuoteWorkbook(sheet: QuoteSheet): Readable {
  const { language, title } = sheet;
  const columns = columnsIn({ language, numbers: numbersIn(language) });
  const pair = ({ label, text }: { label: string; text: string }): SheetRow => ({
    cells: [
      { text: label, style: "label" },
      { text, style: "wrapped" },
    ],
  });
  return writeWorkbook({
    name: title,
    widths: columns.map(({ width = narrow }) => width),
    frozen: 1,
    rows: [
      { cells: columns.map(({ label }) => label), style: "label" },
      ...sheet.lines.map((line) => ({ cells: columns.map(({ cell }) => cell(line)) })),
      { cells: [] },
      ...sheet.sums.map(pair),
      { cells: [] },
      ...[...sheet.facts, ...sheet.notes].map(pair),
    ],
  });
}

interface Column {
  label: string;
  width?: number;
  cell: (line: SheetLine) => SheetCell;
}

const exactFigure = (value: Exact | null): SheetCell => (value ? figure(toText(value)) : "");

function columnsIn(writing: Writing): Column[] {
  const { language } = writing;
  const unknown = say(language, "quote-file.unknown");
  const wrapped = (text: string): SheetCell => (text === "" ? "" : { text, style: "wrapped" });
  return [
    ...mainColumns(language, unknown),
    {
      label: say(language, "quote-file.breaks"),
      width: wide,
      cell: ({ line }) => wrapped(breaksText(line, writing)),
    },
    ...goodsColumns(language),
    {
      label: say(language, "quote-file.charges"),
      width: wide,
      cell: ({ line }) =>
        wrapped(
          line.charges
            .map(
              (charge) =>
                `${say(language, `rounds.charge.${charge.kind}`)}: ${chargeText(charge, writing)}`,
            )
            .join("\n"),
        ),
    },
  ];
}

const mainColumns = (language: Language, unknown: string): Column[] => [
  { label: say(language, "quote-file.product"), width: wide, cell: ({ line }) => line.name },
  { label: say(language, "quote-file.quantity"), cell: ({ line }) => figure(line.quantity.value) },
  { label: say(language, "quote-file.unit"), cell: ({ line }) => line.quantity.unit },
  { label: say(language, "quote-file.price"), cell: ({ line }) => figure(line.price.amount) },
  { label: say(language, "quote-file.currency"), cell: ({ line }) => line.price.currency },
  { label: say(language, "quote-file.per"), cell: ({ line }) => figure(line.price.per.value) },
  { label: say(language, "quote-file.per.unit"), cell: ({ line }) => line.price.per.unit },
  {
    label: say(language, "quote-file.bought"),
    cell: ({ reckoned }) => exactFigure(reckoned.bought?.value ?? null),
  },
  {
    label: say(language, "quote-file.amount"),
    cell: ({ goods }) => (goods ? exactFigure(goods.value) : unknown),
  },
];

const goodsColumns = (language: Language): Column[] => [
  {
    label: say(language, "quote-file.moq"),
    cell: ({ line }) => (line.moq ? `${line.moq.value} ${line.moq.unit}` : ""),
  },
  {
    label: say(language, "quote-file.pack"),
    cell: ({ line }) => (line.pack ? `${line.pack.value} ${line.pack.unit}` : ""),
  },
  {
    label: `${say(language, "quote-file.active")} (%)`,
    cell: ({ line }) => figure(line.active_matter),
  },
  {
    label: `${say(language, "quote-file.density")} (kg/l)`,
    cell: ({ line }) => figure(line.density),
  },
  { label: "Incoterm", cell: ({ line }) => line.incoterm },
  { label: say(language, "quote-file.place"), cell: ({ line }) => line.place },
  {
    label: say(language, "quote-file.lead-time.days"),
    cell: ({ line }) => line.lead_time_days,
  },
];
