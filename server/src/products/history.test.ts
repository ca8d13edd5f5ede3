import { changesBetween } from "@neroli/contract/products/history.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemActor } from "../kernel/actor.ts";
import { transaction } from "../kernel/db/db.ts";
import { atOnce } from "../kernel/testing/at-once.ts";
import { writeHistory } from "./commands/write-history.ts";
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

const make = async () => (await calls.create({ fields: niacinamide })).body.key;

test("tells who changed which field from what to what, the newest first", async () => {
  const key = await make();
  const { inci: _, ...rest } = niacinamide;
  const fields = { ...rest, cas: ["98-92-0", "56-81-5"], rci: 3 };
  await calls.save(key, { version: 1, fields, visibility: { cas: "PRIVATE" } }, "editor");
  await calls.decide([key], { cas: null, rci: "PUBLIC" }, "support");
  const { body } = await calls.history(key);
  expect(body.total_elements).toBe(3);
  const [decided, saved, created] = body.content;
  expect(decided).toMatchObject({
    version: 3,
    action: "VISIBILITY_CHANGED",
    changes: [
      { field: "visibility.cas", from: "PRIVATE" },
      { field: "visibility.rci", to: "PUBLIC" },
    ],
  });
  expect(saved).toMatchObject({ version: 2, action: "SAVED", by: { name: "Noor Conti" } });
  expect(saved?.changes.toSorted((a, b) => (a.field < b.field ? -1 : 1))).toEqual([
    { field: "cas", from: ["98-92-0"], to: ["98-92-0", "56-81-5"] },
    { field: "inci", from: "NIACINAMIDE" },
    { field: "rci", to: 3 },
    { field: "visibility.cas", to: "PRIVATE" },
  ]);
  expect(created).toMatchObject({ version: 1, action: "CREATED", changes: [] });
  const ofOne = await calls.history(key, "manager", { field__eq: "inci" });
  expect(ofOne.body.content.map(({ version }) => version)).toEqual([2]);
});

test("many rows are written at once, also by the operator's programs", async () => {
  const key = await make();
  const import_id = "01890000-0000-7000-8000-000000000000";
  await transaction(() =>
    writeHistory(
      systemActor,
      Array.from({ length: 1_000 }, (_, at) => ({
        product_key: key,
        company_key: "maison",
        version: at + 2,
        action: "IMPORTED" as const,
        before: { fields: { name: "A" } },
        after: { fields: { name: `B ${at}` }, segment: "FOOD" },
        import_id,
      })),
    ),
  );
  const { body } = await calls.history(key, "manager", { size: "1" });
  expect(body.total_elements).toBe(1_001);
  expect(body.content).toMatchObject([{ version: 1_001, action: "IMPORTED", by: null, import_id }]);
  await expect(writeHistory(systemActor, [])).rejects.toThrow("outside a transaction");
});

test.each([
  [{ viscosity: { min: 1, max: 2 } }, { viscosity: { max: 2, min: 1 } }, 0],
  [{ cas: ["1", "2"] }, { cas: ["2", "1"] }, 1],
  [{}, { in_stock: false }, 1],
])("%j and %j differ in %i fields", (before, after, differing) => {
  expect(changesBetween({ fields: before }, { fields: after })).toHaveLength(differing);
});

describe("undo of the last change", () => {
  test("brings everything back as a new version, a first trade name too", async () => {
    const key = await make();
    const fields = { name: "Other", trade_name: "NiaPure", rci: 2 };
    const visibility = { name: "PUBLIC", rci: "PRIVATE" };
    await calls.save(key, { version: 1, fields, visibility }, "editor");
    const { status, body } = await calls.undo(key, 2);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 3,
      name: "Niacinamide PC",
      visibility: {},
      last_change: { action: "UNDONE", undoable: false, by: { name: "Livia Conti" } },
      can: { undo: false },
    });
    expect(body.fields).toEqual(niacinamide);
    expect((await traceOf(key)).trail.at(-1)).toMatchObject({
      action: "product.undone",
      before: { trade_name: "NiaPure" },
      after: { trade_name: null },
    });
    expect((await calls.undo(key, 3)).body.code).toBe("products.nothing-to-undo");
  });

  test("of a change of visibility, and of an import's, with the segment", async () => {
    const key = await make();
    await calls.decide([key], { inci: "PRIVATE" });
    expect((await calls.undo(key, 2)).body.visibility).toEqual({});
    const imported = await createProduct({
      company_key: "maison",
      version: 2,
      segment: "FOOD",
      fields: { name: "Vanillin", flavor: ["Vanilla"] },
    });
    const { key: product_key, company_key } = imported;
    await transaction(() =>
      writeHistory(systemActor, [
        {
          product_key,
          company_key,
          version: 2,
          action: "IMPORTED",
          before: { fields: { name: "Vanilin" }, segment: "HOMECARE" },
          after: { fields: { name: "Vanillin", flavor: ["Vanilla"] }, segment: "FOOD" },
        },
      ]),
    );
    expect((await calls.undo(product_key, 2)).body).toMatchObject({
      version: 3,
      segment: "HOMECARE",
      name: "Vanilin",
      fields: { name: "Vanilin" },
    });
  });

  test("not of creation, of the trash, of another version, of what was never recorded", async () => {
    const key = await make();
    expect((await calls.undo(key, 1)).body.code).toBe("products.nothing-to-undo");
    await calls.save(key, { version: 1, fields: { name: "Second" } });
    await calls.trash([key]);
    await calls.recover([key]);
    expect((await calls.undo(key, 2)).body.code).toBe("products.nothing-to-undo");
    await calls.save(key, { version: 2, fields: { name: "Third" } }, "editor");
    const stale = await calls.undo(key, 2);
    expect(stale.status).toBe(409);
    expect(stale.body.additional_data).toMatchObject({
      version: 3,
      changed: ["name"],
      since: [{ by: { name: "Noor Conti" } }],
    });
    const unknown = await createProduct({ company_key: "maison", version: 4 });
    expect((await calls.undo(unknown.key, 4)).body.code).toBe("products.nothing-to-undo");
  });

  test("of two at once one is done", async () => {
    const key = await make();
    await calls.save(key, { version: 1, fields: { name: "Second" } });
    const answers = await atOnce("products", [
      () => calls.undo(key, 2, "manager"),
      () => calls.undo(key, 2, "editor"),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await calls.read(key)).body).toMatchObject({ version: 3, name: "Niacinamide PC" });
  });
});
