import { expect, test } from "vitest";
import { fillIn, placeholdersIn, unknownPlaceholdersIn } from "./placeholders.ts";

test("placeholders are filled in, with spaces within the braces and without", () => {
  const text = "Dear {{contact_name}}, {{ product }} is here. {{my_name}}";
  expect(fillIn(text, { contact_name: "Zoë $& Roe", product: "Rose {{my_name}}" })).toBe(
    "Dear Zoë $& Roe, Rose {{my_name}} is here. {{my_name}}",
  );
});

test("what has no value or is unknown stays, and is named once", () => {
  const text = "{{needed_by}} {{price}} {{ price }} {{constructor}} {{}} {single} {{two\nlines}}";
  expect(fillIn(text, { needed_by: "" })).toBe(text);
  expect(placeholdersIn(text)).toEqual(["needed_by", "price", "constructor", "", "two\nlines"]);
  expect(unknownPlaceholdersIn(text)).toEqual(["price", "constructor", "", "two\nlines"]);
});

test("a text of braces alone is read at once", () => {
  const started = performance.now();
  expect(placeholdersIn("{{".repeat(50_000) + " ".repeat(50_000))).toEqual([]);
  expect(performance.now() - started).toBeLessThan(1_000);
});
