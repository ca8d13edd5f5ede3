import { expect, test } from "vitest";
import { createAttribute } from "../attributes/factory.ts";
import { createSynonyms } from "../synonyms/factory.ts";
import { readSynonyms } from "../synonyms/queries/synonym-book.ts";
import { listValues } from "./queries/list-values.ts";
import { catalogue, checkAndRun, manager, mapped, prepareImports } from "./testing-imports.ts";

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

test("a word that would be new is offered the term that means the same, by its synonyms", async () => {
  await createAttribute({ field: "functions", term: "Moisturising", names: { de: "Befeuchtend" } });
  await createSynonyms("Moisturising", "Wasserspender");
  await readSynonyms();
  const address = await mapped(["name,functions", "A,Wasserspender; befeuchtend; Zorbing"]);
  const [column] = await listValues(manager, address);
  const told = column?.values.map(({ given, taken_for, is_new, suggestions }) => ({
    given,
    taken_for,
    is_new,
    suggestions,
  }));
  expect(told).toEqual([
    {
      given: "Wasserspender",
      taken_for: "Wasserspender",
      is_new: true,
      suggestions: ["Moisturising"],
    },
    { given: "befeuchtend", taken_for: "Moisturising", is_new: false, suggestions: [] },
    { given: "Zorbing", taken_for: "Zorbing", is_new: true, suggestions: [] },
  ]);
});
