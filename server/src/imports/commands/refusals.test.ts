import path from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { systemActor, visitor } from "../../kernel/actor.ts";
import { openReport } from "../report.ts";
import {
  fieldsBySource,
  header,
  here,
  inventory,
  prepareImports,
  run,
} from "../testing-imports.ts";
import { importFile } from "./import-file.ts";

prepareImports();

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
    const order = { profile: "cosing", report: openReport({ folder: here.folder, file: "x" }) };
    await expect(
      importFile(systemActor, { ...order, company: "nobody", file: "x" }),
    ).rejects.toThrow('There is no company with the key "nobody"');
    const file = path.join(here.folder, "none.csv");
    await expect(
      importFile(systemActor, { ...order, company: here.company, file }),
    ).rejects.toThrow(`${file} does not exist.`);
    await expect(
      importFile(systemActor, { ...order, company: here.company, file: here.folder }),
    ).rejects.toThrow("is a folder, not a file.");
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
