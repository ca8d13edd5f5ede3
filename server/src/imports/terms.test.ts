import { expect, test } from "vitest";
import { createAttribute } from "../attributes/factory.ts";
import { listValues } from "./queries/list-values.ts";
import { catalogue, checkAndRun, manager, prepareImports } from "./testing-imports.ts";

prepareImports();

test("words are taken for defined terms in other languages, as the page of values says", async () => {
  await createAttribute({ field: "functions", term: "Emulsifier", names: { de: "Emulgator" } });
  await createAttribute({ field: "functions", term: "Waxing", status: "PROPOSED" });
  const { address } = await checkAndRun(["name,functions", "A,EMULGATOR; waxing; Emulsifer"]);
  expect(await catalogue()).toMatchObject({
    A: { functions: ["Emulsifier", "waxing", "Emulsifer"] },
  });
  const [column] = await listValues(manager, address);
  expect(column?.values.map(({ given, taken_for }) => [given, taken_for])).toEqual([
    ["EMULGATOR", "Emulsifier"],
    ["waxing", "waxing"],
    ["Emulsifer", "Emulsifer"],
  ]);
  expect(column?.values.at(-1)?.suggestions).toEqual(["Emulsifier"]);
});
