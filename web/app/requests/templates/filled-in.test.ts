import { placeholders, placeholdersIn } from "@neroli/contract/requests/placeholders.ts";
import { expect, test } from "vitest";
import { appended, filledIn } from "./filled-in.ts";

const contact = {
  full_name: "Zoë Roe",
  company: "Maison Ambre",
  department: "INNOVATION",
} as const;
const text = placeholders.map((name) => `{{${name}}}`).join(" | ");

test("a template takes what differs from the request and from who answers", () => {
  const products = [{ name: "Rose Water" }, { name: "Rose Oil" }];
  const request = { contact, products, needed_by: "2030-05-01", my_name: "Ada Able" };
  expect(filledIn(text, request)).toBe(
    "Zoë Roe | Rose Water, Rose Oil | Maison Ambre | 01/05/2030 | Ada Able",
  );
});

test("what the request does not say stays open", () => {
  const filled = filledIn(text, { contact, products: [], my_name: undefined });
  expect(placeholdersIn(filled)).toEqual(["product", "needed_by", "my_name"]);
});

test("nothing that was typed is lost", () => {
  expect([appended(" \n", "Hello"), appended("Dear Zoë \n", "Hello")]).toEqual([
    "Hello",
    "Dear Zoë\n\nHello",
  ]);
});
