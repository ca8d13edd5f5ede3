import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBadge } from "../badges/factory.ts";
import { rollUp } from "../interactions/commands/roll-up.ts";
import { createInteractions } from "../interactions/factory.ts";
import { db } from "../kernel/db/db.ts";
import { createEvent, createEventUser } from "../portals/factory.ts";
import { createRequest } from "../requests/factory.ts";
import { createScan } from "../scans/factory.ts";
import { createLead } from "./factory.ts";
import { createBrandsPerson, createSupplier, type LeadsApp, startLeads } from "./testing-leads.ts";

let leads: LeadsApp;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.stop());

describe("who is shown follows what the reader agreed to", () => {
  const named = {
    ...{ name: "Wilhelmine Quandt", named_by: "CONSENT" },
    company: { key: expect.any(String), name: "Maison Ambre" },
  };

  test("NAMED: by name", async () => {
    const { manager, product } = await createSupplier();
    const { key: user_key } = await createBrandsPerson();
    const { id } = await createLead({ product_key: product, user_key });
    const { content } = await leads.listOf(manager);
    expect(content).toMatchObject([{ id, person: named, type: "CONSUMER_CARE_BRAND" }]);
    expect((await leads.openedBy(manager, id)).body.person).toEqual(named);
  });

  test("RECORDED: what the company is and where, and no word more", async () => {
    const { manager, product } = await createSupplier();
    const { key: user_key, email } = await createBrandsPerson();
    const { id } = await createLead({ product_key: product, user_key, consent: "RECORDED" });
    const opened = await leads.openedBy(manager, id);
    const answers = [await leads.read(manager), opened, await leads.historyBy(manager, id)];
    const text = JSON.stringify(answers);
    for (const word of ["Wilhelmine", "Quandt", "Maison", user_key, email]) {
      expect(text).not.toContain(word);
    }
    const { person, type, country } = opened.body;
    expect({ person, type, country }).toEqual({
      ...{ person: null, type: "CONSUMER_CARE_BRAND", country: "DE" },
    });
  });

  test("NONE: no lead, and nobody's is counted", async () => {
    const { manager, product } = await createSupplier();
    const { id } = await createLead({ product_key: product, consent: "NONE" });
    expect(id).toBeNull();
    expect((await leads.listOf(manager)).total_elements).toBe(0);
  });

  test("a request to this supplier names its sender; one to another supplier does not", async () => {
    const { manager, product, company } = await createSupplier();
    const { key: user_key } = await createBrandsPerson();
    const { id } = await createLead({ product_key: product, user_key, consent: "RECORDED" });
    await createRequest({ buyer_key: user_key });
    expect((await leads.openedBy(manager, id)).body.person).toBeNull();
    await createRequest({ buyer_key: user_key, company_key: company, products: [product] });
    expect((await leads.openedBy(manager, id)).body.person).toEqual({
      ...named,
      named_by: "REQUEST",
    });
  });

  test("withdrawing takes the person away at once, and in the end the lead", async () => {
    const { manager, product } = await createSupplier();
    const { key: user_key } = await createBrandsPerson();
    const { id } = await createLead({ product_key: product, user_key });
    await leads.agree(user_key, "RECORDED");
    expect((await leads.openedBy(manager, id)).body.person).toBeNull();
    expect((await leads.listOf(manager)).content).toMatchObject([{ id, person: null }]);
    await leads.agree(user_key, "NONE");
    expect((await leads.listOf(manager)).total_elements).toBe(0);
    for (const answer of [await leads.openedBy(manager, id), await leads.historyBy(manager, id)]) {
      expect(answer.status).toBe(404);
    }
  });

  test("a browser that agreed is a lead without a name", async () => {
    const { manager, product } = await createSupplier();
    const visitor = "0b0fb3a8-50bb-4a3d-8b55-0d6f4d6f2a11";
    await createInteractions([{ kind: "VIEW", product_key: product, visitor, country: "FR" }]);
    await rollUp();
    expect((await leads.listOf(manager)).content).toMatchObject([
      { person: null, type: null, country: "FR", deeds: 1 },
    ]);
    await leads.app.call("DELETE /interactions/visitors/:visitor", { params: { visitor } });
    expect((await leads.listOf(manager)).total_elements).toBe(0);
  });

  test("own people and support are nobody's leads, whatever they were when they looked", async () => {
    const { company, manager, product } = await createSupplier();
    const [changed, promoted] = [await createBrandsPerson(), await createBrandsPerson()];
    const ids = [];
    for (const { key } of [changed, promoted]) {
      ids.push((await createLead({ product_key: product, user_key: key })).id);
    }
    await db()
      .updateTable("users")
      .set({ company_key: company })
      .where("key", "=", changed.key)
      .execute();
    await db()
      .updateTable("users")
      .set({ roles: ["NEROLI_EDITOR"] })
      .where("key", "=", promoted.key)
      .execute();
    expect((await leads.listOf(manager)).total_elements).toBe(0);
    for (const id of ids) expect((await leads.openedBy(manager, id)).status).toBe(404);
  });
});

describe("a scan at a stand", () => {
  test("is the same lead's, and names who lets the name be shown there", async () => {
    const { company, manager, product } = await createSupplier();
    const { key: user_key } = await createBrandsPerson();
    const { id } = await createLead({ product_key: product, user_key, consent: "RECORDED" });
    const { key: event_key } = await createEvent({ type: "TRADE_SHOW", companies: [company] });
    await createEventUser({ event_key, user_key, status: "VERIFIED" });
    const { code, id: badge } = await createBadge({ event_key, user_key });
    await createScan({ event_key, company_key: company, read: code });
    const list = await leads.listOf(manager);
    expect(list.content).toMatchObject([{ id, deeds: 2, score: 33, person: null }]);
    const { body } = await leads.historyBy(manager, id);
    expect(body.content.map(({ deed }) => deed).sort()).toEqual(["SCAN", "VIEW"]);
    expect((await leads.listOf(manager, { deed__eq: "SCAN" })).total_elements).toBe(1);
    await db()
      .updateTable("badges")
      .set({ consents: ["NAME"] })
      .where("id", "=", badge)
      .execute();
    expect((await leads.openedBy(manager, id)).body.person).toMatchObject({ named_by: "SCAN" });
  });

  test("at another supplier's stand names nobody here", async () => {
    const { manager, product } = await createSupplier();
    const neighbour = await createSupplier();
    const { key: user_key } = await createBrandsPerson();
    for (const product_key of [product, neighbour.product]) {
      await createLead({ product_key, user_key, consent: "RECORDED" });
    }
    const companies = [neighbour.company];
    const { key: event_key } = await createEvent({ type: "TRADE_SHOW", companies });
    await createEventUser({ event_key, user_key, status: "VERIFIED" });
    const { code } = await createBadge({ event_key, user_key, consents: ["NAME"] });
    await createScan({ event_key, company_key: neighbour.company, read: code });
    expect((await leads.listOf(neighbour.manager)).content).toMatchObject([
      { person: { named_by: "SCAN" } },
    ]);
    expect((await leads.listOf(manager)).content).toMatchObject([{ person: null, deeds: 1 }]);
  });

  test("of who does not want to be remembered makes no lead", async () => {
    const { company, manager } = await createSupplier();
    const { key: user_key } = await createBrandsPerson();
    const { key: event_key } = await createEvent({ type: "TRADE_SHOW", companies: [company] });
    await createEventUser({ event_key, user_key, status: "VERIFIED" });
    const { code } = await createBadge({ event_key, user_key, consents: ["NAME"] });
    await createScan({ event_key, company_key: company, read: code });
    expect((await leads.listOf(manager)).total_elements).toBe(0);
  });
});
