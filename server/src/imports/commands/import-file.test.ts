import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { fieldsBySource, importContent, inventory } from "../testing-import-file.ts";
import { prepareImports } from "../testing-imports.ts";

prepareImports();

describe("profile cosing", () => {
  test("reads every column, and tidies what is in it", async () => {
    const { counts, unused, reports } = await importContent(
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
    await importContent(inventory(...rows));
    expect((await importContent(inventory(...rows))).counts).toMatchObject({
      unchanged: 2,
      created: 0,
    });
    const { counts } = await importContent(
      inventory("2,B,,,56-81-5,,,,,", "1,A,,,98-92-0,,,,,", "3,C,,,,,,,,"),
    );
    expect(counts).toEqual({ read: 3, created: 1, updated: 1, unchanged: 1, rejected: 0 });
  });

  test("a wrong check digit is left out and noted; the row comes in, in every run", async () => {
    for (const outcome of [{ created: 1 }, { unchanged: 1 }]) {
      const { counts, reports } = await importContent(inventory('1,A,,,"98-92-1, 56-81-5",,,,,'));
      expect(counts).toMatchObject({ read: 1, rejected: 0, ...outcome });
      expect([...reports]).toEqual([
        [
          "rows.csv.notes.csv",
          "line,column,value,reason\r\n2,cas_no,98-92-1,The check digit of this CAS number is wrong; the number is left out.\r\n",
        ],
      ]);
    }
    expect(await fieldsBySource()).toMatchObject({ 1: { cas: ["56-81-5"] } });
  });

  test("two rows of one name both come in; two rows of one number do not", async () => {
    const { counts, reports } = await importContent(
      inventory("1,METHOXYETHANOL,,,,,,,,", "2,METHOXYETHANOL,,,,,,,,", "1,OTHER,,,,,,,,"),
    );
    expect(counts).toEqual({ read: 3, created: 2, updated: 0, unchanged: 0, rejected: 1 });
    expect(reports.get("rows.csv.rejected.csv")).toMatch(/^4,cosing_ref_no,1,.*line 2/m);
  });

  test("names of 1,991 characters are kept whole", async () => {
    const name = `${"A".repeat(1_989)} B`;
    await importContent(inventory(`1,${name},,,,,,,,`));
    expect(await fieldsBySource()).toMatchObject({ 1: { name, inci: name } });
  });

  test("rejected rows are reported with line, column, value and reason, and the sum is right", async () => {
    const long = "X".repeat(2_001);
    const { counts, reports } = await importContent(
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
      expect.stringMatching(/^4,cosing_ref_no,,.*is empty/),
      expect.stringMatching(/^5,inci_name,,Please fill this in/),
      expect.stringMatching(/^6,inci_name,X+…,.*too long/),
      expect.stringMatching(/^7,,.*has 11 cells, the file 10 columns/),
      "",
    ]);
    expect(await fieldsBySource()).toMatchObject({
      1: { name: "GOOD NAME" },
      5: { name: "ALSO GOOD" },
    });
  });

  test("is read from gzip as well, whatever the file is called", async () => {
    const { counts } = await importContent(gzipSync(inventory("1,A,,,,,,,,")), {
      name: "rows.dat",
    });
    expect(counts.created).toBe(1);
  });
});
