import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCompany } from "../../companies/factory.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";

let database: { url: string; close(): Promise<void> };
let folder: string;

beforeAll(async () => {
  database = await freshDatabase();
  await createCompany({ key: "acme" });
  folder = await mkdtemp(path.join(tmpdir(), "neroli-import-"));
  const header =
    "cosing_ref_no,inci_name,inn_name,ph_eur_name,cas_no,ec_no,chem_iupac_name___description,restriction,function,extra";
  await writeFile(path.join(folder, "a.csv"), `${header}\n1,A,,,98-92-1,,,,,\n,B,,,,,,,,\n`);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const morePatience = import.meta.resolve("../../kernel/testing/more-patience.ts");

interface Ended {
  code: number;
  lines: string[];
  error: string;
}

/** The command in a process of its own, called from the folder of the file. */
function command(args: string, settings: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    NEROLI_DATA: path.join(folder, "data"),
    INIT_CWD: folder,
    ...settings,
  };
  const program = path.join(import.meta.dirname, "main.ts");
  const all = ["--import", morePatience, program, ...args.split(" ")];
  return new Promise((resolve) => {
    execFile(process.execPath, all, { env }, (failure, output, error) => {
      const code = failure ? Number(failure.code) : 0;
      resolve({ code, lines: output.trimEnd().split("\n"), error: error.trimEnd() });
    });
  });
}

test("ends with the sum as its last line, after the reports", async () => {
  const { code, lines, error } = await command("--company acme --profile cosing a.csv");
  expect(error).toBe("");
  expect(code).toBe(0);
  const [unused, rejected = "", notes = "", sum] = lines;
  expect(unused).toBe("Not imported from any row: extra");
  expect(sum).toBe("read 2, created 1, updated 0, unchanged 0, rejected 1");
  expect(rejected.startsWith(path.join(folder, "data", "imports"))).toBe(true);
  expect(await readFile(rejected, "utf8")).toMatch(/^3,cosing_ref_no,,.*is empty/m);
  expect(await readFile(notes, "utf8")).toContain("2,cas_no,98-92-1,");
});

describe("what goes wrong is one sentence, and the exit code 1", () => {
  test.each([
    ["--company nobody --profile cosing a.csv", /^There is no company with the key "nobody"/],
    ["--company acme --profile sap a.csv", /^There is no import profile "sap"/],
    ["--company acme --profile cosing b.csv", /b\.csv does not exist\.$/],
    ["--company acme --profile cosing", /^Please give the FILE: npm run import -- /],
  ])("%s", async (args, sentence) => {
    const { code, lines, error } = await command(args);
    expect(error).toMatch(sentence);
    expect(error.split("\n")).toHaveLength(1);
    expect(lines).toEqual([""]);
    expect(code).toBe(1);
  });

  test("a database that does not answer", async () => {
    const settings = { DATABASE_URL: "postgres://user:secret@127.0.0.1:1/neroli" };
    const { code, error } = await command("--company acme --profile cosing a.csv", settings);
    expect(error).toBe("The database at 127.0.0.1:1 does not answer.");
    expect(code).toBe(1);
  });
});
