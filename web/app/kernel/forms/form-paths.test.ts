import { expect, test } from "vitest";
import { bodyPathOf, fieldOfPath } from "./form-paths.ts";

const paths = {
  quantity: ["quantity_required.value", "quantity_required"],
  quantity_unit: "quantity_required.unit",
  street: "shipping_address.street",
  city: "shipping_address.city",
  emails: "users",
};
const values = {
  quantity: "",
  quantity_unit: "kg",
  street: "",
  city: "",
  emails: [],
  message: "",
  cc: "ada@example.com, bob",
  address: { city: "" },
  segments: ["FOOD"],
  languages: [{ language: "de" }],
};

test.each([
  ["quantity_required", "quantity"],
  ["quantity_required.value", "quantity"],
  ["quantity_required.unit", "quantity_unit"],
  ["shipping_address", "street"],
  ["shipping_address.city", "city"],
  ["users.3.email", "emails"],
  ["message", "message"],
  ["cc.1", "cc"],
  ["address.city", "address.city"],
  ["segments.0", "segments"],
  ["languages.0.language", "languages.0.language"],
  ["version", null],
  ["", null],
])("a failure at %j is told at %j", (path, field) => {
  expect(fieldOfPath(path, { paths, values })).toBe(field);
});

test("a field stands at the first of its paths, or where it is called the same", () => {
  expect(bodyPathOf(paths, "quantity")).toBe("quantity_required.value");
  expect(bodyPathOf(paths, "message")).toBe("message");
});
