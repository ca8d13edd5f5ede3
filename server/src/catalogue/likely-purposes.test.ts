import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { writePurposes } from "./meaning/kept-purposes.ts";
import { setKnownPurposes } from "./meaning/known-purposes.ts";
import { createLearner } from "./meaning/learn-purposes.ts";
import { marksOf } from "./meaning/marks.ts";
import { catalogueRoutes } from "./routes.ts";
import { schemas } from "./serving/catalogue.ts";
import { readDatabase } from "./snapshot/find-snapshot.ts";
import { madeBy } from "./snapshot/made-by.ts";
import { startCatalogue } from "./upkeep/start-catalogue.ts";

let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
let app: TestApp;

// As many say what they are for as it takes until others are told by them.
beforeAll(async () => {
  database = await freshDatabase();
  const { key: company_key } = await createCompany();
  await sql`
    insert into products (key, company_key, offering, segment, name, fields, state)
    select 'told-' || at, ${company_key}, 'INGREDIENTS', 'PERSONALCARE', word || ' ' || at,
      jsonb_build_object('name', word || ' ' || at, 'inci', word || ' Nr' || at,
        'functions', jsonb_build_array(purpose)), 'LISTED'
    from generate_series(1, 520) as at, lateral (select
      case when at % 2 = 0 then 'Zephyroleate' else 'Quibosulfate' end as word,
      case when at % 2 = 0 then 'Testsoftener' else 'Testcleanser' end as purpose) as told
  `.execute(db());
  const silent = (key: string, inci: string, more = {}) =>
    createProduct({ key, company_key, fields: { name: inci, inci, ...more } });
  await silent("silent", "Viola Zephyroleate");
  await silent("strange", "Viola Unheardof");
  catalogue = await startCatalogue();
  app = await testApp({ routes: [catalogueRoutes], ...(await testIdentity()) });
});

afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
});

const keysFor = async (query: string, size = 24, page = 0) => {
  const { body } = await app.call("GET /search/products/:offering", {
    params: { offering: "INGREDIENTS" },
    query: { query, size: String(size), page: String(page) },
  });
  return { keys: body.content.map(({ key }) => key), total: body.total_elements, body };
};

test("an ingredient that does not say what it is for is found behind all that do", async () => {
  const { keys, total } = await keysFor("Testsoftener");
  expect(total).toBe(261);
  expect(keys).not.toContain("silent");
  const last = await keysFor("Testsoftener", 100, 2);
  expect(last.keys.at(-1)).toBe("silent");
});

test("its own name is untouched, and no facet counts what is only likely", async () => {
  expect((await keysFor("Viola Zephyroleate")).keys[0]).toBe("silent");
  const { body } = await keysFor("Viola");
  const functions = body.facets.find(({ group }) => group === "functions");
  expect(functions?.values ?? []).toEqual([]);
});

test("what was learnt before a restart is known when documents are made, and not learnt anew", async () => {
  const learner = createLearner();
  const name = "Viola Unheardof";
  for (let times = 0; times < 3; times++) {
    learner.add(marksOf("PERSONALCARE", { name, inci: name }), ["Testsoftener"]);
    learner.add(["other"], ["Testcleanser"]);
  }
  const folder = await mkdtemp(path.join(tmpdir(), "neroli-learnt-"));
  const { identity } = await readDatabase();
  const place = { folder, made_by: await madeBy(schemas), database: identity ?? "" };
  const hour = 3_600_000;
  const startWith = async (age: number) => {
    await catalogue.stop();
    setKnownPurposes(undefined);
    await writePurposes(place, { at: Date.now() - age, purposes: learner.finish() });
    const position = () => ({ transaction_id: "1", id: 0 });
    catalogue = await startCatalogue({ snapshots: { folder, position } });
    return (await keysFor("Testsoftener", 100, 2)).keys;
  };
  try {
    expect(await startWith(13 * hour)).not.toContain("strange");
    expect(await startWith(11 * hour)).toContain("strange");
  } finally {
    await catalogue.stop();
    catalogue = await startCatalogue();
    await rm(folder, { recursive: true });
  }
});
