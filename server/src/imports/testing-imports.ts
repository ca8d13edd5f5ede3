import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { systemActor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { importFile } from "./commands/import-file.ts";
import { openReport } from "./report.ts";

/** Where each test's files lie, and the company that it imports for. */
export const here = { folder: "", company: "" };

/** A database for the test file, a folder and a company for each test. */
export function prepareImports(): void {
  let database: { close(): Promise<void> };
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    here.company = (await createCompany()).key;
    here.folder = await mkdtemp(path.join(tmpdir(), "neroli-import-"));
    return () => rm(here.folder, { recursive: true });
  });
}

interface Run {
  profile?: string;
  name?: string;
  signal?: AbortSignal;
  actor?: typeof systemActor;
}

/** Imports a file of this content; answers the result with the reports' text. */
export async function run(content: string | Buffer, given: Run = {}) {
  const file = path.join(here.folder, given.name ?? "rows.csv");
  await writeFile(file, content);
  const report = openReport({ folder: path.join(here.folder, "report"), file });
  const result = await importFile(given.actor ?? systemActor, {
    company: here.company,
    profile: given.profile ?? "cosing",
    file,
    report,
    ...(given.signal && { signal: given.signal }),
  });
  const texts = report.files().map(async (each) => [each, await readFile(each, "utf8")] as const);
  const reports = new Map(
    (await Promise.all(texts)).map(([each, text]) => [path.basename(each), text.slice(1)]),
  );
  await rm(path.join(here.folder, "report"), { recursive: true, force: true });
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
