import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCompany } from "../../companies/factory.ts";
import { testIdentity } from "../../identity/factory.ts";
import { startAssets } from "../../kernel/assets/assets.ts";
import { db } from "../../kernel/db/db.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { type TestApp, testApp } from "../../kernel/testing/test-app.ts";
import { createUser } from "../../users/factory.ts";
import { createEvent, createEventAsset, createEventUser } from "../factory.ts";
import { portalRoutes } from "../routes.ts";

let database: { close(): Promise<void> };
let app: TestApp;
let folder: string;
const people = { support: "", member: "", stranger: "" };
type Person = keyof typeof people;

beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(path.join(tmpdir(), "neroli-event-documents-"));
  startAssets({ data: folder });
  app = await testApp({ routes: [portalRoutes], ...(await testIdentity()) });
  await createCompany({ key: "maker" });
  await createEvent({ key: "brand" });
  people.support = (await createUser({ roles: ["NEROLI_ADMIN"], company_key: null })).key;
  people.stranger = (await createUser()).key;
  people.member = (await createUser()).key;
  await createEventUser({ event_key: "brand", user_key: people.member });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const files = async () => {
  const entries = await readdir(path.join(folder, "assets"), {
    ...{ recursive: true, withFileTypes: true },
  }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
};
const brochure = { kind: "DOCUMENT", type: "BROCHURE" };
const sheet = Buffer.from("%PDF-1.7\nA brochure");

const list = (portal: string, query = {}) =>
  app.call("GET /portals/:portal/assets", { as: people.support, params: { portal }, query });
const add = (portal: string, [asset, content, name]: [object, Buffer, string?]) =>
  app.call("POST /portals/:portal/assets", {
    ...{ as: people.support, params: { portal } },
    upload: { asset, content, ...(name && { name }) },
  });
const read = (event: string, assetId: string) =>
  app.call("GET /events/:event/assets/:assetId", { params: { event, assetId } });

test("a document goes for another, whose bytes and address end with it", async () => {
  const { key } = await createEvent();
  const before = await files();
  const first = await add(key, [brochure, sheet, "Prices.pdf"]);
  const next = { ...brochure, type: "TDS", replaces: first.body.key };
  const second = await add(key, [next, sheet, "Prices of May.pdf"]);
  expect([second.status, second.body]).toMatchObject([
    200,
    { name: "Prices of May.pdf", version: 2, type: "TDS" },
  ]);
  expect((await list(key)).body.content).toHaveLength(1);
  expect((await read(key, first.body.key)).status).toBe(404);
  expect(await files()).toBe(before + 1);
  // What is gone, or stands in another place, is replaced by nothing, and nothing is left behind.
  const elsewhere = await createEvent();
  for (const [portal, replaces] of [
    [key, first.body.key],
    [elsewhere.key, second.body.key],
  ] as const) {
    const refused = await add(portal, [{ ...brochure, replaces }, sheet]);
    expect([refused.status, refused.body.code]).toEqual([409, "portals.document-gone"]);
  }
  expect((await read(key, second.body.key)).status).toBe(200);
  expect(await files()).toBe(before + 1);
  expect((await list(key, { type__eq: "TDS" })).body.content).toHaveLength(1);
  expect((await list(key, { type__eq: "BROCHURE" })).body.content).toHaveLength(0);
});

describe("what everybody reads", () => {
  const readAll = (as: Person | null, event?: string) =>
    app.call("GET /public/documents", {
      ...(as && { as: people[as] }),
      query: event === undefined ? {} : { event },
    });
  const namesOf = async (as: Person | null, event: string) =>
    (await readAll(as, event)).body.content.map(({ name }) => name);

  test("is an exhibition's own documents, the newest of each name, and nothing else", async () => {
    const { key } = await createEvent({ type: "CONGRESS", companies: ["maker"] });
    const terms = { ...brochure, name: "Terms" };
    await add(key, [terms, sheet]);
    const newest = await add(key, [terms, sheet]);
    await add(key, [{ ...brochure, name: "Arrival" }, sheet]);
    await createEventAsset({ event_key: key, kind: "LOGO" });
    await createEventAsset({ event_key: key, company_key: "maker", name: "Of the maker.pdf" });
    const { body } = await readAll(null, key);
    expect(body.content.map(({ name }) => name)).toEqual(["Arrival.pdf", "Terms.pdf"]);
    expect(body.content[1]).toEqual({
      ...{ key: newest.body.key, name: "Terms.pdf", type: "BROCHURE", size: sheet.length },
      ...{ media_type: "application/pdf", content: newest.body.content },
      created_at: newest.body.created_at,
    });
    await db().updateTable("events").set({ enabled: false }).where("key", "=", key).execute();
    expect((await readAll(null, key)).status).toBe(404);
    expect(await namesOf("support", key)).toHaveLength(2);
  });

  test("of a portal: for its members, and for everybody where it takes sign-ups", async () => {
    const statuses = async (event: string) =>
      Promise.all(
        ([null, "stranger", "member", "support"] as const).map(
          async (person) => (await readAll(person, event)).status,
        ),
      );
    expect(await statuses("brand")).toEqual([404, 404, 200, 200]);
    const { key } = await createEvent({ settings: { takes_sign_ups: true } });
    expect(await statuses(key)).toEqual([200, 200, 200, 200]);
    expect(await statuses("no-such")).toEqual([404, 404, 404, 404]);
    // Where there is no portal's host, nothing is anybody's.
    expect((await readAll("support")).body).toEqual({ content: [] });
  });
});
