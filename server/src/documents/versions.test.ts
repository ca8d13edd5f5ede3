import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemActor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { atOnce } from "../kernel/testing/at-once.ts";
import { createProduct } from "../products/factory.ts";
import { getProduct } from "../products/queries/get-product.ts";
import { createAsset } from "./factory.ts";
import { type Documents, pdf, startDocuments } from "./testing-documents.ts";

let world: Documents;
beforeAll(async () => {
  world = await startDocuments();
});
afterAll(() => world.close());

const product = async () => (await createProduct({ company_key: "maker" })).key;
const upload = (asset: object, content = pdf()) =>
  world.app.call("POST /companies/:companyKey/assets", {
    as: world.keys.editor,
    params: { companyKey: "maker" },
    upload: { asset: { kind: "DOCUMENT", ...asset }, content, name: "SDS.pdf" },
  });
const list = async (query: Record<string, string>) =>
  (
    await world.app.call("GET /companies/:companyKey/assets", {
      as: world.keys.colleague,
      params: { companyKey: "maker" },
      query,
    })
  ).body;
const download = async (id: string, as: keyof Documents["keys"] = "buyer") => {
  const { status, body } = await world.app.call("GET /companies/:companyKey/assets/:id/download", {
    as: world.keys[as],
    params: { companyKey: "maker", id },
  });
  return body?.code ?? status;
};
const remove = (id: string, query?: Record<string, string>) =>
  world.app.call("DELETE /companies/:companyKey/assets/:id", {
    as: world.keys.editor,
    params: { companyKey: "maker", id },
    ...(query && { query }),
  });

/** Three versions of a sheet, the oldest first. */
async function series() {
  const key = await product();
  const said = {
    name: "Our sheet",
    type: "SDS",
    language: "fr",
    valid_until: "2030-01-31",
    product: key,
  };
  const first = (await upload(said)).body;
  const second = (await upload({ replaces: first.id }, pdf("2"))).body;
  const third = (await upload({ replaces: second.id, language: "it" }, pdf("3"))).body;
  return { key, first, second, third };
}

describe("a new version", () => {
  test("has the next number and says again what is left out, but for its last day", async () => {
    const { key, first, third } = await series();
    expect(third).toMatchObject({
      product: { key },
      name: "Our sheet.pdf",
      type: "SDS",
      language: "it",
      valid_until: null,
      series: first.series,
      version: 3,
      versions: 3,
      newest: true,
    });
    expect(await world.trail(third.id)).toMatchObject([
      { action: "document.replaced", before: { version: 2 }, after: { version: 3, type: "SDS" } },
    ]);
  });

  test("takes the place of the one before in lists and on the product's page", async () => {
    const { key, first, second, third } = await series();
    expect((await list({ product: key })).content.map(({ id }) => id)).toEqual([third.id]);
    const all = await list({ series: first.series, all_versions: "true", sort: "created_at" });
    expect(all.content.map(({ id, newest }) => [id, newest])).toEqual([
      [first.id, false],
      [second.id, false],
      [third.id, true],
    ]);
    const shown = await getProduct(systemActor, { offering: "INGREDIENTS", key });
    expect(shown.assets.map(({ id }) => id)).toEqual([third.id]);
  });

  test("decides for the old ones, whose links still hold, who may have them", async () => {
    const { first, third } = await series();
    expect(await download(first.id)).toBe(200);
    await db()
      .updateTable("assets")
      .set({ visibility: "CONFIDENTIAL" })
      .where("id", "=", third.id)
      .execute();
    expect(await download(first.id)).toBe("documents.confidential");
    expect(await download(first.id, "colleague")).toBe(200);
  });

  test("is of the newest one only, and of the same product", async () => {
    const { first, third } = await series();
    expect((await upload({ replaces: first.id })).body.code).toBe("documents.replaced");
    const { status, body } = await upload({ replaces: third.id, product: await product() });
    expect([status, body.additional_data?.failures]).toMatchObject([
      400,
      [{ path: "asset.product" }],
    ]);
    const foreign = await createAsset();
    expect((await upload({ replaces: foreign.id })).status).toBe(404);
    const { id } = await createAsset({ company_key: "maker", kind: "IMAGE" });
    expect((await upload({ replaces: id })).status).toBe(404);
  });

  test("of two that come at the same time one is the next and the other is told", async () => {
    const { body } = await upload({ type: "SDS", product: await product() });
    const both = await atOnce(
      "assets",
      [1, 2].map((n) => () => upload({ replaces: body.id }, pdf(String(n)))),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const stored = (await world.files()).length;
    const known = await db().selectFrom("assets").where("size", ">", 0).select("id").execute();
    expect(stored).toBe(known.length);
  });
});

describe("removing", () => {
  test("the newest version shows the one before again", async () => {
    const { key, second, third } = await series();
    const files = (await world.files()).length;
    expect((await remove(third.id)).status).toBe(200);
    const { content } = await list({ product: key });
    expect(content).toMatchObject([{ id: second.id, newest: true, versions: 2 }]);
    expect(await download(third.id, "editor")).toBe("not-found");
    expect((await world.files()).length).toBe(files - 1);
    expect(await world.trail(third.id)).toMatchObject([
      {},
      { action: "document.removed", before: { type: "SDS", version: 3 }, after: null },
    ]);
  });

  test("an old version leaves the newest", async () => {
    const { key, first, third } = await series();
    await remove(first.id);
    expect((await list({ product: key })).content).toMatchObject([{ id: third.id, versions: 2 }]);
  });

  test("all versions leaves nothing of them", async () => {
    const { key, second } = await series();
    const files = (await world.files()).length;
    expect((await remove(second.id, { versions: "all" })).status).toBe(200);
    expect((await list({ product: key, all_versions: "true" })).content).toEqual([]);
    expect((await world.files()).length).toBe(files - 3);
    expect(await db().selectFrom("unclaimed_bytes").selectAll().execute()).toEqual([]);
    const { complete_documents } = await db()
      .selectFrom("products")
      .where("key", "=", key)
      .select("complete_documents")
      .executeTakeFirstOrThrow();
    expect(complete_documents).toBe(0);
  });

  test("several at once go all, or none where one is not there", async () => {
    const [one, other] = [await series(), await series()];
    const files = (await world.files()).length;
    const removeAll = (ids: string[], query: Record<string, string> = {}) =>
      world.app.call("DELETE /companies/:companyKey/assets", {
        as: world.keys.editor,
        params: { companyKey: "maker" },
        query: { ids: ids.join(","), ...query },
      });
    const foreign = await createAsset({ content: pdf(), visibility: "PUBLIC" });
    const nowhere = crypto.randomUUID();
    for (const gone of [nowhere, foreign.id]) {
      expect((await removeAll([one.third.id, gone])).status).toBe(404);
    }
    expect((await removeAll([])).status).toBe(400);
    expect((await world.files()).length).toBe(files + 1);
    expect((await removeAll([one.third.id, other.third.id])).status).toBe(200);
    expect((await list({ product: one.key })).content).toMatchObject([{ id: one.second.id }]);
    // Two versions of one document among them.
    const rest = [one.first.id, one.second.id, other.first.id];
    expect((await removeAll(rest, { versions: "all" })).status).toBe(200);
    expect((await list({ product: one.key, all_versions: "true" })).content).toEqual([]);
    expect((await list({ product: other.key, all_versions: "true" })).content).toEqual([]);
    expect((await world.files()).length).toBe(files + 1 - 6);
  });

  test("a file that several rows speak of stays as long as one does", async () => {
    const [one, other] = [await product(), await product()];
    const shared = { kind: "IMAGE" as const, storage_key: "demo/pictures/shared.webp" };
    const first = await createAsset({ ...shared, product_key: one, content: pdf() });
    const second = await createAsset({ ...shared, product_key: other });
    const files = (await world.files()).length;
    await remove(first.id);
    expect((await world.files()).length).toBe(files);
    await remove(second.id);
    expect((await world.files()).length).toBe(files - 1);
  });
});
