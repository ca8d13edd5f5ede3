import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { systemActor } from "../kernel/actor.ts";
import { startAssets } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { importFile } from "./commands/import-file.ts";
import { chooseMapping } from "./program/choose-mapping.ts";
import { openReport } from "./program/report.ts";
import { reportRows } from "./program/report-rows.ts";

// The files are nobody's of this project: they lie beside the repository, or are left out.
const data = path.resolve(import.meta.dirname, "../../../../shared/data");
const inventory = path.join(data, "cosing_ingredients.csv.gz");
const catalogue = path.join(data, "basf_personal_care_products.json");
const missing = [inventory, catalogue].some((file) => !existsSync(file));
if (missing) console.warn(`The real files are not tried: they are not in ${data}.`);

let database: { close(): Promise<void> };
let folder: string;
const company = "real-files";

beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(path.join(tmpdir(), "neroli-import-"));
  startAssets({ data: folder });
  await createCompany({ key: company });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function run(profile: string, file: string) {
  const mapping = await chooseMapping({ profile });
  const result = await importFile(systemActor, { company, file, ...(mapping && { mapping }) });
  const report = openReport({ folder: await mkdtemp(path.join(folder, "report-")), file });
  await reportRows(result.import_id, report);
  const notes = report.files().find((each) => each.endsWith(".notes.csv"));
  return { ...result, notes: notes ? await readFile(notes, "utf8") : "" };
}

const fieldsOf = async (sourceKey: string) =>
  (
    await db()
      .selectFrom("products")
      .select("fields")
      .where("source_key", "=", sourceKey)
      .executeTakeFirstOrThrow()
  ).fields;

describe.skipIf(missing)("real files", () => {
  test("CosIng: every row comes in, and a second run changes none", async () => {
    const first = await run("cosing", inventory);
    expect(first.counts).toEqual({
      read: 30_070,
      created: 30_070,
      updated: 0,
      unchanged: 0,
      rejected: 0,
    });
    const second = await run("cosing", inventory);
    expect(second.counts).toMatchObject({ read: 30_070, unchanged: 30_070 });
    expect(second.notes).toBe(first.notes);
    const { rows } = await sql<{ longest: number; several: number }>`
      select max(length(name))::int as longest,
        (count(*) filter (where jsonb_array_length(fields -> 'cas') > 1))::int as several
      from products where company_key = ${company}`.execute(db());
    expect(rows[0]?.longest).toBe(1_991);
    // 1,072 cells hold several numbers; in some the others are wrong, the same, or only remarks.
    expect(rows[0]?.several).toBeGreaterThan(1_000);
    const wrong = first.notes.match(/,cas_no,[\d-]+,The check digit/g);
    expect(wrong).toHaveLength(40);
  });

  test("the personal care catalogue: every product comes in, and a second run changes none", async () => {
    const { counts } = await run("personal-care-catalogue", catalogue);
    expect(counts).toMatchObject({ read: 538, created: 538, rejected: 0 });
    expect((await run("personal-care-catalogue", catalogue)).counts.unchanged).toBe(538);
    expect(await fieldsOf("30537089")).toMatchObject({
      trade_name: "ACTIWHITE® PW LS 9860",
      ingredient_category: "MIXTURE",
      functions: ["Brightening"],
    });
    const { rows } = await sql<{ odd: number }>`
      select count(*)::int as odd from products
      where source = 'personal-care-catalogue' and fields::text ~ '[\\u2000-\\u200f]|\\\\[rn]'
    `.execute(db());
    expect(rows[0]?.odd).toBe(0);
  });
});
