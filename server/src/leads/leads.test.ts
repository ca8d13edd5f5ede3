import {
  type InteractionKind,
  interactionKinds,
} from "@neroli/contract/enumerations/interactions.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { createLead } from "./factory.ts";
import { createBrandsPerson, createSupplier, type LeadsApp, startLeads } from "./testing-leads.ts";

let leads: LeadsApp;
let support: string;
beforeAll(async () => {
  leads = await startLeads();
  support = (await createUser({ company_key: null, roles: ["NEROLI_SUPER"] })).key;
});
afterAll(() => leads.stop());

const daysAgo = (days: number) => dayOf(new Date(Date.now() - days * 86_400_000));

describe("the score", () => {
  test("halves with each thirty days and is forgotten after ninety", async () => {
    const { manager, product } = await createSupplier();
    const deeds = [
      { kind: "DOWNLOAD" as const },
      { kind: "DOWNLOAD" as const, daysAgo: 29 },
      { kind: "VIEW" as const, daysAgo: 31 },
      { kind: "REQUEST_SAMPLE" as const, daysAgo: 61 },
      { kind: "REQUEST_SAMPLE" as const, daysAgo: 61, further: true },
      { kind: "REQUEST_QUOTE" as const, daysAgo: 91 },
      { kind: "IMPRESSION" as const },
    ];
    const { id } = await createLead({ product_key: product, deeds });
    const { parts, score, hot } = (await leads.openedBy(manager, id)).body;
    expect(parts).toEqual([
      { deed: "DOWNLOAD", times: 2, weight: 10, halvings: 0, points: 20 },
      { deed: "VIEW", times: 1, weight: 3, halvings: 1, points: 1 },
      { deed: "REQUEST_SAMPLE", times: 1, weight: 35, halvings: 2, points: 8 },
    ]);
    expect([score, hot]).toEqual([29, false]);
  });

  test("is the sum of its parts, in the list as of the opened lead, whatever was done", async () => {
    const { manager, product } = await createSupplier();
    const kinds = interactionKinds.filter((kind) => !/^(SEARCH|CREATE|UPDATE)/.test(kind));
    // The same numbers each time: a test that fails fails again.
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let lead = 0; lead < 12; lead++) {
      const deeds = Array.from({ length: 1 + next(40) }, () => ({
        kind: kinds[next(kinds.length)] as InteractionKind,
        daysAgo: next(120),
        further: next(5) === 0,
      }));
      await createLead({ product_key: product, deeds });
    }
    const { content } = await leads.listOf(manager, { from: daysAgo(200), size: "100" });
    expect(content).toHaveLength(12);
    expect(new Set(content.map(({ score }) => score)).size).toBeGreaterThan(6);
    expect(content.map(({ score }) => score)).toEqual(
      content.map(({ score }) => score).toSorted((one, other) => other - one),
    );
    for (const { id, score, hot } of content) {
      const { body } = await leads.openedBy(manager, id);
      expect(body.parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
      expect([body.score, body.hot]).toEqual([score, hot]);
      for (const { points, times, weight, halvings } of body.parts) {
        expect(points).toBe(Math.floor((times * weight) / 2 ** halvings));
      }
    }
  });
});

describe("the list", () => {
  test("is narrowed by what was done, when, with what, and by whom", async () => {
    const { company, manager, product } = await createSupplier();
    const other = await createProduct({ company_key: company, segment: "HOMECARE" });
    const { key: brand } = await createBrandsPerson();
    const german = await createLead({
      ...{ product_key: product, user_key: brand },
      deeds: [{ kind: "DOWNLOAD" }, { kind: "VIEW", daysAgo: 3 }],
    });
    const old = await createLead({
      ...{ product_key: other.key, deeds: [{ kind: "REQUEST_QUOTE", daysAgo: 40 }] },
    });
    const ancient = await createLead({
      ...{ product_key: product, deeds: [{ kind: "VIEW", daysAgo: 200 }] },
    });
    const found = async (query: Record<string, string> = {}) =>
      (await leads.listOf(manager, query)).content.map(({ id }) => id);
    expect(await found()).toEqual([old.id, german.id]);
    expect(await found({ sort: "-last_at" })).toEqual([german.id, old.id]);
    expect(await found({ sort: "last_at", size: "1", page: "1" })).toEqual([german.id]);
    expect(await found({ from: daysAgo(250) })).toContain(ancient.id);
    expect(await found({ from: daysAgo(60), to: daysAgo(30) })).toEqual([old.id]);
    expect(await found({ deed__eq: "DOWNLOAD" })).toEqual([german.id]);
    expect(await found({ product__eq: other.key })).toEqual([old.id]);
    expect(await found({ segment__eq: "HOMECARE" })).toEqual([old.id]);
    expect(await found({ country__eq: "DE", type__eq: "CONSUMER_CARE_BRAND" })).toContain(
      german.id,
    );
    expect(await found({ country__eq: "JP" })).toEqual([]);
    expect(await found({ status__eq: "NEW" })).toEqual([old.id, german.id]);
    expect(await found({ status__eq: "WON" })).toEqual([]);
    expect(await found({ assignee__eq: "nobody" })).toEqual([old.id, german.id]);
    expect(await found({ hot__eq: "true" })).toEqual([]);
    const [first] = (await leads.listOf(manager, { deed__eq: "DOWNLOAD" })).content;
    expect(first).toMatchObject({ deeds: 1, score: 13 });
    const refused: Record<string, string>[] = [
      { from: daysAgo(1), to: daysAgo(2) },
      { from: daysAgo(400) },
      { deed__eq: "SEARCH" },
      { sort: "name" },
    ];
    for (const query of refused) expect((await leads.read(manager, query)).status).toBe(400);
  });

  test("the history is what was done with this supplier, the newest first", async () => {
    const { manager, product } = await createSupplier();
    const elsewhere = await createSupplier();
    const { key: user_key } = await createBrandsPerson();
    const { id } = await createLead({
      ...{ product_key: product, user_key },
      deeds: [{ kind: "VIEW", daysAgo: 100 }, { kind: "DOWNLOAD" }],
    });
    const there = await createLead({ product_key: elsewhere.product, user_key });
    expect(there.id).not.toBe(id);
    const { body } = await leads.historyBy(manager, id);
    expect(body.content).toMatchObject([
      { deed: "DOWNLOAD", product: { key: product, name: "Betaine" } },
      { deed: "VIEW" },
    ]);
    expect(body.total_elements).toBe(2);
    expect((await leads.historyBy(manager, id, { deed__eq: "VIEW" })).body.total_elements).toBe(1);
  });
});

describe("who reads what", () => {
  test("another supplier reads nothing, support of whom it names", async () => {
    const { company, manager, product } = await createSupplier();
    const { id } = await createLead({ product_key: product });
    const stranger = (await createSupplier()).manager;
    expect((await leads.listOf(stranger)).total_elements).toBe(0);
    expect((await leads.listOf(stranger, { product__eq: product })).total_elements).toBe(0);
    expect((await leads.read(stranger, { company })).status).toBe(404);
    expect((await leads.openedBy(stranger, id)).status).toBe(404);
    expect((await leads.historyBy(stranger, id)).status).toBe(404);
    expect((await leads.read(support)).status).toBe(400);
    expect((await leads.listOf(support, { company })).content).toMatchObject([{ id }]);
    expect((await leads.openedBy(support, id)).status).toBe(200);
    expect((await leads.listOf(manager)).total_elements).toBe(1);
  });

  test("nobody without the role, and without a subscription that has leads", async () => {
    const { company, product } = await createSupplier();
    const { id } = await createLead({ product_key: product });
    const editor = (await createUser({ company_key: company, roles: ["SUPPLIER_EDITOR"] })).key;
    const without = (await createUser({ roles: ["SUPPLIER_MANAGER"] })).key;
    for (const as of [editor, without]) {
      expect((await leads.read(as)).status).toBe(403);
      expect((await leads.openedBy(as, id)).status).toBe(403);
      expect((await leads.historyBy(as, id)).status).toBe(403);
    }
    expect((await leads.app.call("GET /leads", { query: {} })).status).toBe(401);
  });
});
