import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { db } from "../kernel/db/db.ts";
import { publish } from "../kernel/events/events.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { randomOf } from "../kernel/testing/fuzz/random.ts";
import { createProduct } from "../products/factory.ts";
import { linkedValues } from "./indexed/linked-values.ts";
import { catalogue, emptyCatalogue } from "./serving/catalogue.ts";
import { fill, refresh } from "./upkeep/refresh.ts";
import { startCatalogue } from "./upkeep/start-catalogue.ts";

// Formulations contain what the products in them say publicly, and are put anew only when that is
// something else than they were put with.

let database: FreshDatabase;
let running: { stop(): Promise<void> };
const companies = ["maker-1", "maker-2"];
const products = ["rose", "iris", "lily"];
const formulations = ["cream", "lotion"];
const names = ["RETINOL", "NIACINAMIDE"];

const made = (...keys: string[]) => [
  { name: "A", ingredients: keys.map((product) => ({ name: product, product, weight: "5%" })) },
];

beforeAll(async () => {
  database = await freshDatabase();
});

beforeEach(async () => {
  for (const key of companies) await createCompany({ key });
  for (const [at, key] of products.entries()) {
    const company_key = companies[at % companies.length] ?? "";
    await createProduct({ key, company_key, fields: { name: key, inci: "RETINOL" } });
  }
  for (const key of formulations) {
    const fields = { name: key, phases: made("rose", "iris") };
    await createProduct({ key, company_key: "maker-1", offering: "FORMULATIONS", fields });
  }
  running = await startCatalogue();
});

afterEach(async () => {
  await running.stop();
  await db().deleteFrom("products").execute();
  await db().deleteFrom("companies").execute();
});

afterAll(() => database.close());

/** Written and not told yet, as by another process. */
const write = (key: string, change: { fields?: object; visibility?: object; name?: string }) =>
  db()
    .updateTable("products")
    .set({
      ...(change.name && { name: change.name }),
      ...(change.fields && { fields: JSON.stringify(change.fields) }),
      ...(change.visibility && { visibility: JSON.stringify(change.visibility) }),
    })
    .where("key", "=", key)
    .execute();

const tell = (...keys: string[]) =>
  publish(keys.map((key) => ({ topic: "product.changed" as const, key })));

const report = (error: unknown) => {
  throw error;
};

const everything = { tier: 2, own_company: null, own_tier: 2, type: null } as const;

async function find(
  asked: { text?: string; inci?: string },
  { searcher } = catalogue(),
): Promise<string[]> {
  const { text = "", inci } = asked;
  const contains = inci === undefined ? [] : [{ group: "inci", values: [inci.toLowerCase()] }];
  const { hits } = await searcher.search(
    "FORMULATIONS",
    { text, filters: {}, contains, page: 0, size: 50, count_facets: false },
    everything,
  );
  return hits.map(({ key }) => key).toSorted();
}

describe("a product in formulations that changes", () => {
  test("leaves them alone when it says publicly what it said", async () => {
    await tell("rose");
    // Who puts the formulation anew finds its new name, which nobody has told.
    await write("cream", { name: "Unheard" });
    await write("rose", { fields: { name: "Rosa", inci: "RETINOL" } });
    await tell("rose");
    expect(await find({ text: "unheard" })).toEqual([]);
    await write("rose", { fields: { name: "Rosa", inci: "NIACINAMIDE" } });
    await tell("rose");
    expect(await find({ text: "unheard" })).toEqual(["cream"]);
    expect(await find({ inci: "niacinamide" })).toEqual(formulations);
  });

  test("back to what it was, does not leave what a formulation was put with in between", async () => {
    await tell("rose", "iris");
    for (const key of ["rose", "iris"]) {
      await write(key, { fields: { name: key, inci: "NIACINAMIDE" } });
    }
    await tell("cream");
    expect(await find({ inci: "niacinamide" })).toEqual(["cream"]);
    for (const key of ["rose", "iris"]) {
      await write(key, { fields: { name: key, inci: "RETINOL" } });
    }
    await tell("rose", "iris");
    expect(await find({ inci: "niacinamide" })).toEqual([]);
  });

  test("is read again after a reading that failed", async () => {
    await tell("rose");
    await write("rose", { fields: { name: "rose", inci: "NIACINAMIDE" } });
    const searcher = { ...catalogue().searcher, search: () => Promise.reject(new Error("away")) };
    const changed = { products: new Set(["rose"]), companies: new Set<string>() };
    await expect(refresh({ ...catalogue(), searcher }, changed)).rejects.toThrow("away");
    await refresh(catalogue(), changed);
    expect(await find({ inci: "niacinamide" })).toEqual(formulations);
  });
});

test("of many products the earlier ones are forgotten, and asked for again", () => {
  const linked = linkedValues();
  const keysFrom = (first: number) => Array.from({ length: 15_000 }, (_, at) => `p-${first + at}`);
  const said = new Map([["p-0", { inci: "RETINOL" }]]);
  expect(linked.expect(keysFrom(0), said)).toHaveLength(15_000);
  expect(linked.expect(keysFrom(0), said)).toEqual([]);
  linked.expect(keysFrom(15_000), said);
  expect(linked.expect(["p-0"], said)).toEqual(["p-0"]);
});

test.each([1, 2, 3, 4])(
  "whatever changes in whichever order, as told at last (%i)",
  async (seed) => {
    const random = randomOf(seed);
    const untold = { products: new Set<string>(), companies: new Set<string>() };
    const steps = [
      async function productSays() {
        const key = random.pick(products);
        const visibility = random.chance(0.2) ? { inci: "PRIVATE" } : {};
        untold.products.add(key);
        await write(key, { fields: { name: key, inci: random.pick(names) }, visibility });
      },
      async function formulationIsMade() {
        const key = random.pick(formulations);
        const phases = made(...products.filter(() => random.chance(0.6)));
        untold.products.add(key);
        await write(key, { fields: { name: key, phases } });
      },
      async function companyIsShown() {
        const key = random.pick(companies);
        const enabled = random.chance(0.9);
        untold.companies.add(key);
        await db().updateTable("companies").set({ enabled }).where("key", "=", key).execute();
      },
      () => told(0.3),
    ];
    const told = async (chance: number) => {
      const some = (keys: Set<string>) =>
        [...keys].filter((key) => random.chance(chance) && keys.delete(key));
      const companies = some(untold.companies);
      await Promise.all([
        tell(...some(untold.products)),
        publish(companies.map((key) => ({ topic: "company.changed" as const, key }))),
      ]);
    };
    for (let round = 0; round < 40; round += 1) {
      for (let step = 0; step < 8; step += 1) await random.pick(steps)();
      await told(1);
      const anew = emptyCatalogue({ threads: 0, readPortal: async () => null, report });
      await fill(anew);
      for (const inci of names) {
        expect(await find({ inci }), `${inci} after ${round}`).toEqual(await find({ inci }, anew));
      }
      await anew.stop();
    }
  },
);
