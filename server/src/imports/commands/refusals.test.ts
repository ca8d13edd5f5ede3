import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { systemActor, visitor } from "../../kernel/actor.ts";
import { writeOwnLimits } from "../../kernel/company-limits.ts";
import { db } from "../../kernel/db/db.ts";
import { fieldsBySource, header, importContent, inventory } from "../testing-import-file.ts";
import {
  check,
  here,
  manager,
  mapped,
  mappingOf,
  prepareImports,
  record,
  started,
  workQueued,
} from "../testing-imports.ts";
import { importFile } from "./import-file.ts";
import { removeImport } from "./remove-import.ts";
import { resumeImport } from "./resume-import.ts";
import { saveMapping } from "./save-mapping.ts";

prepareImports();

describe("what cannot be imported says so in one sentence", () => {
  test("a file of another kind names what is missing, and nothing is imported", async () => {
    await expect(importContent("cosing_ref_no,inci_name\n1,A\n")).rejects.toThrow(
      /does not have the columns inn_name, ph_eur_name, cas_no/,
    );
    await expect(
      importContent(inventory("1,A,,,,,,,,"), { profile: "personal-care-catalogue" }),
    ).rejects.toThrow(/does not have the columns/);
    await expect(importContent(`${header}\n1,A,,,,,,,\n`)).rejects.toThrow(
      /names 10 columns, but the rows .* have 9 cells/,
    );
    expect(await fieldsBySource()).toEqual({});
  });

  test("an unknown profile, company or file", async () => {
    await expect(importContent("", { profile: "sap" })).rejects.toThrow(
      /^There is no import profile "sap"; there are cosing, personal-care-catalogue, cosing-annex-ii, /,
    );
    await expect(importFile(systemActor, { company: "nobody", file: "x" })).rejects.toThrow(
      'There is no company with the key "nobody"',
    );
    const file = path.join(here.folder, "none.csv");
    await expect(importFile(systemActor, { company: here.company, file })).rejects.toThrow(
      `${file} does not exist.`,
    );
    await expect(
      importFile(systemActor, { company: here.company, file: here.folder }),
    ).rejects.toThrow("is a folder, not a file.");
  });

  test("a gzip file that is broken off", async () => {
    const whole = gzipSync(inventory("1,A,,,,,,,,"));
    await expect(importContent(whole.subarray(0, -12))).rejects.toThrow(
      /compressed file breaks off/,
    );
  });

  test("a file that is broken in its middle: the rows before are imported", async () => {
    const { counts, stopped } = await importContent(
      inventory("1,A,,,,,,,,", '2,"B,,,,,,,,', "3,C,,,,,,,,"),
    );
    expect(counts).toEqual({ read: 1, created: 1, updated: 0, unchanged: 0, rejected: 0 });
    expect(stopped).toMatch(/line 3 on.*quotation mark/);
  });

  test("an interrupted import keeps what it has done, and can be resumed on its page", async () => {
    const interruption = new AbortController();
    const rows = Array.from({ length: 1_500 }, (_, at) => `${at + 1},A,,,,,,,,`);
    const { counts, stopped, import_id } = await importContent(inventory(...rows), {
      signal: interruption.signal,
      onProgress: () => interruption.abort(),
    });
    expect(counts.created).toBeGreaterThan(0);
    expect(counts.created).toBeLessThan(1_500);
    expect(Object.keys(await fieldsBySource())).toHaveLength(counts.created);
    expect(stopped).toMatch(/interrupted/);
    await resumeImport(manager, { company_key: here.company, id: import_id });
    await workQueued();
    expect(Object.keys(await fieldsBySource())).toHaveLength(1_500);
  });

  test("one that is interrupted before it begins does nothing", async () => {
    const { counts, stopped } = await importContent(inventory("1,A,,,,,,,,"), {
      signal: AbortSignal.abort(),
    });
    expect([counts.read, stopped]).toEqual([0, expect.stringMatching(/interrupted/)]);
  });

  test("a file whose columns nobody has spoken of, until somebody has", async () => {
    const file = path.join(here.folder, "own.csv");
    await writeFile(file, "Article,Title\r\n1,A\r\n");
    const order = { company: here.company, file };
    await expect(importFile(systemActor, order)).rejects.toThrow(/has not been said yet/);
    const address = await mapped(["Article,Title"]);
    await saveMapping(manager, {
      ...address,
      mapping: {
        ...mappingOf("name"),
        identity: { by: "column", column: "Article" },
        columns: [{ column: "Title", field: "name" }],
      },
    });
    expect((await importFile(systemActor, order)).counts).toMatchObject({ read: 1, created: 1 });
  });

  test("an import whose file is gone says so, and is not tried again", async () => {
    const address = await started(["name", "A"]);
    await rm(path.join(here.folder, "assets", `imports/${address.id}`));
    expect(await workQueued()).toEqual([]);
    expect(await record(address)).toMatchObject({
      state: "FAILED",
      failure: { code: "file-missing" },
    });
  });

  test("a dry run ends where the company has more checked rows than there is room for", async () => {
    const earlier = await mapped(["name", "A"]);
    const full = { total: 1_500_000, position: 1_500_000 };
    await db().updateTable("imports").set(full).where("id", "=", earlier.id).execute();
    const refused = await check(await mapped(["name", "B"]));
    expect(refused).toMatchObject({ state: "UPLOADED", failure: { code: "rows-full" } });
    await writeOwnLimits(here.company, { storage_gigabytes: null, checked_rows: 1_500_001 });
    expect((await check(await mapped(["name", "B"]))).state).toBe("CHECKED");
    await writeOwnLimits(here.company, { storage_gigabytes: null, checked_rows: 1 });
    await removeImport(manager, earlier);
    expect((await check(await mapped(["name", "B"]))).state).toBe("UPLOADED");
    await writeOwnLimits(here.company, { storage_gigabytes: null, checked_rows: null });
    expect((await check(await mapped(["name", "B"]))).state).toBe("CHECKED");
  });

  test("one who may not edit the company's products", async () => {
    await expect(
      importContent(inventory("1,A,,,,,,,,"), { actor: visitor("en") }),
    ).rejects.toMatchObject({
      code: "access.forbidden",
    });
  });
});
