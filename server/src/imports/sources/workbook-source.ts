import { layOut, sampleSize } from "./layout.ts";
import type { Record } from "./parse-csv.ts";
import type { Source } from "./source.ts";
import { SourceError } from "./source-error.ts";
import { tableRows } from "./table-rows.ts";
import { openWorkbook } from "./workbook/open-workbook.ts";
import { readSheet } from "./workbook/read-sheet.ts";
import type { Zip } from "./zip-file.ts";

/** A sheet of a workbook: the one that is asked for, else the first that has rows. */
export async function openSheet(
  zip: Zip,
  asked: string | undefined,
): Promise<Omit<Source, "close">> {
  const workbook = await openWorkbook(zip);
  const names = workbook.sheets.map(({ name }) => name);
  if (asked !== undefined && !names.includes(asked)) {
    throw new SourceError("file-no-such-sheet", { sheet: asked, sheets: names.join(", ") });
  }
  let first: Record[] = [];
  let chosen = workbook.sheets[0];
  for (const sheet of workbook.sheets) {
    if (asked !== undefined && sheet.name !== asked) continue;
    const records = await firstOf(readSheet(zip, workbook, sheet.part));
    if (records.length <= first.length) continue;
    [first, chosen] = [records, sheet];
    if (records.length > 1) break;
  }
  if (!chosen) throw new SourceError("file-damaged");
  const { name, part } = chosen;
  const layout = layOut(first, { strict: false });
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

async function firstOf(records: AsyncIterable<Record>): Promise<Record[]> {
  const first: Record[] = [];
  for await (const record of records) {
    if (record.cells.every((cell) => cell === "")) continue;
    if (first.push(record) === sampleSize) break;
  }
  return first;
}
