import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCompany } from "../../companies/factory.ts";
import { documentRoutes } from "../../documents/routes.ts";
import { testIdentity } from "../../identity/factory.ts";
import { startAssets } from "../../kernel/assets/assets.ts";
import { db } from "../../kernel/db/db.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { type TestApp, testApp } from "../../kernel/testing/test-app.ts";
import { createProduct } from "../../products/factory.ts";
import { createUser } from "../../users/factory.ts";
import { createEvent, createEventUser } from "../factory.ts";
import { portalRoutes } from "../routes.ts";

let database: { close(): Promise<void> };
let app: TestApp;
let folder: string;
let picture: Buffer;
const people = { support: "", editor: "", manager: "", member: "", stranger: "" };
let product: string;

beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(path.join(tmpdir(), "neroli-event-assets-"));
  startAssets({ data: folder });
  app = await testApp({ routes: [portalRoutes, documentRoutes], ...(await testIdentity()) });
  const background = { r: 120, g: 74, b: 152 };
  picture = await sharp({ create: { width: 900, height: 300, channels: 3, background } })
    .withExif({ IFD0: { Artist: "Somebody" } })
    .jpeg()
    .toBuffer();
  await createCompany({ key: "maker" });
  await createEvent({ key: "brand", companies: ["maker"] });
  await createEvent({ key: "show", type: "TRADE_SHOW", companies: ["maker"] });
  product = (await createProduct({ company_key: "maker" })).key;
  people.support = (await createUser({ roles: ["NEROLI_ADMIN"], company_key: null })).key;
  people.editor = (await createUser({ roles: ["SUPPLIER_EDITOR"], company_key: "maker" })).key;
  people.stranger = (await createUser({ roles: ["SUPPLIER_MANAGER"] })).key;
  people.manager = (await createUser()).key;
  people.member = (await createUser()).key;
  await createEventUser({
    event_key: "brand",
    user_key: people.manager,
    permissions: { "document.portal.brand": "manage" },
  });
  await createEventUser({
    event_key: "brand",
    user_key: people.member,
    permissions: { "search.portal.brand": "view" },
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const files = async () => {
  const entries = await readdir(path.join(folder, "assets"), {
    ...{ recursive: true, withFileTypes: true },
  });
  return entries.filter((entry) => entry.isFile()).length;
};
const brochure = { kind: "DOCUMENT", type: "BROCHURE" };
const sheet = Buffer.from("%PDF-1.7\nA brochure");

type Person = keyof typeof people;
const ofPortal = (portal: string) => ({
  path: "/portals/:portal/assets" as const,
  params: { portal },
});
const ofCompany = (event: string) => ({
  path: "/companies/:companyKey/events/:event/assets" as const,
  params: { companyKey: "maker", event },
});
const ofProduct = (event: string) => ({
  path: "/companies/:companyKey/events/:event/products/:productKey/assets" as const,
  params: { companyKey: "maker", event, productKey: product },
});
type Place =
  | ReturnType<typeof ofPortal>
  | ReturnType<typeof ofCompany>
  | ReturnType<typeof ofProduct>;

const list = (as: Person | null, { path: at, params }: Place) =>
  app.call(`GET ${at}`, { ...(as && { as: people[as] }), params });
const add = (
  as: Person | null,
  { path: at, params }: Place,
  [asset, content, name]: [object, Buffer, string?] = [brochure, sheet],
) =>
  app.call(`POST ${at}`, {
    ...(as && { as: people[as] }),
    params,
    upload: { asset, content, ...(name && { name }) },
  });
const remove = (as: Person | null, { path: at, params }: Place, ids: string) =>
  app.call(`DELETE ${at}`, { ...(as && { as: people[as] }), params, query: { ids } });
const read = (as: Person | null, event: string, assetId: string) =>
  app.call("GET /events/:event/assets/:assetId", {
    ...(as && { as: people[as] }),
    params: { event, assetId },
  });

describe("a portal's own files", () => {
  test("are PUBLIC whatever is said, and read by anybody by their address", async () => {
    const { status, body } = await add("manager", ofPortal("brand"), [
      { ...brochure, access_policy: "RESTRICTED" },
      sheet,
      "Our year.docx",
    ]);
    expect([status, body]).toMatchObject([
      200,
      {
        ...{ kind: "DOCUMENT", type: "BROCHURE", name: "Our year.pdf", access_policy: "PUBLIC" },
        ...{ version: 1, media_type: "application/pdf", size: sheet.length, can: { remove: true } },
      },
    ]);
    expect(body.content).toBe(`/api/events/brand/assets/${body.key}`);
    expect((await read(null, "brand", body.key)).status).toBe(200);
    expect((await read(null, "show", body.key)).status).toBe(404);
    const seen = await list("member", ofPortal("brand"));
    expect(seen.body.content).toMatchObject([{ key: body.key, can: { remove: false } }]);
    // The same name again is its next version, beside the one before.
    const next = await add("manager", ofPortal("brand"), [brochure, sheet, "Our year.pdf"]);
    expect(next.body.version).toBe(2);
  });

  test("a picture is made anew and takes the place of the one before, with its bytes", async () => {
    const before = await files();
    const logo = { kind: "LOGO", access_policy: "RESTRICTED" };
    const first = await add("support", ofPortal("brand"), [logo, picture, "logo.png"]);
    expect([first.status, first.body]).toMatchObject([
      200,
      { kind: "LOGO", media_type: "image/webp", access_policy: "PUBLIC", name: "logo.webp" },
    ]);
    const image = (id: string) => app.call("GET /images/:id", { params: { id } });
    expect((await image(first.body.key)).status).toBe(200);
    const second = await add("support", ofPortal("brand"), [logo, picture]);
    expect(second.body.version).toBe(2);
    expect((await image(first.body.key)).status).toBe(404);
    expect((await image(second.body.key)).status).toBe(200);
    expect(await files()).toBe(before + 1);
    await db().updateTable("events").set({ enabled: false }).where("key", "=", "brand").execute();
    expect((await image(second.body.key)).status).toBe(404);
    expect((await read(null, "brand", second.body.key)).status).toBe(404);
    expect((await read("support", "brand", second.body.key)).status).toBe(200);
    await db().updateTable("events").set({ enabled: true }).where("key", "=", "brand").execute();
  });

  test("the picture that the settings show stays until they show another", async () => {
    const { key } = await createEvent();
    const logo: [object, Buffer] = [{ kind: "LOGO" }, picture];
    const first = (await add("support", ofPortal(key), logo)).body.key;
    const images = JSON.stringify({ images: { LOGO: first } });
    await db().updateTable("events").set({ settings: images }).where("key", "=", key).execute();
    const second = (await add("support", ofPortal(key), logo)).body.key;
    const third = (await add("support", ofPortal(key), logo)).body.key;
    const { body } = await list("support", ofPortal(key));
    expect(body.content.map((asset) => asset.key)).toEqual([third, first]);
    expect((await read(null, key, second)).status).toBe(404);
  });

  test("a portal's look is support's; documents are for who manages them", async () => {
    const favicon: [object, Buffer] = [{ kind: "FAVICON" }, picture];
    expect((await add("manager", ofPortal("brand"), favicon)).status).toBe(403);
    expect((await add("member", ofPortal("brand"))).status).toBe(403);
    expect((await add("stranger", ofPortal("brand"))).status).toBe(404);
    expect((await add(null, ofPortal("brand"))).status).toBe(401);
    // Exhibitions have no rights to hold: support decides, everybody signed in reads.
    expect((await add("manager", ofPortal("show"))).status).toBe(403);
    expect((await list("stranger", ofPortal("show"))).status).toBe(200);
    expect((await list("stranger", ofPortal("brand"))).status).toBe(404);
  });

  test("what is refused leaves nothing behind", async () => {
    const before = await files();
    const html = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>");
    const refused = [
      [[{ kind: "LOGO" }, html], 415, "documents.picture-type"],
      [[{ kind: "LOGO" }, sheet], 415, "documents.picture-type"],
      [[brochure, picture], 415, "documents.type-not-accepted"],
      [[brochure, Buffer.alloc(0)], 400, "documents.empty"],
      [[{ kind: "FAVICON" }, Buffer.alloc(5_000_001)], 413, "documents.picture-bytes"],
      [[{ kind: "LOGO" }, Buffer.alloc(10_000_001)], 413, "documents.picture-bytes"],
      [[brochure, Buffer.alloc(31_457_281)], 413, "request.too-large"],
      [[{ kind: "HEADER" }, picture], 400, "request.invalid"],
    ] as const;
    for (const [[asset, content], status, code] of refused) {
      const answer = await add("support", ofPortal("brand"), [asset, content]);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    expect(await files()).toBe(before);
    const rows = await db().selectFrom("unclaimed_bytes").select("storage_key").execute();
    expect(rows).toEqual([]);
  });
});

describe("files of a company and of a product in an event", () => {
  test.each([
    ["company", ofCompany],
    ["product", ofProduct],
  ] as const)("of a %s: its own people keep them", async (_, place) => {
    const { status, body } = await add("editor", place("show"));
    expect(status).toBe(200);
    expect((await list("stranger", place("show"))).body.content).toMatchObject([
      { key: body.key, access_policy: "PUBLIC", can: { remove: false } },
    ]);
    expect((await add("stranger", place("show"))).status).toBe(403);
    expect((await remove("stranger", place("show"), body.key)).status).toBe(403);
    expect((await remove("editor", place("show"), body.key)).status).toBe(200);
    expect((await remove("editor", place("show"), body.key)).status).toBe(404);
    expect((await read("support", "show", body.key)).status).toBe(404);
    // In a portal who manages its documents does, too, and others do not know of it.
    expect((await add("manager", place("brand"))).status).toBe(200);
    expect((await add("stranger", place("brand"))).status).toBe(404);
  });

  test("RESTRICTED: for whom the event exists", async () => {
    const restricted = { ...brochure, access_policy: "RESTRICTED" };
    const { body } = await add("editor", ofCompany("brand"), [restricted, sheet]);
    const answers = [];
    for (const person of [null, "stranger", "member", "editor", "manager", "support"] as const) {
      answers.push((await read(person, "brand", body.key)).status);
    }
    expect(answers).toEqual([404, 404, 200, 200, 200, 200]);
  });

  test("are gone for others with the company or product that is not shown there", async () => {
    const ofMaker = await add("editor", ofCompany("show"));
    const ofIts = await add("editor", ofProduct("show"));
    const seen = async () => [
      (await read(null, "show", ofMaker.body.key)).status,
      (await read(null, "show", ofIts.body.key)).status,
    ];
    expect(await seen()).toEqual([200, 200]);
    const entry = db().updateTable("event_companies").where("event_key", "=", "show");
    await entry.set({ all_products: false }).execute();
    expect(await seen()).toEqual([200, 404]);
    await entry.set({ all_products: true, enabled: false }).execute();
    expect(await seen()).toEqual([404, 404]);
    expect((await read("editor", "show", ofIts.body.key)).status).toBe(200);
    await entry.set({ enabled: true }).execute();
  });

  test("their bytes go when the product goes, and count among the company's", async () => {
    const { key } = await createProduct({ company_key: "maker" });
    const place = {
      ...ofProduct("show"),
      params: { ...ofProduct("show").params, productKey: key },
    };
    const used = async () => {
      const rows = await db()
        .selectFrom("company_storage")
        .where("company_key", "=", "maker")
        .select("bytes")
        .execute();
      return rows[0]?.bytes ?? 0;
    };
    const before = await used();
    await add("editor", place);
    expect(await used()).toBe(before + sheet.length);
    await db().deleteFrom("products").where("key", "=", key).execute();
    expect(await used()).toBe(before);
    const due = await db().selectFrom("unclaimed_bytes").select("storage_key").execute();
    expect(due).toHaveLength(1);
  });

  test.each([
    ["another company", { companyKey: "no-such" }],
    ["another product", { productKey: "no-such" }],
    ["another event", { event: "no-such" }],
  ])("%s is not found", async (_, params) => {
    const place = { ...ofProduct("show"), params: { ...ofProduct("show").params, ...params } };
    expect((await list("support", place)).status).toBe(404);
    expect((await add("support", place)).status).toBe(404);
  });
});
