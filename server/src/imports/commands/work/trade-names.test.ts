import { expect, test } from "vitest";
import { catalogue, checkAndRun, prepareImports } from "../../testing-imports.ts";

prepareImports();

test("a first trade name is taken, as the dry run says; another one later is not", async () => {
  await checkAndRun(["name,inci", "A,AQUA", "B,BETA"]);
  const first = await checkAndRun(["name,trade_name", "A,Aqualis", "B,Betalis"]);
  expect(first).toMatchObject({ updated: 2, rejected: 0, planned: { updated: 2 } });
  expect((await catalogue()).A).toEqual({ name: "A", inci: "AQUA", trade_name: "Aqualis" });
  const second = await checkAndRun(["name,trade_name", "A,Renamed", "B,Betalis"]);
  expect(second).toMatchObject({ updated: 0, unchanged: 1, rejected: 1 });
  expect((await catalogue()).A).toMatchObject({ trade_name: "Aqualis" });
});
