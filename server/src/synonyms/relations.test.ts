import type { NewSynonym } from "@neroli/contract/synonyms/schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/factory.ts";
import { catalogueRoutes } from "../catalogue/routes.ts";
import { testIdentity } from "../identity/factory.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { exportSynonyms } from "./queries/export-synonyms.ts";
import { synonymRoutes } from "./routes.ts";

let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
let app: TestApp;
let support = "";

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await createCatalogue();
  app = await testApp({ routes: [synonymRoutes, catalogueRoutes], ...(await testIdentity()) });
  support = (await createUser({ company_key: null, roles: ["NEROLI_SUPER"] })).key;
});
afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
});

const load = (text: string, call: "load" | "check" = "load") =>
  app.call(`POST /synonyms/${call}`, { as: support, body: { text } });

async function found(query: string): Promise<string[]> {
  const { body } = await app.call("GET /search/products/:offering", {
    params: { offering: "INGREDIENTS" },
    query: { query },
  });
  return body.content.map(({ name }) => name);
}

async function exported(): Promise<string[]> {
  expect((await app.call("GET /synonyms/export", { as: support })).status).toBe(200);
  return (await exportSynonyms()).trimEnd().split("\n");
}

test("a wider name leads to what it means, and not back", async () => {
  await createProduct({ name: "Fruitacidol", fields: {} });
  await createProduct({ name: "Lacticol", fields: { inci: "Lacticum acidum" } });
  await createProduct({ name: "Ablend", fields: { inci: "Aqua (and) Lacticum acidum" } });
  expect((await load("Fruitacidol; Obstsäurol > LACTICUM ACIDUM")).body.created).toBe(1);
  // What is named so stands first, then the substance, then what holds it.
  expect(await found("fruitacidol")).toEqual(["Fruitacidol", "Lacticol", "Ablend"]);
  expect(await found("obstsäurol")).toEqual(["Lacticol", "Ablend"]);
  expect(await found("lacticum acidum")).toEqual(["Lacticol", "Ablend"]);
});

test("names that mean the same are led to by the wider names of any of them", async () => {
  await createProduct({ name: "Polyacrylum", fields: {} });
  await load("Carbomerum; Polyacrylum\nCarbomark 940 > Carbomerum");
  expect(await found("carbomark 940")).toEqual(["Polyacrylum"]);
});

test("what may be wanted, too, stands behind everything else", async () => {
  await createProduct({ name: "Squalanum", fields: {} });
  await createProduct({ name: "Volatile siliconum", fields: { description: "Siliconum." } });
  await load("Siliconum ~ Squalanum");
  expect(await found("siliconum")).toEqual(["Volatile siliconum", "Squalanum"]);
  expect(await found("squalanum")).toEqual(["Squalanum"]);
});

test("what begins as a plant does is called as the plant is, its parts in that language", async () => {
  await createProduct({ name: "HELIANTHUM ANNUUM SEED OIL", fields: {} });
  await createProduct({ name: "HELIANTHUM PERENNE SEED OIL", fields: {} });
  await load(
    "HELIANTHUM ANNUUM …; Sunbloom; de: Sonnenblum\nOIL; de: Öl\nSEED; de: Samen; de: Kern",
  );
  for (const query of ["sunbloom seed oil", "sonnenblum kern öl", "sonnenblum"]) {
    expect(await found(query)).toEqual(["HELIANTHUM ANNUUM SEED OIL"]);
  }
  // It is found anew when the plant is called otherwise.
  const changed = await load("HELIANTHUM ANNUUM …; Sunbloom; de: Sonnenrad");
  expect(changed.body).toEqual({ created: 0, changed: 1, unchanged: 0, faults: [] });
  expect(await found("sonnenrad")).toEqual(["HELIANTHUM ANNUUM SEED OIL"]);
  expect(await found("sonnenblum")).toEqual([]);
});

test("lines are looked at, loaded as a whole or not at all, and exported as they were loaded", async () => {
  const lines = ["Aaone; de: Aaeins", "Aathree … ; Aadrei", "Aatwo ~ Aaone; Aathree"];
  const text = lines.join("\n");
  expect((await load(text, "check")).body).toMatchObject({ created: 3, changed: 0 });
  expect((await load(text)).body.created).toBe(3);
  expect((await load(text)).body).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
  expect((await exported()).filter((line) => line.startsWith("Aa"))).toEqual([
    "Aaone; de: Aaeins",
    "Aathree …; Aadrei",
    "Aatwo ~ Aaone; Aathree",
  ]);
  const wrong = `Aafour; Aavier\nalone\nAAFOUR; Twice\nx; zz: y`;
  expect((await load(wrong, "check")).body.faults).toEqual([
    { line: 2, fault: "too-few", text: "alone" },
    { line: 3, fault: "twice", text: "AAFOUR; Twice" },
    { line: 4, fault: "language", text: "x; zz: y" },
  ]);
  const refused = await load(wrong);
  expect([refused.status, refused.body]).toMatchObject([400, { code: "synonyms.faulty" }]);
  expect((await exported()).some((line) => line.startsWith("Aafour"))).toBe(false);
});

test("a group that leads nowhere is refused, and one that means the same leads to nothing", async () => {
  const create = (body: Partial<NewSynonym>) =>
    app.call("POST /synonyms", { as: support, body: { names: [{ text: "Wideone" }], ...body } });
  expect((await create({ relation: "NARROWER" })).body).toMatchObject({
    code: "synonyms.too-few",
  });
  const { body } = await create({
    names: [{ text: "Wideone" }, { text: "Widetwo" }] as NewSynonym["names"],
    leads_to: [{ text: "Anything", language: null }],
  });
  expect(body).toMatchObject({ relation: "EQUAL", leads_to: [] });
});

test("sixteen hundred groups are loaded in one call, and products are found by them soon", async () => {
  await createProduct({ name: "Viele 1234", fields: {} });
  const text = Array.from({ length: 1_600 }, (_, at) => `Many ${at}; Viele ${at}; de: Etwas ${at}`);
  const { body } = await load(text.join("\n"));
  expect(body.created).toBe(1_600);
  const list = await app.call("GET /synonyms", {
    as: support,
    query: { names__icontains: "viele" },
  });
  expect(list.body.total_elements).toBe(1_600);
  await expect.poll(() => found("etwas 1234")).toEqual(["Viele 1234"]);
  // Meanwhile and afterwards what is changed is found at once.
  await createProduct({ name: "Viele 77", fields: {} });
  expect(await found("etwas 77")).toEqual(["Viele 77"]);
});

test("what a group would change is told before it is kept", async () => {
  const preview = async (body: object) => {
    const call = "POST /search/group-preview";
    const answer = await app.call(call, { as: support, body: body as NewSynonym });
    return answer.body.content;
  };
  await createProduct({ name: "Previewol", fields: {} });
  await createProduct({ name: "Bblend", fields: { inci: "Aqua (and) Previewol" } });
  await createProduct({ name: "Not it", fields: { description: "Made beside previewol." } });
  const [asked, other] = await preview({
    names: [{ text: "Vorschauöl", language: "de" }, { text: "Previewol" }],
  });
  expect(asked).toEqual({
    name: "Vorschauöl",
    now: 0,
    more: 2,
    first: expect.arrayContaining(["Bblend", "Previewol"]),
  });
  expect(other).toMatchObject({ name: "Previewol", now: 3, more: 0 });
  const leading = { relation: "NARROWER", names: [{ text: "Wide preview" }] };
  expect(await preview({ ...leading, leads_to: [{ text: "previewol" }] })).toMatchObject([
    { now: 0, more: 2 },
  ]);
  expect(await found("vorschauöl")).toEqual([]);
});

test("what suppliers call it themselves is found below the INCI name, in whatever language", async () => {
  const fields = (other_names: string[], german: string[] = []) => ({
    inci: "Something else",
    other_names,
    ...(german.length > 0 && { "other_names@de": german }),
  });
  await createProduct({ name: "Aown", fields: fields(["Zibetol", "ZBT"], ["Moschuszibet"]) });
  await createProduct({ name: "Binci", fields: { inci: "Zibetol" } });
  await createProduct({ name: "Called", fields: { description: "With zibetol." } });
  expect(await found("zibetol")).toEqual(["Binci", "Aown", "Called"]);
  expect(await found("ZBT")).toEqual(["Aown"]);
  expect(await found("moschuszibet")).toEqual(["Aown"]);
});
