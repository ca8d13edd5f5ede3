import type { FieldFailure } from "@neroli/contract/kernel/errors.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { atOnce } from "../kernel/testing/at-once.ts";
import { createProduct } from "./factory.ts";
import {
  editorCalls,
  niacinamide,
  type Products,
  startProducts,
  traceOf,
} from "./testing-products.ts";

let products: Products;
let calls: ReturnType<typeof editorCalls>;

beforeAll(async () => {
  products = await startProducts();
  calls = editorCalls(products);
});
afterAll(() => products.close());

const make = async (fields: object = niacinamide, more: object = {}) =>
  (await calls.create({ fields, ...more })).body;

/** Path and reason of each refused value. */
const refusals = (answer: { body: { additional_data?: { failures?: object[] } } }) =>
  ((answer.body.additional_data?.failures ?? []) as FieldFailure[]).map(({ path, code }) => ({
    path,
    reason: code.replace("field-reasons.", ""),
  }));

describe("creating", () => {
  test("a product is there as its fields say, and everywhere else at once", async () => {
    const { status, body } = await calls.create({
      fields: { ...niacinamide, name: "  Niacinamide PC ", applications: [] },
      visibility: { cas: "RESTRICTED" },
      state: "LISTED",
    });
    expect(status).toBe(200);
    expect(body.key).toMatch(/^niacinamide-pc-[0-9a-z]{10}$/);
    expect(body).toMatchObject({
      company: { key: "maison", name: "Maison" },
      version: 1,
      fields: niacinamide,
      visibility: { cas: "RESTRICTED" },
      created_by: { name: "Livia Conti" },
      last_change: { action: "CREATED", by: { name: "Livia Conti" }, undoable: false },
      can: { edit: true, trash: true, recover: false, undo: false, duplicate: true },
    });
    expect(body.fields).not.toHaveProperty("applications");
    expect(await traceOf(body.key)).toMatchObject({
      trail: [
        { action: "product.created", actor_key: products.keys.manager, company_key: "maison" },
      ],
      events: ["product.changed"],
    });
    const { body: shown } = await products.app.call("GET /products/:offering/:productKey", {
      params: { offering: "INGREDIENTS", productKey: body.key },
    });
    expect(shown).toMatchObject({ name: "Niacinamide PC", restricted_fields: ["cas"] });
  });

  test("each value that cannot be is told with its place and its reason", async () => {
    const answer = await calls.create({
      fields: {
        cas: ["98-92-0", "98-92-1", "9892-1"],
        ec: ["202-713-5", "x"],
        webpage: "javascript:alert(1)",
        video: "short",
        usage_level: { min: 5, max: 2 },
        viscosity: {},
        origin: ["MOON"],
        country_origin: ["Germany"],
        rci: -1,
        year_of_launch: 99,
        sample_size: { value: 1, unit: "stone" },
        functions: [""],
        inci: "x".repeat(2_001),
        technology: "a\u0000b",
        flavor: ["Rose"],
        phases: [],
        colour: "red",
      },
      visibility: { name: "PRIVATE", colour: "PUBLIC", phases: "PRIVATE" },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe("request.invalid");
    expect(Object.fromEntries(refusals(answer).map(({ path, reason }) => [path, reason]))).toEqual({
      "fields.name": "required",
      "fields.cas.1": "cas-check-digit",
      "fields.cas.2": "cas-format",
      "fields.ec.0": "ec-check-digit",
      "fields.ec.1": "ec-format",
      "fields.webpage": "url",
      "fields.video": "video",
      "fields.usage_level": "range-reversed",
      "fields.viscosity": "range-empty",
      "fields.origin.0": "choice",
      "fields.country_origin.0": "country",
      "fields.rci": "percent",
      "fields.year_of_launch": "year",
      "fields.sample_size.unit": "unit",
      "fields.functions.0": "empty",
      "fields.inci": "too-long",
      "fields.technology": "character",
      "fields.flavor": "not-of-segment",
      "fields.phases": "not-of-offering",
      "fields.colour": "unknown",
      "visibility.name": "always-public",
      "visibility.colour": "unknown",
      "visibility.phases": "unknown",
    });
  });

  test("numbers of food, and the segment, have their own formats", async () => {
    const food = await calls.create({
      segment: "FOOD",
      fields: { name: "x", e_number: "290", fema: "12", flavis: "5.018", cas: "98-92-0" },
    });
    expect(refusals(food).map(({ path, reason }) => [path, reason])).toEqual([
      ["fields.cas", "type"],
      ["fields.e_number", "e-number"],
      ["fields.fema", "fema"],
      ["fields.flavis", "flavis"],
    ]);
    const service = await calls.create({ offering: "SERVICES", segment: "FOOD", fields: {} });
    expect(refusals(service)).toMatchObject([{ path: "segment", reason: "choice" }]);
  });

  test("a formula: weights, and products that the editor finds", async () => {
    const listed = await createProduct();
    const hidden = await createProduct({ trashed_at: new Date() });
    const formula = (...ingredients: object[]) => ({
      offering: "FORMULATIONS",
      fields: { name: "Cream", phases: [{ name: "A", ingredients }] },
    });
    const refused = await calls.create(
      formula(
        { name: "Water", weight: "as needed" },
        { name: "Listed", product: listed.key, weight: "5%" },
        { name: "Hidden", product: hidden.key, weight: "qs" },
      ),
    );
    expect(refusals(refused).map(({ path, reason }) => [path, reason])).toEqual([
      ["fields.phases.0.ingredients.0.weight", "weight"],
    ]);
    const links = formula(
      { name: "Listed", product: listed.key, weight: "5%" },
      { name: "Hidden", product: hidden.key, weight: "qs" },
    );
    expect(refusals(await calls.create(links))).toMatchObject([
      { path: "fields.phases.0.ingredients.1.product", reason: "product" },
    ]);
    expect((await calls.create(formula({ name: "Water", weight: "up to 90%" }))).status).toBe(200);
  });

  test("a duplicate is made of what its maker may edit", async () => {
    const { key } = await make();
    const foreign = await createProduct({ company_key: "other" });
    const copy = await calls.create({ fields: { name: "Copy" }, duplicate_of: key });
    expect(copy.status).toBe(200);
    const { body } = await calls.history(copy.body.key);
    expect(body.content).toMatchObject([
      { action: "CREATED", changes: [{ field: "duplicate_of", to: key }] },
    ]);
    const answer = await calls.create({ fields: { name: "Copy" }, duplicate_of: foreign.key });
    expect(answer.status).toBe(404);
  });
});

describe("saving", () => {
  test("replaces fields and visibility wholly, as a new version", async () => {
    const { key } = await make(niacinamide, { visibility: { inci: "PRIVATE", cas: "PRIVATE" } });
    const fields = { name: "Renamed", inci: "NIACINAMIDE", rci: 30 };
    const { body } = await calls.save(key, { version: 1, fields, visibility: { inci: "PUBLIC" } });
    expect(body).toMatchObject({
      key,
      version: 2,
      name: "Renamed",
      fields,
      visibility: { inci: "PUBLIC" },
      updated_by: { name: "Livia Conti" },
      last_change: { version: 2, action: "SAVED", undoable: true },
    });
    expect(Object.keys(body.fields).sort()).toEqual(["inci", "name", "rci"]);
    const { trail, events } = await traceOf(key);
    expect(trail.at(-1)).toMatchObject({
      action: "product.saved",
      before: { name: "Niacinamide PC", "visibility.inci": "PRIVATE", rci: null },
      after: { name: "Renamed", "visibility.inci": "PUBLIC", rci: 30 },
    });
    expect(events).toEqual(["product.changed", "product.changed"]);
  });

  test("what is saved as it is changes nothing, whatever the version", async () => {
    const { key } = await make();
    const fields = Object.fromEntries(Object.entries(niacinamide).reverse());
    expect((await calls.save(key, { version: 9, fields })).body.version).toBe(1);
    expect((await traceOf(key)).trail).toHaveLength(1);
  });

  test("a trade name stays once there is one (spec 5)", async () => {
    const { key } = await make();
    const first = { ...niacinamide, trade_name: "NiaPure" };
    expect((await calls.save(key, { version: 1, fields: first })).status).toBe(200);
    for (const fields of [niacinamide, { ...first, trade_name: "Other" }]) {
      const { status, body } = await calls.save(key, { version: 2, fields });
      expect([status, body.code]).toEqual([409, "products.trade-name-immutable"]);
    }
    const kept = { ...first, rci: 1 };
    expect((await calls.save(key, { version: 2, fields: kept })).status).toBe(200);
  });

  test("a link that a formula had before may stay when its product is gone", async () => {
    const linked = await createProduct();
    const phases = [{ name: "A", ingredients: [{ name: "x", product: linked.key, weight: "5%" }] }];
    const made = await calls.create({
      offering: "FORMULATIONS",
      fields: { name: "Cream", phases },
    });
    await db()
      .updateTable("products")
      .set({ trashed_at: new Date() })
      .where("key", "=", linked.key)
      .execute();
    const fields = { name: "Cream 2", phases };
    expect((await calls.save(made.body.key, { version: 1, fields })).status).toBe(200);
  });

  test("of two who save at once one wins, the other is told what changed and by whom", async () => {
    const { key } = await make();
    const wanted = [
      { ...niacinamide, description: "By the manager" },
      { ...niacinamide, rci: 42 },
    ];
    const answers = await atOnce("products", [
      () => calls.save(key, { version: 1, fields: wanted[0] ?? {} }, "manager"),
      () => calls.save(key, { version: 1, fields: wanted[1] ?? {} }, "editor"),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = answers.findIndex(({ status }) => status === 200);
    const told = answers.find(({ status }) => status === 409)?.body.additional_data;
    expect(told).toMatchObject({
      version: 2,
      changed: [first === 0 ? "description" : "rci"],
      since: [{ version: 2, action: "SAVED", by: { name: ["Livia Conti", "Noor Conti"][first] } }],
      current: { version: 2, fields: wanted[first] },
    });
    const { body } = await calls.read(key);
    expect([body.version, body.fields]).toEqual([2, wanted[first]]);
    expect((await calls.history(key)).body.total_elements).toBe(2);
  });

  test("of a version from before there was a history, what differs is told", async () => {
    const { key } = await createProduct({ company_key: "maison", version: 5 });
    const answer = await calls.save(key, { version: 3, fields: { name: "Mine", rci: 1 } });
    expect(answer.status).toBe(409);
    expect(answer.body.additional_data).toMatchObject({ changed: ["name", "rci"], since: [] });
  });
});
