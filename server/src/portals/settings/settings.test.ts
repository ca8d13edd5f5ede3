import type { PortalSettingsForm } from "@neroli/contract/portals/settings.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCatalogue } from "../../catalogue/factory.ts";
import { testIdentity } from "../../identity/factory.ts";
import { db } from "../../kernel/db/db.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { type TestApp, testApp } from "../../kernel/testing/test-app.ts";
import { createUser } from "../../users/factory.ts";
import { createEvent } from "../factory.ts";
import { portalRoutes } from "../routes.ts";
import { createPortals } from "../testing-portals.ts";

let database: { close(): Promise<void> };
let catalogue: { stop(): Promise<void> };
let app: TestApp;
let people: Awaited<ReturnType<typeof createPortals>>;

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await createCatalogue();
  app = await testApp({ routes: [portalRoutes], ...(await testIdentity()) });
  people = await createPortals();
});
afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
});

const read = (portal: string, as: string | null = people.support.key) =>
  app.call("GET /portals/:portal/settings", { ...(as && { as }), params: { portal } });
const save = (portal: string, body: object, as: string | null = people.support.key) =>
  app.call("PUT /portals/:portal/settings", { ...(as && { as }), params: { portal }, body });
const publicly = (portal: string) =>
  app.call("GET /public/portals/:portal", { params: { portal } });

/** What support is shown, as it is sent. */
async function formOf(portal: string): Promise<PortalSettingsForm> {
  const { key, type, enabled, display_name, ...form } = (await read(portal)).body;
  return form as PortalSettingsForm;
}

test("settings are read with their defaults, changed, told to everybody, and kept in the trail", async () => {
  const { key } = await createEvent({ display_name: "Maison" });
  expect((await read(key)).body).toEqual({
    key,
    type: "BRAND_PORTAL",
    enabled: true,
    version: 1,
    display_name: "Maison",
    name: null,
    primary_colour: "#784a98",
    images: { LOGO: null, LOGO_DARK: null, FAVICON: null },
    links: { site: null, terms: null, imprint: null, privacy: null },
    support: null,
    languages: ["en", "de", "it", "fr", "es"],
    sender_name: null,
    variant: null,
    takes_sign_ups: false,
  });
  const change = {
    ...(await formOf(key)),
    name: "Maison Beauté",
    primary_colour: "#AA3355",
    links: {
      site: "maison.example",
      terms: null,
      imprint: "https://maison.example/i",
      privacy: null,
    },
    support: "desk@maison.example",
    languages: ["fr", "en"],
    sender_name: "Maison",
    variant: "CONCEPTS",
    takes_sign_ups: true,
  };
  const { body } = await save(key, change);
  const links = { ...change.links, site: "https://maison.example" };
  expect(body).toMatchObject({ ...change, version: 2, primary_colour: "#aa3355", links });
  const { images, ...shown } = (await publicly(key)).body;
  expect(shown).toEqual({
    key,
    type: "BRAND_PORTAL",
    name: "Maison Beauté",
    theme: { primary_colour: "#aa3355" },
    links,
    support: "desk@maison.example",
    languages: ["fr", "en"],
    sender_name: "Maison",
    variant: "CONCEPTS",
    takes_sign_ups: true,
  });
  // Sent again, as by whoever got no answer, it changes nothing more.
  expect((await save(key, change)).body.version).toBe(2);
  const trail = await db()
    .selectFrom("audit_entries")
    .where("entity_key", "=", key)
    .select(["action", "before", "after"])
    .execute();
  expect(trail).toEqual([
    {
      action: "event.settings-saved",
      before: expect.objectContaining({ primary_colour: "#784a98", takes_sign_ups: false }),
      after: expect.objectContaining({ primary_colour: "#aa3355", takes_sign_ups: true }),
    },
  ]);
  const told = await db()
    .selectFrom("outbox")
    .where("topic", "=", "event.changed")
    .where("key", "=", key)
    .select("data")
    .execute();
  expect(told).toEqual([{ data: { companies: null } }]);
});

test("of two who change it at the same time the second is told what is otherwise now", async () => {
  const { key } = await createEvent();
  const form = await formOf(key);
  await save(key, { ...form, support: "one@maison.example" });
  const { status, body } = await save(key, { ...form, support: "two@maison.example" });
  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: "conflict",
    additional_data: {
      version: 2,
      changed: ["support"],
      current: { support: "one@maison.example" },
    },
  });
});

test.each<[string, object, string]>([
  [
    "a link that others can change on the way",
    { links: { site: "http://a.example" } },
    "links.site",
  ],
  ["a script", { links: { imprint: "javascript:alert(1)" } }, "links.imprint"],
  ["no e-mail address", { support: "maison" }, "support"],
  ["a colour by its name", { primary_colour: "red" }, "primary_colour"],
  ["a style", { primary_colour: "#fff;x:url(a)" }, "primary_colour"],
  ["no language at all", { languages: [] }, "languages"],
  ["a language twice", { languages: ["en", "en"] }, "languages"],
  ["an address as the sender's name", { sender_name: "https://evil.example" }, "sender_name"],
  [
    "somebody else's picture",
    { images: { LOGO: "3c6e0b8a-9c15-4f24-8b5e-0d6f3b1f7a11" } },
    "images.LOGO",
  ],
])("%s is refused at its field", async (_, change, path) => {
  const form = await formOf("customers");
  const part = Object.entries(change)[0] as [keyof PortalSettingsForm, object];
  const value =
    Array.isArray(part[1]) || typeof part[1] !== "object"
      ? part[1]
      : { ...(form[part[0]] as object), ...part[1] };
  const { status, body } = await save("customers", { ...form, [part[0]]: value });
  expect(status).toBe(400);
  expect(body.additional_data?.failures).toEqual([expect.objectContaining({ path })]);
});

test("they are support's, of portals that are closed too", async () => {
  const form = await formOf("closed");
  expect((await read("no-such-portal")).status).toBe(404);
  expect((await save("no-such-portal", form)).status).toBe(404);
  const manager = await createUser({ roles: ["SUPPLIER_MANAGER"] });
  for (const [as, status] of [
    [null, 401],
    [manager.key, 403],
    [people.manager.key, 403],
  ] as const) {
    expect((await read("brand", as)).status).toBe(status);
    expect((await save("brand", form, as)).status).toBe(status);
  }
});

test("a picture of the portal is shown by it until it is removed", async () => {
  const { key } = await createEvent();
  const { id } = await db()
    .insertInto("event_assets")
    .values({
      event_key: key,
      kind: "LOGO",
      name: "logo.webp",
      media_type: "image/webp",
      size: 1,
      hash: Buffer.alloc(32),
      storage_key: `test/${key}`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const form = await formOf(key);
  const images = { ...form.images, LOGO: id };
  expect((await save("brand", { ...(await formOf("brand")), images })).status).toBe(400);
  expect((await save(key, { ...form, images })).body.images).toEqual(images);
  expect((await publicly(key)).body.images.LOGO).toBe(`/api/images/${id}`);
  const removed = await app.call("DELETE /portals/:portal/assets", {
    as: people.support.key,
    params: { portal: key },
    query: { ids: id },
  });
  expect(removed.status).toBe(200);
  expect((await publicly(key)).body.images.LOGO).toBeNull();
  expect((await read(key)).body.version).toBe(3);
});
