import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { type SignedInActor, visitor } from "../kernel/actor.ts";
import { startAssets } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";
import { startQueued } from "../kernel/jobs/work-queued.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { createUser } from "../users/factory.ts";
import { askForCheck } from "./commands/ask-for-check.ts";
import { runImport } from "./commands/run-import.ts";
import { workLine } from "./commands/work/work-line.ts";
import { createImport } from "./factory.ts";
import { importWork } from "./jobs.ts";
import { findRecord } from "./queries/read-import.ts";

/** The company that each test imports for, one of its managers, and where files lie. */
export const here = { folder: "", company: "", url: "" };
export let manager: SignedInActor;

/** A database and a store for the test file, a company for each test. */
export function prepareImports(): void {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  beforeAll(async () => {
    database = await freshDatabase();
    here.url = database.url;
    here.folder = await mkdtemp(path.join(tmpdir(), "neroli-import-"));
    startAssets({ data: here.folder });
  });
  afterAll(async () => {
    await database.close();
    await rm(here.folder, { recursive: true });
  });
  beforeEach(async () => {
    here.company = (await createCompany()).key;
    const user = await createUser({ company_key: here.company, roles: ["SUPPLIER_MANAGER"] });
    manager = {
      ...visitor("en"),
      user_key: user.key,
      roles: ["SUPPLIER_MANAGER"],
      company_key: here.company,
      vetted: true,
    };
  });
}

/** Does the work that waits, as a process would that starts now; answers what failed. */
export async function workQueued(): Promise<string[]> {
  const failures: string[] = [];
  const report = (error: unknown) => void failures.push((error as Error).message);
  const queue = await startQueued({ url: here.url, jobs: importWork, report });
  await queue.idle();
  await queue.stop();
  return failures;
}

const lines = (...rows: string[]) => `${rows.join("\r\n")}\r\n`;

/** Columns that are called like their fields, products that are recognised by their names. */
export const mappingOf = (columns: string, given: Partial<Mapping> = {}): Mapping => ({
  offering: "INGREDIENTS",
  segment: "PERSONALCARE",
  identity: { by: "field", field: "name" },
  columns: columns
    .split(",")
    .map((column) => ({ column, field: column === "id" ? null : (column as ProductFieldKey) })),
  values: {},
  rest: null,
  ...given,
});

/** An import of these rows, the first of which names the columns. */
export async function mapped(rows: readonly string[], given: Partial<Mapping> = {}) {
  const { id } = await createImport({
    company_key: here.company,
    content: lines(...rows),
    mapping: mappingOf(rows[0] ?? "", given),
  });
  return { id, company_key: here.company };
}

export type Address = Awaited<ReturnType<typeof mapped>>;

export async function check(address: Address) {
  await askForCheck(manager, address);
  await workQueued();
  return record(address);
}

export async function run(address: Address) {
  await runImport(manager, address);
  await workQueued();
  return record(address);
}

/** Dry run and run. */
export async function checkAndRun(rows: readonly string[], given: Partial<Mapping> = {}) {
  const address = await mapped(rows, given);
  await check(address);
  return { ...(await run(address)), address };
}

export async function record({ id }: Address) {
  const found = await findRecord(id);
  if (!found) throw new Error(`no import ${id}`);
  return found;
}

export const rowsOf = ({ id }: Address) =>
  db().selectFrom("import_rows").selectAll().where("import_id", "=", id).orderBy("row").execute();

/** The fields of the company's products by their names. */
export async function catalogue(): Promise<Record<string, ProductFields>> {
  const rows = await db()
    .selectFrom("products")
    .select(["name", "fields"])
    .where("company_key", "=", here.company)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.name, row.fields as ProductFields]));
}

/** Rows of so many products that are all different. */
export const many = (count: number) => [
  "name,inci",
  ...Array.from({ length: count }, (_, at) => `Product ${at},INCI ${at}`),
];

/** Works at the company's line until the first batch is done, and ends there as a stop would. */
export async function workOneBatch(): Promise<void> {
  const stop = new AbortController();
  const progress = () => stop.abort(new Error("told to end"));
  const working = workLine(here.company, { signal: stop.signal, progress });
  await expect(working).rejects.toThrow("told to end");
}

/** Checked and asked for; nobody is at it yet. */
export async function started(rows: readonly string[]): Promise<Address> {
  const address = await mapped(rows);
  await check(address);
  await runImport(manager, address);
  return address;
}
