import { newRequest } from "@neroli/contract/requests/forms/new-request.gen.ts";
import { expect, test } from "vitest";
import { inputLimits, withEmptied } from "./field-props.ts";

test("an input is told how long its text may be, and which keyboard it needs", () => {
  expect(inputLimits(newRequest, "contact.full_name")).toEqual({ maxLength: 200 });
  expect(inputLimits(newRequest, "quantity_required.value")).toEqual({ inputMode: "decimal" });
  expect(inputLimits(newRequest, "cc.0")).toEqual({ maxLength: 254, inputMode: "email" });
  expect(inputLimits(newRequest, "contact.department")).toEqual({});
  expect(inputLimits(newRequest, "no.such.field")).toEqual({});
});

test("a field is emptied where it stands, and nothing else", () => {
  const values = {
    name: "Ada",
    tags: ["a"],
    links: { x: "y", z: 1 },
    rows: [{ a: "b" }, { a: "c" }],
  };
  expect(withEmptied(values, "name")).toEqual({ ...values, name: "" });
  expect(withEmptied(values, "tags")).toEqual({ ...values, tags: [] });
  expect(withEmptied(values, "links.x")).toEqual({ ...values, links: { x: "", z: 1 } });
  expect(withEmptied(values, "rows.1.a")).toEqual({ ...values, rows: [{ a: "b" }, { a: "" }] });
});
