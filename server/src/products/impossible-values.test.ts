import type { FieldFailure } from "@neroli/contract/kernel/errors.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createProduct } from "./factory.ts";
import { editorCalls, type Products, startProducts } from "./testing-products.ts";

let products: Products;
let calls: ReturnType<typeof editorCalls>;

beforeAll(async () => {
  products = await startProducts();
  calls = editorCalls(products);
});
afterAll(() => products.close());

/** Path and reason of each refused value. */
const refusals = (answer: { body: { additional_data?: { failures?: object[] } } }) =>
  ((answer.body.additional_data?.failures ?? []) as FieldFailure[]).map(({ path, code }) => ({
    path,
    reason: code.replace("field-reasons.", ""),
  }));

test("numbers outside what they can be at all are refused, at both ends", async () => {
  const next = new Date().getUTCFullYear() + 1;
  const refused = await calls.create({
    fields: {
      name: "x",
      ph_stability_range: { min: -0.1, max: 14.1 },
      usage_level: { min: -1, max: 101 },
      viscosity: { min: -5 },
      temperature_stability: { min: -274 },
      rci: 100.5,
      shelf_life: 0,
      sample_unit_price: { minor: -1, currency: "eur" },
      year_of_launch: next + 1,
      country_origin: ["DE", "UK", "ZZ"],
    },
  });
  expect(refusals(refused).map(({ path, reason }) => [path, reason])).toEqual([
    ["fields.year_of_launch", "year"],
    ["fields.rci", "percent"],
    ["fields.ph_stability_range.min", "ph"],
    ["fields.ph_stability_range.max", "ph"],
    ["fields.viscosity.min", "number"],
    ["fields.temperature_stability.min", "temperature"],
    ["fields.usage_level.min", "percent"],
    ["fields.usage_level.max", "percent"],
    ["fields.sample_unit_price.minor", "money"],
    ["fields.sample_unit_price.currency", "currency"],
    ["fields.shelf_life", "positive"],
    ["fields.country_origin.1", "country"],
    ["fields.country_origin.2", "country"],
  ]);
  const fields = {
    name: "Ends",
    ph_stability_range: { min: 0, max: 14 },
    usage_level: { min: 0, max: 100 },
    temperature_stability: { min: -273.15 },
    shelf_life: 0.5,
    sample_unit_price: { minor: 999_999_999_999, currency: "JPY" },
    year_of_launch: next,
  };
  expect((await calls.create({ fields })).body.fields).toEqual(fields);
});

test.each([
  [{ minor: 12.5, currency: "EUR" }, "sample_unit_price.minor", "money"],
  [{ minor: 1e12, currency: "EUR" }, "sample_unit_price.minor", "money"],
  [{ minor: "12x", currency: "EUR" }, "sample_unit_price.minor", "money"],
  [{ minor: "12.505", currency: "EUR" }, "sample_unit_price.minor", "money-fraction"],
  [{ minor: "1,5", currency: "JPY" }, "sample_unit_price.minor", "money-fraction"],
  [{ currency: "EUR" }, "sample_unit_price.minor", "money"],
  [{ minor: 5 }, "sample_unit_price.currency", "currency"],
  [{ minor: 5, currency: "XAU" }, "sample_unit_price.currency", "currency"],
  [{ minor: 5, currency: "EUR", more: 1 }, "sample_unit_price", "money"],
  ["EUR 15.00", "sample_unit_price", "money"],
  [null, "sample_unit_price", "money"],
])("the price %j is refused with its place and reason", async (sample_unit_price, path, reason) => {
  const refused = await calls.create({ fields: { name: "x", sample_unit_price } });
  expect(refusals(refused)).toEqual([{ path: `fields.${path}`, reason }]);
});

test("an E-number is kept in one way, however it is given", async () => {
  const { body } = await calls.create({
    segment: "FOOD",
    fields: { name: "Ascorbic acid", e_number: "e-300" },
  });
  expect(body.fields.e_number).toBe("E300");
});

test("what was stored before such values were refused is shown still, and must be mended to save", async () => {
  const stored = {
    name: "Old",
    ph_stability_range: { min: 3, max: 20 },
    usage_level: { max: 120 },
    year_of_launch: 2099,
    shelf_life: 0,
    country_origin: ["UK"],
  };
  const { key } = await createProduct({ company_key: "maison", fields: stored });
  const { status, body } = await products.app.call("GET /products/:offering/:productKey", {
    params: { offering: "INGREDIENTS", productKey: key },
  });
  expect([status, body.fields]).toEqual([200, stored]);
  const editable = await calls.read(key);
  const saved = await calls.save(key, { version: editable.body.version, fields: stored });
  expect(refusals(saved).map(({ path }) => path)).toContain("fields.ph_stability_range.max");
});
