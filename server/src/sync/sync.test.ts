import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testIdentity } from "../identity/factory.ts";
import { startAssets } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";
import { writeWorkbook } from "../kernel/tables/write-workbook.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createEventProducts } from "../portals/products/testing-products.ts";
import { createProduct } from "../products/factory.ts";
import { syncRoutes } from "./routes.ts";

let folder: string;
let database: { close(): Promise<void> };
let app: TestApp;
let as: Awaited<ReturnType<typeof createEventProducts>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "neroli-sync-"));
  startAssets({ data: folder });
  database = await freshDatabase();
  as = await createEventProducts();
  await createProduct({
    ...{ key: "house-d", name: "Rose water", company_key: "house" },
    fields: { trade_name: "Rosalia", sap_material_code: "4711" },
  });
  await createProduct({ key: "mill-d", name: "Rose water", company_key: "mill" });
  app = await testApp({ routes: [syncRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => db().deleteFrom("event_products").execute());

const sync = (lines: readonly string[], query = {}, who = as.manager, event = "portal") =>
  app.call("POST /sync/events/:event/products", {
    ...{ as: who, params: { event }, query },
    upload: { asset: null, content: Buffer.from(`${lines.join("\r\n")}\r\n`), name: "list.csv" },
  });
const send = (content: Buffer, name: string) =>
  app.call("POST /sync/events/:event/products", {
    ...{ as: as.manager, params: { event: "portal" } },
    upload: { asset: null, content, name },
  });
const stored = async () => {
  const rows = await db()
    .selectFrom("event_products")
    .select(["product_key", "enabled", "promoted", "ranking", "display_name"])
    .orderBy("product_key")
    .execute();
  return rows.map((row) => [
    ...[row.product_key, row.enabled, row.promoted, row.ranking, row.display_name],
  ]);
};
const entries = () => db().selectFrom("audit_entries").select(["action", "after"]).execute();

const file = [
  "key;Artikelnummer;Handelsname;Firma;Anzeigename;Freigegeben;Hervorgehoben;Rang",
  "house-a;;;;Rose;ja;ja;2",
  ";4711;;;;ja;ja;1",
  ";;mill b;mill;;nein;;",
];
const after = [
  ["house-a", true, true, 2, "Rose"],
  ["house-d", true, true, 1, null],
  ["mill-b", false, false, null, null],
];

describe("a file of an event's products", () => {
  test("says what it would do, does it, and sent again changes nothing", async () => {
    const dry = await sync(file, { dry_run: "true" });
    expect(dry.body).toMatchObject({ applied: false, changed: 3, unchanged: 0, faulty: 0 });
    expect(dry.body.rows[0]?.changes).toEqual([
      { field: "promoted", before: false, after: true },
      { field: "display_name", before: null, after: "Rose" },
      { field: "ranking", before: null, after: 2 },
    ]);
    expect(await stored()).toEqual([]);
    expect(await entries()).toEqual([]);
    expect((await sync(file)).body).toMatchObject({ applied: true, changed: 3 });
    expect(await stored()).toEqual(after);
    expect(await entries()).toMatchObject([
      {
        action: "event.products-synced",
        after: { file: "list.csv", changed: ["house-a", "house-d", "mill-b"] },
      },
    ]);
    expect((await sync(file)).body).toMatchObject({ applied: true, changed: 0, unchanged: 3 });
    expect(await entries()).toHaveLength(1);
  });

  test("is the same as a workbook, with numbers and truth as Excel keeps them", async () => {
    const asKept = (text: string) =>
      /^\d+$/.test(text) ? Number(text) : ({ ja: true, nein: false }[text] ?? text);
    const rows = file.map((line) => ({ cells: line.split(";").map(asKept) }));
    const workbook = await buffer(writeWorkbook({ name: "Liste", frozen: 0, rows }));
    expect((await send(workbook, "list.xlsx")).body).toMatchObject({ applied: true, changed: 3 });
    expect(await stored()).toEqual(after);
  });

  test("of which a row is faulty does nothing, unless it is asked to", async () => {
    const lines = [
      "key,name,company,promoted,ranking",
      "house-a,,,yes,1",
      "house-a,,,yes,2",
      ",Rose water,,,",
      "elsewhere-a,,,,",
      ",,house,,",
      "house-b,,,perhaps,",
      "house-c,,,no,3",
      "mill-a,,,yes,1",
      "mill-b,,,yes,1.5",
      "mill-c,,house,,",
    ];
    const { status, body } = await sync(lines);
    expect([status, body.applied, body.faulty]).toEqual([200, false, 9]);
    expect(body.rows.map(({ problems }) => problems[0]?.code ?? null)).toEqual([
      ...[null, "twice", "ambiguous", "not-found", "nothing-named", "no-flag"],
      ...["ranking-not-promoted", "ranking-twice", "ranking-bad", "not-found"],
    ]);
    expect(body.rows[1]?.problems[0]?.message).toBe("This product stands in line 2 already.");
    expect(await stored()).toEqual([]);
    const asked = await sync(lines, { skip_faulty: "true" });
    expect(asked.body).toMatchObject({ applied: true, changed: 1, faulty: 9 });
    expect(await stored()).toEqual([["house-a", true, true, 1, null]]);
  });

  test("takes out what it does not name only where that is asked for", async () => {
    const lines = ["key,company", "house-a,house"];
    expect((await sync(lines)).body).toMatchObject({ changed: 0, taken_out: [] });
    const { body } = await sync(lines, { others: "disable" });
    expect(body.taken_out.map(({ key }) => key).sort()).toEqual([
      ...["house-b", "house-c", "house-d", "mill-a", "mill-b", "mill-c", "mill-d"],
    ]);
    expect((await stored()).every(([, enabled]) => enabled === false)).toBe(true);
    // Its row lets it in again.
    await sync(["key", "house-b"]);
    expect(await stored()).toContainEqual(["house-b", true, false, null, null]);
  });

  test("keeps the order of those that ask for no place", async () => {
    await sync(["key,ranking", "house-a,1", "house-b,2", "mill-a,3"]);
    await sync(["key,promoted,ranking", "mill-a,,1", "mill-b,yes,"]);
    const ranked = (await stored()).map(([key, , , ranking]) => `${ranking} ${key}`).sort();
    expect(ranked).toEqual(["1 mill-a", "2 house-a", "3 house-b", "4 mill-b"]);
    // An empty name takes the display name away; a column that is not there leaves it.
    await sync(["key,display name", "house-a,Rose"]);
    await sync(["key", "house-a"]);
    expect((await stored())[0]?.[4]).toBe("Rose");
    await sync(["key,display name", "house-a,"]);
    expect((await stored())[0]?.[4]).toBe(null);
  });

  test("is for who manages them, and has to name products", async () => {
    const lines = ["key", "house-a"];
    expect((await sync(lines, {}, as.people)).status).toBe(403);
    expect((await sync(lines, {}, as.editor)).status).toBe(403);
    expect((await sync(lines, {}, as.editor, "fair")).status).toBe(403);
    expect((await sync(lines, {}, as.stranger)).status).toBe(404);
    expect((await sync(lines, {}, as.manager, "other-portal")).status).toBe(404);
    expect((await sync(lines, {}, as.support, "fair")).status).toBe(200);
    expect((await sync(["colour,size", "red,3"])).body.code).toBe("portals.sync-names-nothing");
    expect((await sync([])).body.code).toBe("imports.unreadable");
    const signedOut = await app.call("POST /sync/events/:event/products", {
      params: { event: "portal" },
      upload: { asset: null, content: Buffer.from("key\nhouse-a\n") },
    });
    expect(signedOut.status).toBe(401);
  });
});
