import type { Readable } from "node:stream";
import { say } from "@neroli/phrases/say.ts";
import { figure } from "../../kernel/figures/figure-cell.ts";
import type { SheetCell } from "../../kernel/tables/workbook-cells.ts";
import { writeWorkbook } from "../../kernel/tables/write-workbook.ts";
import type { ComparisonSheet, SheetLine, SheetOffer } from "./to-sheet.ts";

/** Letters; names and texts are wider than figures. */
const wide = 34;
const narrow = 14;

interface Row {
  line: SheetLine;
  supplier: string;
  offer: SheetOffer["offer"];
}
interface Column {
  label: string;
  width?: number;
  cell: (row: Row) => SheetCell;
}

/** A row for each line and supplier, as numbers to reckon with; below them how they were compared. */
export function writeComparisonWorkbook(sheet: ComparisonSheet): Readable {
  const columns = columnsOf(sheet);
  const rows = sheet.lines.flatMap((line) => line.offers.map((each) => ({ line, ...each })));
  return writeWorkbook({
    name: sheet.title,
    widths: columns.map(({ width = narrow }) => width),
    frozen: 1,
    rows: [
      { cells: columns.map(({ label }) => label), style: "label" },
      ...rows.map((row) => ({ cells: columns.map(({ cell }) => cell(row)) })),
      { cells: [] },
      ...sheet.facts.map(({ label, text }) => ({
        cells: [
          { text: label, style: "label" as const },
          { text, style: "wrapped" as const },
        ],
      })),
    ],
  });
}

const wrapped = (text: string): SheetCell => (text === "" ? "" : { text, style: "wrapped" });

function columnsOf({ language, currency }: ComparisonSheet): Column[] {
  const unknown = say(language, "rounds.unknown");
  const figureOf = (which: "cost" | "per_kg" | "per_active_kg") => (row: Row) =>
    row.offer ? figure(row.offer[which].exact ?? unknown) : "";
  return [
    { label: say(language, "rounds.file.line"), width: wide, cell: ({ line }) => line.name },
    {
      label: say(language, "rounds.file.wanted"),
      cell: ({ line }) => figure(line.wanted?.value),
    },
    { label: say(language, "quote-file.unit"), cell: ({ line }) => line.wanted?.unit },
    {
      label: say(language, "rounds.column.supplier"),
      width: wide,
      cell: ({ supplier }) => supplier,
    },
    {
      label: say(language, "rounds.file.alternative"),
      width: wide,
      cell: ({ offer }) => offer?.alternative,
    },
    {
      label: say(language, "rounds.status"),
      width: wide,
      cell: ({ offer }) => (offer ? offer.marks.join(", ") : say(language, "rounds.file.no-offer")),
    },
    {
      label: say(language, "quote-file.bought"),
      cell: ({ offer }) => figure(offer?.bought?.value),
    },
    { label: say(language, "quote-file.unit"), cell: ({ offer }) => offer?.bought?.unit },
    { label: say(language, "rounds.column.cost"), cell: figureOf("cost") },
    { label: say(language, "rounds.column.per-kg"), cell: figureOf("per_kg") },
    { label: say(language, "rounds.column.per-active"), cell: figureOf("per_active_kg") },
    { label: say(language, "rounds.currency"), cell: ({ offer }) => (offer ? currency : "") },
    ...termColumns(language),
  ];
}

const termColumns = (language: ComparisonSheet["language"]): Column[] => [
  {
    label: say(language, "quote-file.lead-time.days"),
    cell: ({ offer }) => offer?.lead_time_days,
  },
  { label: say(language, "rounds.column.delivery"), cell: ({ offer }) => offer?.delivery },
  { label: say(language, "rounds.column.terms"), cell: ({ offer }) => offer?.payment },
  { label: say(language, "quote-file.valid"), cell: ({ offer }) => offer?.valid_until },
  { label: say(language, "rounds.column.mark"), cell: ({ offer }) => offer?.mark ?? "" },
  { label: say(language, "rounds.column.score"), cell: ({ offer }) => offer?.score ?? "" },
  {
    label: say(language, "rounds.file.completeness"),
    width: wide,
    cell: ({ offer }) => wrapped(offer?.completeness ?? ""),
  },
];
