import { afterAll, beforeAll, expect, test } from "vitest";
import { createAttribute } from "../attributes/factory.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { createTermNames } from "./factory.ts";
import { inEnglish, namesIn, namesWith } from "./queries/term-names.ts";

let database: FreshDatabase;
let names: { stop(): Promise<void> };

beforeAll(async () => {
  database = await freshDatabase();
  await createAttribute({
    field: "functions",
    term: "Film former",
    names: { de: "Filmbildner" },
    synonyms: ["Film forming", "Tonic"],
  });
  await createAttribute({ field: "functions", term: "Tonic", names: { de: "Tonisierend" } });
  names = await createTermNames();
});
afterAll(async () => {
  await names.stop();
  await database.close();
});

test("a product that came in under another spelling of a term is called like all others", () => {
  const functions = ["Film forming", "Film former", "Tonic", "Unheard"];
  expect(namesIn("de", { functions })).toEqual({
    functions: {
      "Film forming": "Filmbildner",
      "Film former": "Filmbildner",
      Tonic: "Tonisierend",
    },
  });
});

test("what is looked for and suggested is the term alone", () => {
  expect(inEnglish("de", "Filmbildner")).toBe("Film former");
  expect(namesWith("de", { field: "functions", begins: "film" })).toEqual([
    { term: "Film former", name: "Filmbildner" },
  ]);
});
