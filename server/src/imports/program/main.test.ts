import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCompany } from "../../companies/factory.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import {
  additionsName,
  limits,
  realAnnexesAreThere,
  realAnnexPath,
  rose,
} from "../../law/testing-annexes.ts";

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

test("a file of the law is loaded once; rows that are wrong stand in a report", async () => {
  const rows = [
    rose(),
    rose({ reference_number: "902", update_date: "soon", cas_number: "98-92-1" }),
  ];
  const notes = rose({ reference_number: "903", cas_number: "98-92-1" });
  await writeFile(path.join(folder, "annex.V.csv"), limits(...rows, notes));
  const { code, lines, error } = await command("--profile cosing-annex-v annex.V.csv");
  expect([code, error]).toEqual([0, ""]);
  const [rejected = "", noted = "", sum] = lines;
  expect(sum).toBe(
    "annex V as of 2010-10-17: read 3, added 2, changed 0, same 0, older 0, rejected 1",
  );
  expect(await readFile(rejected, "utf8")).toMatch(/^3,update_date,soon,This is no day\r$/m);
  expect(await readFile(noted, "utf8")).toMatch(/^4,cas_number,98-92-1,This is no CAS number/m);
  const again = await command("--profile cosing-annex-v annex.V.csv");
  expect(again.lines.at(-1)).toMatch(/added 0, changed 0, same 2, older 0, rejected 1$/);
});

test.skipIf(!realAnnexesAreThere)("the real annexes, and what was added to them", async () => {
  const load = async (profile: string, name: string) => {
    const { code, lines, error } = await command(`--profile ${profile} ${realAnnexPath(name)}`);
    expect([code, error]).toEqual([0, ""]);
    return lines;
  };
  const third = await load("cosing-annex-iii", "annex.III.csv");
  expect(third.at(-1)).toBe(
    "annex III as of 2024-01-11: read 367, added 367, changed 0, same 0, older 0, rejected 0",
  );
  expect(await load("cosing-additions", additionsName)).toEqual([
    expect.stringMatching(/^II\/1731 forbids what III\/311 allowed: diphenyl/),
    "annex II as of 2026-04-28: read 32, added 32, changed 0, same 0, older 0, rejected 0",
  ]);
});

describe("what goes wrong is one sentence, and the exit code 1", () => {
  test.each([
    ["--company nobody --profile cosing a.csv", /^There is no company with the key "nobody"/],
    ["--company acme --profile sap a.csv", /^There is no import profile "sap"/],
    ["--company acme --profile cosing b.csv", /b\.csv does not exist\.$/],
    ["--company acme --profile cosing", /^Please give the FILE: npm run import -- /],
    ["--profile cosing-annex-v b.csv", /b\.csv does not exist\.$/],
    ["--profile cosing-annex-v .", /is a folder\.$/],
    ["--profile cosing-annex-v a.csv", /^This is no annex of the cosmetics law/],
    [
      "--profile cosing-annex-vi annex.V.csv",
      /^By its name or content this file is not annex VI\.$/,
    ],
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
