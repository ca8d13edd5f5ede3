import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createProduct } from "../products/factory.ts";
import { createAsset } from "./factory.ts";
import { type Documents, startDocuments } from "./testing-documents.ts";

let world: Documents;
beforeAll(async () => {
  world = await startDocuments();
});
afterAll(() => world.close());

const save = (
  id: string,
  body: object,
  as: keyof Documents["keys"] = "editor",
  companyKey = "maker",
) =>
  world.app.call("PUT /companies/:companyKey/assets/:id", {
    as: world.keys[as],
    params: { companyKey, id },
    body,
  });
const sheet = (given: Parameters<typeof createAsset>[0] = {}) =>
  createAsset({ company_key: "maker", name: "Sheet.pdf", ...given });

describe("what is said of a document", () => {
  test("is changed, keeping the ending of its name", async () => {
    const product = await createProduct({ company_key: "maker" });
    const { id } = await sheet({ product_key: product.key });
    const form = {
      name: "Safety data sheet.docx",
      type: "TDS",
      visibility: "CONFIDENTIAL",
      language: "it",
      valid_until: "2020-02-29",
    };
    const { status, body } = await save(id, { ...form, version_of_record: 1 });
    expect([status, body]).toMatchObject([
      200,
      { ...form, name: "Safety data sheet.pdf", expired: true, version: 1, version_of_record: 2 },
    ]);
    expect(await world.trail(id)).toMatchObject([
      {
        action: "document.saved",
        before: { name: "Sheet.pdf", type: "SDS", visibility: "PUBLIC" },
        after: { name: "Safety data sheet.pdf", type: "TDS", visibility: "CONFIDENTIAL" },
      },
    ]);
  });

  test("the same again changes nothing and is not told", async () => {
    const { id } = await sheet();
    const { body } = await save(id, { name: "Sheet", version_of_record: 7 });
    expect([body.version_of_record, await world.trail(id)]).toEqual([1, []]);
  });

  test("two who save at the same time: the second is told what differs", async () => {
    const { id } = await sheet();
    await save(id, { name: "First", version_of_record: 1 });
    const { status, body } = await save(id, { name: "Second", type: "COA", version_of_record: 1 });
    expect([status, body.code, body.additional_data]).toMatchObject([
      409,
      "conflict",
      { version: 2, changed: ["name", "type"], current: { name: "First.pdf", type: "SDS" } },
    ]);
  });

  test("of a picture its name alone", async () => {
    const { id } = await sheet({ kind: "IMAGE", name: "a.webp", document_type: "NONE" });
    const form = { name: "Rose", visibility: "CONFIDENTIAL", version_of_record: 1 };
    expect((await save(id, form)).body).toMatchObject({ name: "Rose.webp", visibility: "PUBLIC" });
  });

  test("of an old version nothing", async () => {
    const { id } = await sheet({ replaced_at: new Date() });
    const { body } = await save(id, { name: "x", version_of_record: 1 });
    expect(body.code).toBe("documents.replaced");
  });

  test.each([
    ["editor", "maker", 200],
    ["manager", "maker", 200],
    ["starter", "maker", 200],
    ["support", "maker", 200],
    ["colleague", "maker", 403],
    ["buyer", "maker", 403],
    ["stranger", "maker", 404],
    ["editor", "another", 404],
  ] as const)("%s of %s: %i", async (as, company, status) => {
    const { id } = await sheet();
    expect((await save(id, { name: "x", version_of_record: 1 }, as, company)).status).toBe(status);
  });

  test.each([
    { name: "" },
    { name: "x", type: "IMAGE" },
    { name: "x", language: "deu" },
    { name: "x", valid_until: "31/12/2030" },
    { name: "x", size: 1 },
  ])("%j is refused", async (form) => {
    const { id } = await sheet();
    expect((await save(id, { version_of_record: 1, ...form })).status).toBe(400);
  });
});

describe("the order of pictures", () => {
  const order = (product: string, ids: string[], as: keyof Documents["keys"] = "editor") =>
    world.app.call("PUT /companies/:companyKey/assets/order", {
      as: world.keys[as],
      params: { companyKey: "maker" },
      body: { product, ids },
    });
  const withPictures = async () => {
    const { key } = await createProduct({ company_key: "maker" });
    const picture = (position: number) =>
      createAsset({ product_key: key, kind: "IMAGE", position, name: `${position}.webp` });
    return { key, ids: [(await picture(0)).id, (await picture(0)).id, (await picture(2)).id] };
  };

  test("is as given, the others after them", async () => {
    const { key, ids } = await withPictures();
    const [a = "", b = "", c = ""] = ids;
    const { status, body } = await order(key, [c]);
    expect([status, body.content.map(({ id }) => id)]).toEqual([200, [c, a, b]]);
    expect((await order(key, [c, a])).body.content).toHaveLength(3);
    expect(await world.trail(key)).toEqual([
      {
        action: "document.ordered",
        before: { pictures: [a, b, c] },
        after: { pictures: [c, a, b] },
      },
    ]);
  });

  test("is of that product's pictures, by who edits it", async () => {
    const { key, ids } = await withPictures();
    const other = await withPictures();
    const { status, body } = await order(key, [ids[0] ?? "", other.ids[0] ?? ""]);
    expect([status, body.additional_data?.failures]).toMatchObject([400, [{ path: "ids.1" }]]);
    expect((await order(key, [ids[0] ?? "", ids[0] ?? ""])).status).toBe(400);
    expect((await order(key, ids, "stranger")).status).toBe(404);
    expect((await order(key, ids, "colleague")).status).toBe(403);
    expect((await order((await createProduct()).key, ids)).status).toBe(404);
  });
});

describe("the list", () => {
  const list = (
    query: Record<string, string>,
    as?: keyof Documents["keys"],
    companyKey = "maker",
  ) =>
    world.app.call("GET /companies/:companyKey/assets", {
      ...(as && { as: world.keys[as] }),
      params: { companyKey },
      query,
    });

  test("by type, visibility, name and kind, page by page", async () => {
    const { key: product_key } = await createProduct({ company_key: "maker" });
    const names = async (query: Record<string, string>) =>
      (await list({ product: product_key, sort: "name", ...query }, "colleague")).body.content.map(
        ({ name }) => name,
      );
    await sheet({ product_key, name: "A 100%.pdf", document_type: "COA" });
    await sheet({ product_key, name: "b 1000.pdf", visibility: "CONFIDENTIAL" });
    await sheet({ product_key, name: "C.webp", kind: "IMAGE" });
    expect(await names({})).toEqual(["A 100%.pdf", "b 1000.pdf", "C.webp"]);
    expect(await names({ kind: "DOCUMENT", type__eq: "COA" })).toEqual(["A 100%.pdf"]);
    expect(await names({ visibility__eq: "CONFIDENTIAL" })).toEqual(["b 1000.pdf"]);
    expect(await names({ name__icontains: "100%" })).toEqual(["A 100%.pdf"]);
    expect(await names({ kind: "IMAGE" })).toEqual(["C.webp"]);
    expect(await names({ size: "1", page: "1" })).toEqual(["b 1000.pdf"]);
  });

  test("is for the company's own people who work with products, and support", async () => {
    for (const [as, status] of [
      ["editor", 200],
      ["colleague", 200],
      ["support", 200],
      ["buyer", 403],
      ["stranger", 404],
    ] as const) {
      expect((await list({}, as)).status, as).toBe(status);
    }
    expect((await list({})).status).toBe(401);
    expect((await list({}, "support", "nowhere")).status).toBe(404);
    expect((await list({ sort: "hash" }, "editor")).status).toBe(400);
    const { body } = await list({}, "colleague");
    expect(body.content[0]?.can).toMatchObject({ edit: false, remove: false });
  });
});
