import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Actor, systemActor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { type ImportOrder, importFile } from "./commands/import-file.ts";
import { chooseMapping } from "./program/choose-mapping.ts";
import { openReport } from "./program/report.ts";
import { reportRows } from "./program/report-rows.ts";
import { here } from "./testing-imports.ts";

interface Run extends Pick<ImportOrder, "mapping" | "signal" | "onProgress"> {
  profile?: string;
  name?: string;
  actor?: Actor;
}

/** Imports a file of this content as the command line does; answers the reports' text, too. */
export async function importContent(content: string | Buffer, given: Run = {}) {
  const { profile = "cosing", name = "rows.csv", actor = systemActor, ...rest } = given;
  const folder = await mkdtemp(path.join(here.folder, "file-"));
  const file = path.join(folder, name);
  await writeFile(file, content);
  const mapping = given.mapping ?? (await chooseMapping({ profile }));
  const order = { ...rest, company: here.company, file, ...(mapping && { mapping }) };
  const result = await importFile(actor, order);
  const report = openReport({ folder: path.join(folder, "report"), file });
  await reportRows(result.import_id, report);
  const texts = report.files().map(async (each) => [each, await readFile(each, "utf8")] as const);
  const reports = new Map(
    (await Promise.all(texts)).map(([each, text]) => [path.basename(each), text.slice(1)]),
  );
  return { ...result, reports };
}

/** The fields of the company's products by their source key. */
export async function fieldsBySource(): Promise<Record<string, unknown>> {
  const rows = await db()
    .selectFrom("products")
    .select(["source_key", "fields"])
    .where("company_key", "=", here.company)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.source_key, row.fields]));
}

export const header =
  "cosing_ref_no,inci_name,inn_name,ph_eur_name,cas_no,ec_no,chem_iupac_name___description,restriction,function,update_date";
/** A file for the profile cosing. */
export const inventory = (...rows: string[]) => `${[header, ...rows].join("\r\n")}\r\n`;
