import { defaultScoring } from "@neroli/contract/leads/scoring.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { createRequest } from "../requests/factory.ts";
import { createUser } from "../users/factory.ts";
import { createLead, createLeadView } from "./factory.ts";
import { createBrandsPerson, createSupplier, type LeadsApp, startLeads } from "./testing-leads.ts";

let leads: LeadsApp;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.stop());

const change = (as: string, leadId: string | null, body: object) =>
  leads.app.call("PATCH /leads/:leadId", {
    ...{ as, params: { leadId: leadId ?? "" } },
    body: { version: 0, ...body },
  });
const write = (as: string, leadId: string | null, body: object) =>
  leads.app.call("POST /leads/:leadId/follow-up", {
    ...{ as, params: { leadId: leadId ?? "" } },
    body: { message: "May we help?", ...body },
  });

describe("work on a lead", () => {
  test("is assigned, moves on and is noted; of two who change it at once the second is told", async () => {
    const { company, manager, product } = await createSupplier();
    const { id } = await createLead({ product_key: product });
    const colleague = await createUser({ company_key: company, roles: ["SUPPLIER_MANAGER"] });
    const asked = { status: "QUALIFIED", assignee: colleague.key, note: "Met in Milan" };
    expect((await change(manager, id, asked)).body).toMatchObject({
      ...{ status: "QUALIFIED", note: "Met in Milan", version: 1 },
      assignee: { key: colleague.key },
    });
    expect((await change(colleague.key, id, { status: "LOST" })).body).toMatchObject({
      code: "conflict",
    });
    const later = await change(colleague.key, id, { version: 1, assignee: null });
    expect(later.body).toMatchObject({ status: "QUALIFIED", assignee: null, version: 2 });
    expect((await leads.listOf(manager, { status__eq: "QUALIFIED" })).total_elements).toBe(1);
  });

  test("is for colleagues who can see to leads alone", async () => {
    const { company, manager, product } = await createSupplier();
    const { id } = await createLead({ product_key: product });
    const editor = await createUser({ company_key: company, roles: ["SUPPLIER_EDITOR"] });
    const stranger = await createSupplier();
    for (const assignee of [editor.key, stranger.manager]) {
      expect((await change(manager, id, { assignee })).status).toBe(400);
    }
    expect((await change(stranger.manager, id, { status: "WON" })).status).toBe(404);
    const { body } = await leads.app.call("GET /leads/colleagues", { as: manager, query: {} });
    expect(body.content.map(({ key }) => key)).toEqual([manager]);
  });

  test("a note of a named person is not shown once the person is not named any more", async () => {
    const { manager, product } = await createSupplier();
    const { key: user_key } = await createBrandsPerson();
    const { id } = await createLead({ product_key: product, user_key });
    await change(manager, id, { note: "Wilhelmine likes it mild" });
    await leads.agree(user_key, "RECORDED");
    const { body } = await leads.openedBy(manager, id);
    expect(JSON.stringify(body)).not.toContain("Wilhelmine");
    await change(manager, id, { version: 1, note: "Likes it mild" });
    expect((await leads.openedBy(manager, id)).body.note).toBe("Likes it mild");
    await leads.agree(user_key, "NONE");
    expect(await db().selectFrom("lead_work").where("lead", "=", id).selectAll().execute()).toEqual(
      [],
    );
  });
});

describe("following up", () => {
  const told = async (user_key: string) =>
    db().selectFrom("outbox").where("key", "=", user_key).select(["topic", "data"]).execute();

  test("goes into the request that goes on", async () => {
    const { company, manager, product } = await createSupplier();
    const { key: user_key } = await createBrandsPerson();
    const { id } = await createLead({ product_key: product, user_key, consent: "RECORDED" });
    const { key } = await createRequest({
      ...{ buyer_key: user_key, company_key: company, products: [product] },
    });
    expect((await leads.openedBy(manager, id)).body).toMatchObject({
      ...{ follow_up: "REQUEST", request: key },
    });
    const { status, body } = await write(manager, id, { sample: product });
    expect([status, body]).toMatchObject([200, { status: "CONTACTED" }]);
    const said = await db()
      .selectFrom("request_messages")
      .where("request_key", "=", key)
      .where("side", "=", "SUPPLIER")
      .select("body")
      .execute();
    expect(said).toEqual([{ body: "May we help?" }]);
  });

  test("else to who agreed to be named, once a week", async () => {
    const { manager, product } = await createSupplier();
    const { key: user_key } = await createBrandsPerson();
    const { id } = await createLead({ product_key: product, user_key });
    expect((await leads.openedBy(manager, id)).body.follow_up).toBe("PERSON");
    expect((await write(manager, id, { sample: product })).status).toBe(200);
    expect(await told(user_key)).toMatchObject([
      { topic: "lead.written", data: { message: "May we help?", product } },
    ]);
    expect((await write(manager, id, {})).body).toMatchObject({ code: "leads.written-recently" });
    expect(await told(user_key)).toHaveLength(1);
  });

  test("to nobody else, and of own products alone", async () => {
    const { manager, product } = await createSupplier();
    const { product: foreign } = await createSupplier();
    const { id } = await createLead({ product_key: product, consent: "RECORDED" });
    expect((await leads.openedBy(manager, id)).body.follow_up).toBeNull();
    expect((await write(manager, id, {})).body).toMatchObject({ code: "leads.out-of-reach" });
    const named = await createLead({ product_key: product });
    expect((await write(manager, named.id, { sample: foreign })).status).toBe(400);
    const stranger = await createSupplier();
    expect((await write(stranger.manager, named.id, {})).status).toBe(404);
  });
});

describe("points", () => {
  const scoring = (as: string) => leads.app.call("GET /leads/scoring", { as, query: {} });
  const decide = (as: string, more: object = {}) =>
    leads.app.call("PUT /leads/scoring", {
      ...{ as, query: {} },
      body: { ...defaultScoring, version: 0, ...more },
    });

  test("are a company's own, and hold at once; nobody else's change", async () => {
    const [one, other] = [await createSupplier(), await createSupplier()];
    const { id } = await createLead({ product_key: one.product });
    const elsewhere = await createLead({ product_key: other.product });
    expect((await scoring(one.manager)).body).toEqual({
      ...defaultScoring,
      ...{ version: 0, own: false },
    });
    const weights = { ...defaultScoring.weights, VIEW: 77 };
    const { body } = await decide(one.manager, { weights, threshold: 70 });
    expect(body).toMatchObject({ threshold: 70, version: 1, own: true });
    expect((await leads.openedBy(one.manager, id)).body).toMatchObject({ score: 77, hot: true });
    expect((await leads.listOf(one.manager, { hot__eq: "true" })).total_elements).toBe(1);
    expect((await leads.openedBy(other.manager, elsewhere.id)).body.score).toBe(3);
    expect((await decide(one.manager)).body).toMatchObject({ code: "conflict" });
    const reset = await leads.app.call("DELETE /leads/scoring", { as: one.manager, query: {} });
    expect(reset.body).toMatchObject({ own: false });
    expect((await leads.openedBy(one.manager, id)).body.score).toBe(3);
  });

  test("lie between bounds", async () => {
    const { manager } = await createSupplier();
    const weights = { ...defaultScoring.weights, VIEW: 101 };
    for (const wrong of [{ weights }, { threshold: 0 }, { weights: {} }]) {
      expect((await decide(manager, wrong)).status).toBe(400);
    }
  });
});

describe("saved views", () => {
  test("are a person's own", async () => {
    const { company, manager } = await createSupplier();
    const colleague = await createUser({ company_key: company, roles: ["SUPPLIER_MANAGER"] });
    const id = await createLeadView(manager);
    const save = (name: string) =>
      leads.app.call("POST /leads/views", { as: manager, body: { name, query: {} } });
    expect((await save("hot ones")).body).toMatchObject({ code: "leads.view-name-taken" });
    expect((await save("All")).status).toBe(200);
    const listed = async (as: string) =>
      (await leads.app.call("GET /leads/views", { as })).body.content.map(({ name }) => name);
    expect(await listed(manager)).toEqual(["All", "Hot ones"]);
    expect(await listed(colleague.key)).toEqual([]);
    const remove = (as: string) =>
      leads.app.call("DELETE /leads/views/:viewId", { as, params: { viewId: id } });
    expect((await remove(colleague.key)).status).toBe(404);
    expect((await remove(manager)).status).toBe(200);
    expect(await listed(manager)).toEqual(["All"]);
  });
});
