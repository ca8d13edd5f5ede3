import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../../companies/factory.ts";
import { systemActor, visitor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { openReport } from "../report.ts";
import { importFile } from "./import-file.ts";

let database: { close(): Promise<void> };
let folder: string;
let company: string;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  company = (await createCompany()).key;
  folder = await mkdtemp(path.join(tmpdir(), "neroli-import-"));
  return () => rm(folder, { recursive: true });
});

interface Run {
  profile?: string;
  name?: string;
  signal?: AbortSignal;
  actor?: typeof systemActor;
}

/** Imports a file of this content; answers the result with the reports' text. */
async function run(content: string | Buffer, given: Run = {}) {
  const file = path.join(folder, given.name ?? "rows.csv");
  await writeFile(file, content);
  const report = openReport({ folder: path.join(folder, "report"), file });
  const result = await importFile(given.actor ?? systemActor, {
    company,
    profile: given.profile ?? "cosing",
    file,
    report,
    ...(given.signal && { signal: given.signal }),
  });
  const texts = report.files().map(async (each) => [each, await readFile(each, "utf8")] as const);
  const reports = new Map(
    (await Promise.all(texts)).map(([each, text]) => [path.basename(each), text.slice(1)]),
  );
  await rm(path.join(folder, "report"), { recursive: true, force: true });
  return { ...result, reports };
}

async function fieldsBySource(): Promise<Record<string, unknown>> {
  const rows = await db()
    .selectFrom("products")
    .select(["source_key", "fields"])
    .where("company_key", "=", company)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.source_key, row.fields]));
}

const header =
  "cosing_ref_no,inci_name,inn_name,ph_eur_name,cas_no,ec_no,chem_iupac_name___description,restriction,function,update_date";
const inventory = (...rows: string[]) => `${[header, ...rows].join("\r\n")}\r\n`;

describe("profile cosing", () => {
  test("reads every column, and tidies what is in it", async () => {
    const { counts, unused, reports } = await run(
      inventory(
        '1,NIACINAMIDE,nicotinamide,nicotinamidum,98-92-0,202-713-4,"Pyridine-\u00ad3-carboxamide\u200e",III/1,"SMOOTHING, SKIN CONDITIONING - EMOLLIENT, PRESERVATIVE",01/01/2020',
        '2,GLYCERIN,,,"56-81-5 / 98-92-0 (generic)",- / 200-289-5,,,"HUMECTANT;NOT REPORTED; HUMECTANT",',
        "3,AQUA,,,-,-,,,,",
      ),
    );
    expect(counts).toEqual({ read: 3, created: 3, updated: 0, unchanged: 0, rejected: 0 });
    expect(unused).toEqual(["update_date"]);
    expect(reports.size).toBe(0);
    expect(await fieldsBySource()).toEqual({
      1: {
        name: "NIACINAMIDE",
        inci: "NIACINAMIDE",
        inn: "nicotinamide",
        ph_eur_name: "nicotinamidum",
        cas: ["98-92-0"],
        ec: ["202-713-4"],
        description: "Pyridine-3-carboxamide",
        restriction: "III/1",
        functions: ["Smoothing", "Skin conditioning - emollient", "Preservative"],
      },
      2: {
        name: "GLYCERIN",
        inci: "GLYCERIN",
        cas: ["56-81-5", "98-92-0"],
        ec: ["200-289-5"],
        functions: ["Humectant"],
      },
      3: { name: "AQUA", inci: "AQUA" },
    });
  });

  test("a second run changes nothing, a changed row is updated", async () => {
    const rows = ["1,A,,,98-92-0,,,,,", "2,B,,,,,,,,"];
    await run(inventory(...rows));
    expect((await run(inventory(...rows))).counts).toMatchObject({ unchanged: 2, created: 0 });
    const { counts } = await run(
      inventory("2,B,,,56-81-5,,,,,", "1,A,,,98-92-0,,,,,", "3,C,,,,,,,,"),
    );
    expect(counts).toEqual({ read: 3, created: 1, updated: 1, unchanged: 1, rejected: 0 });
  });

  test("a wrong check digit is left out and noted; the row comes in, in every run", async () => {
    for (const outcome of [{ created: 1 }, { unchanged: 1 }]) {
      const { counts, reports } = await run(inventory('1,A,,,"98-92-1, 56-81-5",,,,,'));
      expect(counts).toMatchObject({ read: 1, rejected: 0, ...outcome });
      expect([...reports]).toEqual([
        [
          "rows.csv.notes.csv",
          "line,column,value,reason\r\n2,cas_no,98-92-1,the check digit of this CAS number is wrong; it is left out\r\n",
        ],
      ]);
    }
    expect(await fieldsBySource()).toMatchObject({ 1: { cas: ["56-81-5"] } });
  });

  test("two rows of one name both come in; two rows of one number do not", async () => {
    const { counts, reports } = await run(
      inventory("1,METHOXYETHANOL,,,,,,,,", "2,METHOXYETHANOL,,,,,,,,", "1,OTHER,,,,,,,,"),
    );
    expect(counts).toEqual({ read: 3, created: 2, updated: 0, unchanged: 0, rejected: 1 });
    expect(reports.get("rows.csv.rejected.csv")).toContain(
      "4,cosing_ref_no,1,is already that of line 2\r\n",
    );
  });

  test("names of 1,991 characters are kept whole", async () => {
    const name = `${"A".repeat(1_989)} B`;
    await run(inventory(`1,${name},,,,,,,,`));
    expect(await fieldsBySource()).toMatchObject({ 1: { name, inci: name } });
  });

  test("rejected rows are reported with line, column, value and reason, and the sum is right", async () => {
    const long = "X".repeat(2_001);
    const { counts, reports } = await run(
      inventory(
        '1,"GOOD\r\nNAME",,,,,,,,',
        ",NO NUMBER,,,,,,,,",
        '2," \u00a0",,,,,,,,',
        `3,${long},,,,,,,,`,
        '4,"one, cell ""too"" many",,,,,,,,,',
        "5,ALSO GOOD,,,,,,,,",
      ),
    );
    expect(counts).toEqual({ read: 6, created: 2, updated: 0, unchanged: 0, rejected: 4 });
    const lines = reports.get("rows.csv.rejected.csv")?.split("\r\n");
    expect(lines).toEqual([
      "line,column,value,reason",
      "4,cosing_ref_no,,is empty",
      expect.stringMatching(/^5,inci_name,.*,is empty$/),
      expect.stringMatching(/^6,inci_name,X+,Too big.*2000/),
      '7,,"4,one, cell ""too"" many,,,,,,,,,","the row has 11 cells, the first row names 10 columns"',
      "",
    ]);
    expect(await fieldsBySource()).toMatchObject({
      1: { name: "GOOD NAME" },
      5: { name: "ALSO GOOD" },
    });
  });

  test("is read from gzip as well, whatever the file is called", async () => {
    const { counts } = await run(gzipSync(inventory("1,A,,,,,,,,")), { name: "rows.dat" });
    expect(counts.created).toBe(1);
  });
});

describe("profile personal-care-catalogue", () => {
  const profile = "personal-care-catalogue";
  const entry = (PRD: string, Product_Name: string, given: object = {}) => ({
    PRD,
    Product_Name,
    INCI_Name: "Propylene Glycol",
    RelatedFunctions: [{ FunctionName: "Humectant" }],
    RelatedApplications: [],
    RelatedMarketSegments: null,
    ...given,
  });
  const catalogue = (...entries: object[]) => JSON.stringify(entries, null, 1);

  test("trade names, blends, functions, applications and segments", async () => {
    const { counts } = await run(
      catalogue(
        entry("1", "CUTINA®\u2009KD\u200816\r\n", {
          INCI_Name: "Caprylic\u2009/\u2009Capric Triglyceride(and) Retinol\r\n",
          RelatedFunctions: [
            { FunctionName: "Rheology Modifier" },
            { FunctionName: "Rheology modifier" },
            { FunctionName: "O/W Emulsifier" },
            { FunctionName: "Others" },
          ],
          RelatedApplications: [{ ApplicationName: "Face Care", AscendingOrder: null }],
          RelatedMarketSegments: [
            { MarketSegmentName: "Face Care" },
            { MarketSegmentName: "Sun Care" },
          ],
        }),
        entry("2", "Plain (R) 2"),
      ),
      { profile },
    );
    expect(counts).toMatchObject({ read: 2, created: 2 });
    expect(await fieldsBySource()).toEqual({
      1: {
        name: "CUTINA® KD 16",
        trade_name: "CUTINA® KD 16",
        inci: "Caprylic/Capric Triglyceride (and) Retinol",
        ingredient_category: "MIXTURE",
        functions: ["Rheology modifier", "O/W emulsifier"],
        applications: ["Face care", "Sun care"],
      },
      2: {
        name: "Plain® 2",
        trade_name: "Plain® 2",
        inci: "Propylene Glycol",
        functions: ["Humectant"],
      },
    });
  });

  test("a row that would change a trade name is rejected, the others of its batch are saved", async () => {
    await run(catalogue(entry("1", "First"), entry("2", "Second")), { profile });
    const { counts, reports } = await run(
      catalogue(
        entry("1", "Renamed"),
        entry("2", "Second", { INCI_Name: "PVP" }),
        entry("3", "New"),
      ),
      { profile, name: "rows.json" },
    );
    expect(counts).toEqual({ read: 3, created: 1, updated: 1, unchanged: 0, rejected: 1 });
    expect(reports.get("rows.json.rejected.csv")).toContain(
      "2,Product_Name,Renamed,the trade name of a product cannot be changed after its creation",
    );
    expect(await fieldsBySource()).toMatchObject({ 1: { trade_name: "First" } });
  });
});

describe("what cannot be imported says so in one sentence", () => {
  test("a file of another kind names what is missing, and nothing is imported", async () => {
    await expect(run("cosing_ref_no,inci_name\n1,A\n")).rejects.toThrow(
      /does not name the columns inn_name, ph_eur_name, cas_no/,
    );
    await expect(
      run(inventory("1,A,,,,,,,,"), { profile: "personal-care-catalogue" }),
    ).rejects.toThrow(/not a JSON array of products/);
    await expect(run(`${header}\n1,A,,,,,,,\n`)).rejects.toThrow(
      /names 10 columns, but line 2 has 9/,
    );
    expect(await fieldsBySource()).toEqual({});
  });

  test("an unknown profile, company or file", async () => {
    await expect(run("", { profile: "sap" })).rejects.toThrow(
      'There is no import profile "sap"; there are cosing and personal-care-catalogue.',
    );
    const order = { profile: "cosing", report: openReport({ folder, file: "x" }) };
    await expect(
      importFile(systemActor, { ...order, company: "nobody", file: "x" }),
    ).rejects.toThrow('There is no company with the key "nobody"');
    const file = path.join(folder, "none.csv");
    await expect(importFile(systemActor, { ...order, company, file })).rejects.toThrow(
      `${file} does not exist.`,
    );
    await expect(importFile(systemActor, { ...order, company, file: folder })).rejects.toThrow(
      "is a folder, not a file.",
    );
  });

  test("a gzip file that is broken off", async () => {
    const whole = gzipSync(inventory("1,A,,,,,,,,"));
    await expect(run(whole.subarray(0, -12))).rejects.toThrow(/cannot be unpacked: unexpected end/);
  });

  test("a file that is broken in its middle: the rows before are imported", async () => {
    const { counts, stopped } = await run(inventory("1,A,,,,,,,,", '2,"B,,,,,,,,', "3,C,,,,,,,,"));
    expect(counts).toEqual({ read: 1, created: 1, updated: 0, unchanged: 0, rejected: 0 });
    expect(stopped).toMatch(/^The file cannot be read from line 3 on: a quotation mark/);
  });

  test("an interrupted import keeps what it has read", async () => {
    const signal = AbortSignal.abort();
    const { counts, stopped } = await run(inventory("1,A,,,,,,,,", "2,B,,,,,,,,"), { signal });
    expect(counts).toMatchObject({ read: 1, created: 1 });
    expect(stopped).toMatch(/interrupted/);
  });

  test("one who may not edit the company's products", async () => {
    await expect(run(inventory("1,A,,,,,,,,"), { actor: visitor("en") })).rejects.toMatchObject({
      code: "access.forbidden",
    });
  });
});
