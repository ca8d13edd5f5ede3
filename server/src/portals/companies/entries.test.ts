import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCatalogue } from "../../catalogue/factory.ts";
import { testIdentity } from "../../identity/factory.ts";
import { db } from "../../kernel/db/db.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { type TestApp, testApp } from "../../kernel/testing/test-app.ts";
import { createUser } from "../../users/factory.ts";
import { portalCompanyRoutes } from "./routes.ts";
import {
  contact,
  createEventWorld,
  type EventWorld,
  entries,
  told,
} from "./testing-event-companies.ts";

let database: { close(): Promise<void> };
let catalogue: { stop(): Promise<void> };
let app: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await createCatalogue();
  app = await testApp({ routes: [portalCompanyRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
});

let world: EventWorld;
beforeEach(async () => {
  world = await createEventWorld();
});

describe("a company's entry", () => {
  const get = (as: string, event: string, companyKey = world.one) =>
    app.call("GET /companies/:companyKey/events/:event", { as, params: { event, companyKey } });
  const put = (as: string, event: string, body: object) =>
    app.call("PUT /companies/:companyKey/events/:event", {
      as,
      params: { event, companyKey: world.one },
      body,
    });

  test("is read and edited by who manages it, and by the company's own editors", async () => {
    const { manager, support, editor, user, stranger, ofProducts, portal, show } = world;
    const statuses = async (event: string) =>
      Promise.all(
        [manager, support, editor, user, stranger, ofProducts].map(
          async (key) => (await get(key, event)).status,
        ),
      );
    expect(await statuses(portal)).toEqual([200, 200, 200, 403, 404, 403]);
    expect(await statuses(show)).toEqual([404, 200, 200, 403, 404, 404]);
    expect((await get(manager, portal, world.other)).status).toBe(404);
    expect((await get(editor, "no-such-event")).status).toBe(404);
    expect((await get(editor, portal)).body.can).toEqual({ place: false, enable: false });
    expect((await get(editor, show)).body.can).toEqual({ place: true, enable: false });
    await db().updateTable("events").where("key", "=", portal).set({ enabled: false }).execute();
    expect((await get(editor, portal)).status).toBe(404);
    expect((await get(support, portal)).status).toBe(200);
  });

  test("what is left out stays; a second time nothing is written", async () => {
    const { editor, show } = world;
    const form = { version: 1, display_name: " Alder at the show ", hall: "B2", stand: "17" };
    const { status, body } = await put(editor, show, form);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ version: 2, display_name: "Alder at the show", hall: "B2", stand: "17" },
      ...{ description: "", contacts: [], all_products: true },
    });
    expect((await put(editor, show, form)).body.version).toBe(2);
    const contacts = [contact("stand"), contact("press")];
    expect((await put(editor, show, { version: 2, contacts })).body).toMatchObject({
      ...{ version: 3, hall: "B2", contacts },
    });
    expect((await put(editor, show, { version: 2, contacts })).body.version).toBe(3);
    expect(await told(show)).toEqual([{ companies: [world.one] }, { companies: [world.one] }]);
    expect((await entries(show))[0]).toEqual([
      "event.company-saved",
      { display_name: null, hall: null, stand: null },
      { company: world.one, display_name: "Alder at the show", hall: "B2", stand: "17" },
      world.one,
    ]);
  });

  test("of two who change it the second is told", async () => {
    await put(world.editor, world.show, { version: 1, hall: "A1" });
    const { status, body } = await put(world.support, world.show, { version: 1, hall: "A2" });
    expect(status).toBe(409);
    expect(body.code).toBe("conflict");
    expect(body.additional_data).toMatchObject({
      ...{ version: 2, changed: ["hall"], current: { hall: "A1", version: 2 } },
    });
  });

  test("in a portal the company's own editors say neither place nor products", async () => {
    const { editor, manager, portal } = world;
    expect((await put(editor, portal, { version: 1, display_name: "A", hall: "1" })).status).toBe(
      403,
    );
    expect((await put(editor, portal, { version: 1, all_products: false })).status).toBe(403);
    // As it is: nothing is changed by saying it.
    const same = { version: 1, description: "Resins", all_products: true, hall: null };
    expect((await put(editor, portal, same)).body.description).toBe("Resins");
    expect((await put(manager, portal, { version: 2, all_products: false })).status).toBe(200);
  });

  test("is refused where it is not what the form asks for", async () => {
    for (const wrong of [
      { hall: "A1" },
      { version: 1, hall: "" },
      { version: 1, enabled: false },
      { version: 1, contacts: [{ ...contact("stand"), value: "no address" }] },
      { version: 1, contacts: [contact("stand"), contact("stand")] },
    ]) {
      const { status } = await put(world.editor, world.show, wrong);
      expect(status, JSON.stringify(wrong)).toBe(400);
    }
  });
});

describe("a company within events, for its readers", () => {
  const events = async (as: string) => {
    const { status, body } = await app.call("GET /companies/:companyKey/events", {
      as,
      params: { companyKey: world.one },
    });
    return status === 200 ? body.content.map(({ event }) => event.key).toSorted() : status;
  };
  const read = async (as: string, event = world.show) =>
    (
      await app.call("GET /search/:event/companies/:companyKey", {
        as,
        params: { event, companyKey: world.one },
      })
    ).body.entry;

  test("those that the reader may look into; its own people know of all", async () => {
    const both = [world.portal, world.show].toSorted();
    expect(await events(world.stranger)).toEqual([world.show]);
    expect(await events(world.member)).toEqual(both);
    expect(await events(world.user)).toEqual(both);
    expect(await events(world.support)).toEqual(both);
    await db()
      .updateTable("event_companies")
      .where("event_key", "=", world.show)
      .set({ enabled: false })
      .execute();
    expect(await events(world.stranger)).toEqual([]);
    await db()
      .updateTable("companies")
      .where("key", "=", world.one)
      .set({ enabled: false })
      .execute();
    expect(await events(world.member)).toBe(404);
  });

  test("its contacts there stand for its own, and are confidential where those are", async () => {
    expect((await read(world.stranger)).contacts).toEqual([contact("office")]);
    await app.call("PUT /companies/:companyKey/events/:event", {
      as: world.editor,
      params: { companyKey: world.one, event: world.show },
      body: { version: 1, display_name: "Alder here", hall: "C", contacts: [contact("stand")] },
    });
    expect(await read(world.stranger)).toMatchObject({
      ...{ display_name: "Alder here", hall: "C", contacts: [contact("stand")] },
      can: { edit: false },
    });
    expect((await read(world.editor)).can.edit).toBe(true);
    await db()
      .updateTable("companies")
      .where("key", "=", world.one)
      .set({ data_visibility: JSON.stringify({ contacts: "CONFIDENTIAL" }) })
      .execute();
    const waiting = await createUser({ status: "AWAITING_VERIFICATION" });
    expect((await read(waiting.key)).contacts).toBeUndefined();
    expect((await read(world.stranger)).contacts).toEqual([contact("stand")]);
  });

  test("the exhibitions of its page say where it stands", async () => {
    await app.call("PUT /companies/:companyKey/events/:event", {
      as: world.editor,
      params: { companyKey: world.one, event: world.show },
      body: { version: 1, hall: "H3", stand: "F20" },
    });
    const { body } = await app.call("GET /public/companies/:companyKey/exhibitions", {
      params: { companyKey: world.one },
    });
    expect(body.content).toMatchObject([{ key: world.show, hall: "H3", stand: "F20" }]);
  });
});
