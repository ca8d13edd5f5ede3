import { describe, expect, test } from "vitest";
import { fieldsBySource, importContent } from "../testing-import-file.ts";
import { prepareImports } from "../testing-imports.ts";
import { personalCareCatalogue } from "./personal-care-catalogue.ts";

prepareImports();

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
    const { counts } = await importContent(
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

  test("products that were imported without trade names get their first ones", async () => {
    const { columns } = personalCareCatalogue;
    const nameless = columns.filter(({ field }) => field !== "trade_name");
    const entries = catalogue(entry("1", "First"), entry("2", "Second"));
    await importContent(entries, { mapping: { ...personalCareCatalogue, columns: nameless } });
    expect(await fieldsBySource()).not.toMatchObject({ 1: { trade_name: "First" } });
    const { counts } = await importContent(entries, { profile });
    expect(counts).toEqual({ read: 2, created: 0, updated: 2, unchanged: 0, rejected: 0 });
    expect(await fieldsBySource()).toMatchObject({ 2: { trade_name: "Second" } });
  });

  test("a row that would change a trade name is rejected, the others of its batch are saved", async () => {
    await importContent(catalogue(entry("1", "First"), entry("2", "Second")), { profile });
    const { counts, reports } = await importContent(
      catalogue(
        entry("1", "Renamed"),
        entry("2", "Second", { INCI_Name: "PVP" }),
        entry("3", "New"),
      ),
      { profile, name: "rows.json" },
    );
    expect(counts).toEqual({ read: 3, created: 1, updated: 1, unchanged: 0, rejected: 1 });
    expect(reports.get("rows.json.rejected.csv")).toMatch(
      /^2,Product_Name,Renamed,The trade name of a product cannot be changed/m,
    );
    expect(await fieldsBySource()).toMatchObject({ 1: { trade_name: "First" } });
  });
});
