import { type Layout, layOut, sampleSize } from "./layout.ts";
import type { Record } from "./parse-csv.ts";
import type { Source } from "./source.ts";
import { SourceError } from "./source-error.ts";
import { tableRows } from "./table-rows.ts";
import { openWorkbook } from "./workbook/open-workbook.ts";
import { readSheet } from "./workbook/read-sheet.ts";
import type { Zip } from "./zip-file.ts";

type Workbook = Awaited<ReturnType<typeof openWorkbook>>;
type Sheet = Workbook["sheets"][number];

/** A sheet of a workbook: the one that is asked for, else the one that looks most like a table. */
export async function openSheet(
  zip: Zip,
  asked: string | undefined,
): Promise<Omit<Source, "close">> {
  const workbook = await openWorkbook(zip);
  const names = workbook.sheets.map(({ name }) => name);
  if (asked !== undefined && !names.includes(asked)) {
    throw new SourceError("file-no-such-sheet", { sheet: asked, sheets: names.join(", ") });
  }
  const candidates = workbook.sheets.filter(({ name }) => asked === undefined || name === asked);
  const chosen = candidates.length > 1 ? await choose(zip, workbook, candidates) : candidates[0];
  if (!chosen) throw new SourceError("file-damaged");
  const { name, part } = chosen;
  const layout = layOut(await firstOf(readSheet(zip, workbook, part), sampleSize), {
    strict: false,
  });
  return {
    format: "XLSX",
    encoding: null,
    delimiter: null,
    sheets: names,
    sheet: name,
    columns: layout.columns,
    own: layout.own,
    rows: () => tableRows(readSheet(zip, workbook, part), layout),
  };
}

/** So many rows tell a table from a cover, a contents page and instructions. */
const glance = 60;

/** Of sheets that look alike the first: the visible ones stand before the hidden ones. */
async function choose(zip: Zip, workbook: Workbook, sheets: readonly Sheet[]): Promise<Sheet> {
  let best = sheets[0] as Sheet;
  let most = 0;
  for (const sheet of sheets) {
    const likeness = tableLikeness(await firstOf(readSheet(zip, workbook, sheet.part), glance));
    if (likeness > most) [best, most] = [sheet, likeness];
  }
  return best;
}

/** More rows than this say nothing more: instructions are long, too. */
const manyRows = 20;
/** A third of the rows fill a column that belongs to a table. */
const leastFilled = 0.3;

/** How much some first rows look like a table: by its rows, and far more by its columns. */
function tableLikeness(records: readonly Record[]): number {
  const layout = layoutOf(records);
  if (layout === null) return 0;
  if (layout.own) return Number.POSITIVE_INFINITY;
  const rows = records.filter(({ line }) => line > layout.headerLine).length;
  const columns = layout.columns.filter(
    ({ header, filled }) => header !== "" && filled >= leastFilled,
  ).length;
  return Math.min(rows, manyRows) * columns ** 3 + Math.min(1, records.length);
}

function layoutOf(records: readonly Record[]): Layout | null {
  try {
    return layOut(records, { strict: false });
  } catch (error) {
    if (error instanceof SourceError) return null;
    throw error;
  }
}

async function firstOf(records: AsyncIterable<Record>, most: number): Promise<Record[]> {
  const first: Record[] = [];
  for await (const record of records) {
    if (record.cells.every((cell) => cell === "")) continue;
    if (first.push(record) === most) break;
  }
  return first;
}
