import type { Annex } from "@neroli/contract/enumerations/law.ts";
import { isDay } from "@neroli/contract/kernel/formats/day.ts";
import type { AnnexFault, AnnexFaultCode } from "@neroli/contract/law/schema.ts";
import type { Info } from "csv-parse";
import { parse } from "csv-parse/sync";
import type { AnnexEntry } from "./annex-entry.ts";
import { foldName, splitIngredients, splitNames } from "./read-names.ts";
import { readCas, readEc } from "./read-numbers.ts";

export interface ReadAnnex {
  entries: AnnexEntry[];
  faults: AnnexFault[];
  /** Of which annexes the columns may be. */
  possible: readonly Annex[];
}

type Cells = Record<string, string>;

const longestTold = 60;
/** Letters of a cell and of a row, and rows of a file: several times those of the longest annex. */
const longest = { cell: 10_000, row: 100_000, rows: 20_000 };
/** The column that the header of the Commission's files has and their rows have not. */
const surplus = "regulated_by";

/**
 * Reads an annex as the Commission's database writes it (CosIng), or a list of entries that came after
 * such a file ("reference_number,chemical_name,cas_number,ec_number,update_date"). null where it is
 * neither. `today` is the last day on which an entry can have been changed.
 */
export function readAnnex(text: string, { annex, today }: { annex: Annex; today: string }) {
  const rows = rowsOf(text);
  const header = rows?.[0]?.cells.map((cell) => cell.trim().toLowerCase());
  if (!rows || !header || !isHeader(header)) return null;
  const read: ReadAnnex = { entries: [], faults: [], possible: annexesWith(header) };
  const parts = new Map<string, number>();
  for (const { cells, line } of rows.slice(1)) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    const blame = (code: AnnexFaultCode, value: string) =>
      read.faults.push({ line, code, value: value.replace(/\s+/g, " ").slice(0, longestTold) });
    const columns = cells.length === header.length - 1 ? without(header, surplus) : header;
    // A row that is wrong has its place among those of its number, too.
    const number = (cells[0] ?? "").trim().toLowerCase();
    const part = (parts.get(number) ?? 0) + 1;
    parts.set(number, part);
    if (cells.length < columns.length) blame("too-few", String(cells.length));
    else if (cells.length > columns.length) blame("too-many", String(cells.length));
    else if (cells.some(({ length }) => length > longest.cell)) blame("too-long", number);
    else {
      const row = Object.fromEntries(columns.map((column, at) => [column, tidy(cells[at] ?? "")]));
      const entry = readEntry(row, { annex, today, blame });
      if (entry) read.entries.push({ ...entry, part });
    }
  }
  return read;
}

/** With the line in which each row begins; null where quotes do not end, or there is too much. */
function rowsOf(text: string): { cells: string[]; line: number }[] | null {
  try {
    const limits = { max_record_size: longest.row, to: longest.rows + 1 };
    const options = { bom: true, relax_column_count: true, info: true, ...limits } as const;
    const rows = parse(text, options) as unknown as { record: string[]; info: Info }[];
    if (rows.length > longest.rows) return null;
    // The reader tells the line in which a row ends; cells have lines of their own.
    return rows.map(({ record, info }) => {
      const within = record.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);
      return { cells: record, line: info.lines - within };
    });
  } catch {
    return null;
  }
}

const isHeader = (header: readonly string[]) =>
  header[0] === "reference_number" &&
  ["cas_number", "update_date"].every((column) => header.includes(column)) &&
  ["inn", "chemical_name"].some((column) => header.includes(column));

/** Prohibitions have no limits, colorants a number of the colour; the others have the same columns. */
function annexesWith(header: readonly string[]): readonly Annex[] {
  if (header.includes("colour_index_number")) return ["IV"];
  return header.includes("maximum_concentration") ? ["III", "V", "VI"] : ["II"];
}

const without = (columns: readonly string[], column: string) =>
  columns.includes(column) ? columns.filter((each) => each !== column) : columns;

const tidy = (cell: string) =>
  cell
    .replace(/\u00AD/g, "")
    .replace(/\r\n?/g, "\n")
    .trim();

interface Reading {
  annex: Annex;
  today: string;
  blame(code: AnnexFaultCode, value: string): void;
}

function readEntry(row: Cells, { annex, today, blame }: Reading): Omit<AnnexEntry, "part"> | null {
  const refuse = (code: AnnexFaultCode, value: string) => {
    blame(code, value);
    return null;
  };
  const number = (row.reference_number ?? "").toLowerCase();
  if (!/^\d{1,4}[a-z]{0,2}$/.test(number)) return refuse("no-number", number);
  const name = (row.inn || row.chemical_name || "").replace(/\s+/g, " ");
  if (!/\p{L}{2}/u.test(name)) return refuse("no-name", name);
  const dated = readDay(row.update_date ?? "");
  if (dated === null) return refuse("no-day", row.update_date ?? "");
  if (dated > today) return refuse("day-ahead", dated);
  const cas = readCas(row.cas_number ?? "");
  const ec = readEc(row.ec_number ?? "");
  for (const wrong of cas.wrong) blame("no-cas", wrong);
  for (const wrong of ec.wrong) blame("no-ec", wrong);
  return {
    ...{ annex, number, name, dated, cas: cas.numbers, ec: ec.numbers },
    names: namesOf(row),
    ...limitsOf(row),
    wording: row.wording_of_conditions ?? "",
    regulation: row.regulation ?? "",
    gone: /^moved or deleted$/i.test(name),
  };
}

/** Of a colorant, the column of the greatest share says of which products it speaks, too. */
function limitsOf(row: Cells): Pick<AnnexEntry, "product_type" | "maximum" | "conditions"> {
  const maximum = row.maximum_concentration ?? "";
  const isShare = maximum === "" || /\d\s*(?:%|ppm|mg\/kg)/.test(maximum);
  return {
    product_type: [row.product_type ?? "", isShare ? "" : maximum].filter(Boolean).join("\n"),
    maximum: isShare ? maximum : "",
    conditions: row.other ?? "",
  };
}

function namesOf(row: Cells): string[] {
  const chemical = [row.inn, row.chemical_name].flatMap((cell) => splitNames(cell ?? ""));
  // "[INCI: 4-Methylbenzylidene Camphor]"
  const named = chemical.map((each) => each.replace(/^\[?INCI(?: NAME)?:\s*|\]$/g, ""));
  const ofLabels = [row.common_ingredients, row.colour_index_number]
    .flatMap((cell) => splitNames(cell ?? ""))
    .flatMap((each) => [each, ...splitIngredients(each)]);
  const identified = splitIngredients(row.identified_ingredients ?? "");
  return [...new Set([...ofLabels, ...identified, ...named].map(foldName))];
}

/** "17/10/2010" or "2010-10-17". */
function readDay(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = year && month && day ? [year, month.padStart(2, "0"), day.padStart(2, "0")] : [text];
  const written = iso.join("-");
  return isDay(written) ? written : null;
}
