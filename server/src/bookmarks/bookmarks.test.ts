import { bookmarkLimit, folderLimit } from "@neroli/contract/bookmarks/limits.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/factory.ts";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { db, emit, transaction } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { createBookmark, createBookmarkFolder } from "./factory.ts";
import { forgetRemovedBookmarks } from "./jobs.ts";
import { bookmarkRoutes } from "./routes.ts";

let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
let app: TestApp;
let as = "";

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await createCatalogue();
  app = await testApp({ routes: [bookmarkRoutes], ...(await testIdentity()) });
});
beforeEach(async () => {
  as = (await createUser()).key;
});
afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
});

const add = (productKey: string, folder_id: string | null = null) =>
  app.call("PUT /bookmarks/:productKey", { as, params: { productKey }, body: { folder_id } });
const list = async (query: Record<string, string> = {}) =>
  (await app.call("GET /bookmarks", { as, query })).body;
const keys = async (query?: Record<string, string>) =>
  (await list(query)).content.map(({ product_key }) => product_key);
const folders = async () => (await app.call("GET /bookmarks/folders", { as })).body;
const createFolder = async (title: string) =>
  (await app.call("POST /bookmarks/folders", { as, body: { title } })).body.id;
const note = (productKey: string, body: object) =>
  app.call("PUT /bookmarks/:productKey/note", { as, params: { productKey }, body });
const trash = (key: string, trashed_at: Date | null) =>
  transaction(async () => {
    await db().updateTable("products").set({ trashed_at }).where("key", "=", key).execute();
    emit({ topic: "product.changed", key });
  });

describe("a bookmark", () => {
  test("is added once, found by the buttons, and private to its owner", async () => {
    const { key, name } = await createProduct();
    const made = await add(key);
    expect(made.body).toMatchObject({ product_key: key, folder_id: null, note: "", version: 1 });
    expect(made.body.product).toMatchObject({ key, name });
    const folder = await createFolder("Later");
    expect((await add(key, folder)).body.folder_id).toBeNull();
    expect((await app.call("GET /bookmarks/products", { as })).body.content).toEqual([
      { product_key: key, folder_id: null },
    ]);
    const other = (await createUser()).key;
    const support = (await createUser({ company_key: null, roles: ["NEROLI_SUPER"] })).key;
    for (const stranger of [other, support]) {
      const read = await app.call("GET /bookmarks", { as: stranger });
      expect(read.body.content).toEqual([]);
      const body = { products: [key] };
      const removed = await app.call("POST /bookmarks/remove", { as: stranger, body });
      expect(removed.body).toEqual({ removed: [] });
      const moved = await app.call("POST /bookmarks/move", {
        as: stranger,
        body: { ...body, folder_id: folder },
      });
      expect(moved.status).toBe(404);
    }
    expect(await keys()).toEqual([key]);
  });

  test("is only of a product that there is for the reader", async () => {
    expect((await add("nothing")).status).toBe(404);
    const { key } = await createProduct({ excluded_types: ["CONSUMER_CARE_BRAND"] });
    expect((await add(key)).status).toBe(404);
    const { key: own } = await createProduct();
    expect((await add(own, crypto.randomUUID())).status).toBe(404);
    expect(await keys()).toEqual([]);
  });

  test("of a product that is gone says so without data, and comes back with it", async () => {
    const { key } = await createProduct({ fields: { name: "Vanishing Balm" } });
    await add(key);
    await trash(key, new Date());
    const gone = await list();
    expect(gone.content).toMatchObject([{ product_key: key, product: null }]);
    expect(JSON.stringify(gone)).not.toContain("Vanishing");
    expect(await keys({ words__icontains: "vanishing" })).toEqual([]);
    await trash(key, null);
    expect((await list()).content[0]?.product?.name).toBe("Vanishing Balm");
    await trash(key, new Date());
    await db().deleteFrom("products").where("key", "=", key).execute();
    expect(await keys()).toEqual([key]);
    const body = { products: [key] };
    expect((await app.call("POST /bookmarks/remove", { as, body })).body.removed).toEqual([key]);
    expect(await keys()).toEqual([]);
  });

  test("shows only what its reader may see: a supplier that excludes takes it away", async () => {
    const { key, company_key } = await createProduct();
    await add(key);
    await transaction(async () => {
      await db()
        .updateTable("companies")
        .set({ excluded_types: ["CONSUMER_CARE_BRAND"] })
        .where("key", "=", company_key)
        .execute();
      emit({ topic: "company.changed", key: company_key });
    });
    expect((await list()).content).toMatchObject([{ product_key: key, product: null }]);
  });

  test("has a note; of two tabs the second learns what the first wrote", async () => {
    const { key } = await createProduct();
    await add(key);
    expect((await note(key, { note: " For the balm ", version: 1 })).body).toMatchObject({
      note: "For the balm",
      version: 2,
    });
    expect((await note(key, { note: "For the balm", version: 1 })).status).toBe(200);
    const late = await note(key, { note: "Other", version: 1 });
    expect([late.status, late.body.code]).toEqual([409, "conflict"]);
    expect(late.body.additional_data).toMatchObject({ current: { note: "For the balm" } });
    expect((await note("nothing", { note: "", version: 1 })).status).toBe(404);
    expect((await note(key, { note: "x".repeat(2_001), version: 2 })).status).toBe(400);
  });

  test("that is removed comes back whole for a day, and then no more", async () => {
    const { key } = await createProduct();
    const folder = await createFolder("Kept");
    await add(key, folder);
    await note(key, { note: "Important", version: 1 });
    const body = { products: [key, "nothing"] };
    expect((await app.call("POST /bookmarks/remove", { as, body })).body).toEqual({
      removed: [key],
    });
    expect((await app.call("POST /bookmarks/restore", { as, body })).body).toEqual({
      restored: [key],
    });
    expect((await list()).content).toMatchObject([{ folder_id: folder, note: "Important" }]);
    await app.call("POST /bookmarks/remove", { as, body });
    await db()
      .updateTable("bookmarks")
      .set({ removed_at: sql<Date>`now() - interval '2 days'` })
      .where("user_key", "=", as)
      .execute();
    await forgetRemovedBookmarks.run();
    expect((await app.call("POST /bookmarks/restore", { as, body })).body).toEqual({
      restored: [],
    });
    expect((await add(key)).body.note).toBe("");
  });

  test("is one of 2,000 at most", async () => {
    await db()
      .insertInto("bookmarks")
      .values(
        Array.from({ length: bookmarkLimit }, (_, at) => ({
          user_key: as,
          product_key: `gone-${at}`,
        })),
      )
      .execute();
    const { key } = await createProduct();
    const refused = await add(key);
    expect([refused.status, refused.body.code]).toEqual([409, "bookmarks.full"]);
    expect(refused.body.detail).toContain("2,000");
    expect((await add("gone-1")).status).toBe(404);
    expect((await list({ page: "39" })).total_pages).toBe(40);
  });
});

test("one that is removed while it is being added was there all the same", async () => {
  const { key } = await createProduct();
  const remove = () => app.call("POST /bookmarks/remove", { as, body: { products: [key] } });
  const both = () => Promise.all([add(key), remove()]);
  for (let round = 0; round < 30; round++) expect((await both())[0].status).toBe(200);
});

test("the list is searched, filtered, sorted and paged", async () => {
  const company = await createCompany({ name: "Zephyr Oils" });
  const rose = await createProduct({ fields: { name: "Rosé water", inci: "ROSA AQUA" } });
  const balm = await createProduct({ fields: { name: "Balm" }, company_key: company.key });
  const cream = await createProduct({ fields: { name: "cream 2" }, offering: "FORMULATIONS" });
  const folder = await createFolder("Chosen");
  await add(rose.key);
  await add(balm.key, folder);
  await add(cream.key);
  await note(cream.key, { note: "try with rose", version: 1 });
  await createBookmark({ user_key: as, product_key: "gone" });
  expect(await keys()).toEqual(["gone", cream.key, balm.key, rose.key]);
  expect(await keys({ sort: "name" })).toEqual([balm.key, cream.key, rose.key, "gone"]);
  expect(await keys({ sort: "-name" })).toEqual([rose.key, cream.key, balm.key, "gone"]);
  expect((await keys({ sort: "-company" }))[0]).toBe(balm.key);
  expect(await keys({ words__icontains: "ROSE" })).toEqual([cream.key, rose.key]);
  expect(await keys({ words__icontains: "rosa rose" })).toEqual([rose.key]);
  expect(await keys({ words__icontains: "zephyr" })).toEqual([balm.key]);
  expect(await keys({ offering__eq: "FORMULATIONS" })).toEqual([cream.key]);
  expect(await keys({ folder__eq: folder })).toEqual([balm.key]);
  expect(await keys({ folder__eq: "unsorted" })).toEqual(["gone", cream.key, rose.key]);
  expect(await list({ size: "3", page: "1" })).toMatchObject({
    total_elements: 4,
    total_pages: 2,
    content: [{ product_key: rose.key }],
  });
  for (const query of [{ folder__eq: "x" }, { sort: "note" }, { unknown: "1" }]) {
    expect((await app.call("GET /bookmarks", { as, query })).status).toBe(400);
  }
});

describe("folders", () => {
  const rename = (folderId: string, body: object) =>
    app.call("PUT /bookmarks/folders/:folderId", { as, params: { folderId }, body });
  const remove = (folderId: string, bookmarks: string) =>
    app.call("DELETE /bookmarks/folders/:folderId", {
      as,
      params: { folderId },
      query: { bookmarks },
    });

  test("are created, renamed, ordered and filled", async () => {
    const [a, b, c] = [await createFolder(" A "), await createFolder("B"), await createFolder("C")];
    const { key } = await createProduct();
    await add(key);
    const body = { products: [key, "nothing"], folder_id: b };
    expect((await app.call("POST /bookmarks/move", { as, body })).body).toEqual({ moved: [key] });
    expect(await folders()).toEqual({
      folders: [
        { id: a, title: "A", version: 1, bookmarks: 0 },
        { id: b, title: "B", version: 1, bookmarks: 1 },
        { id: c, title: "C", version: 1, bookmarks: 0 },
      ],
      unsorted: 0,
    });
    const order = { folders: [c, "00000000-0000-4000-8000-000000000000", a] };
    const ordered = await app.call("PUT /bookmarks/folders/order", { as, body: order });
    expect(ordered.body.folders.map(({ title }) => title)).toEqual(["C", "A", "B"]);
    expect((await rename(a, { title: "Àlpha", version: 1 })).status).toBe(200);
    expect((await rename(a, { title: "Other", version: 1 })).body.code).toBe("conflict");
    expect((await rename(b, { title: "ÀLPHA", version: 1 })).body.code).toBe(
      "bookmarks.title-taken",
    );
    const taken = await app.call("POST /bookmarks/folders", { as, body: { title: "c" } });
    expect([taken.status, taken.body.code]).toEqual([409, "bookmarks.title-taken"]);
    expect((await rename(a, { title: " ", version: 2 })).status).toBe(400);
  });

  test("are deleted with their bookmarks or without, and nobody else can", async () => {
    const [kept, removed] = [await createFolder("Kept"), await createFolder("Removed")];
    const [one, other] = [(await createProduct()).key, (await createProduct()).key];
    await add(one, kept);
    await add(other, removed);
    const foreign = await createBookmarkFolder({ user_key: (await createUser()).key });
    expect((await remove(foreign.id, "remove")).status).toBe(404);
    expect((await rename(foreign.id, { title: "Mine", version: 1 })).status).toBe(404);
    expect((await remove(kept, "keep")).body).toMatchObject({ unsorted: 1 });
    expect((await remove(removed, "remove")).body).toEqual({ folders: [], unsorted: 1 });
    expect(await keys()).toEqual([one]);
    expect((await remove(kept, "keep")).status).toBe(404);
    expect((await remove(kept, "burn")).status).toBe(400);
  });

  test("are 100 at most", async () => {
    for (let at = 0; at < folderLimit; at++) {
      await createBookmarkFolder({ user_key: as, position: at });
    }
    const refused = await app.call("POST /bookmarks/folders", { as, body: { title: "More" } });
    expect([refused.status, refused.body.code]).toEqual([409, "bookmarks.folders-full"]);
  });
});

test("a visitor has none, and is asked to sign in", async () => {
  const id = crypto.randomUUID();
  const products = ["x"];
  const calls = [
    ["GET /bookmarks", {}],
    ["GET /bookmarks/products", {}],
    ["PUT /bookmarks/:productKey", { params: { productKey: "x" }, body: {} }],
    ["PUT /bookmarks/:productKey/note", { params: { productKey: "x" }, body: {} }],
    ["POST /bookmarks/move", { body: { products, folder_id: null } }],
    ["POST /bookmarks/remove", { body: { products } }],
    ["POST /bookmarks/restore", { body: { products } }],
    ["GET /bookmarks/folders", {}],
    ["POST /bookmarks/folders", { body: { title: "x" } }],
    ["PUT /bookmarks/folders/order", { body: { folders: [id] } }],
    ["PUT /bookmarks/folders/:folderId", { params: { folderId: id }, body: {} }],
    ["DELETE /bookmarks/folders/:folderId", { params: { folderId: id } }],
  ] as const;
  for (const [name, options] of calls) {
    expect((await app.call(name, options)).status, name).toBe(401);
  }
});
