import type { TopicKind } from "@neroli/contract/enumerations/topics.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { visitor } from "../kernel/actor.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createEvent } from "../portals/factory.ts";
import { createProduct } from "../products/factory.ts";
import { countAddresses, listAddresses } from "../site/queries/list-addresses.ts";
import { createUser } from "../users/factory.ts";
import { listTopics } from "./queries/list-topics.ts";
import { wholeContents } from "./queries/whole-contents.ts";
import { catalogueRoutes } from "./routes.ts";
import { startCatalogue } from "./upkeep/start-catalogue.ts";

let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
let app: TestApp;
let colleague: string;

beforeAll(async () => {
  database = await freshDatabase();
  const { key: company_key } = await createCompany({});
  const { key: disabled } = await createCompany({ enabled: false });
  const make = (key: string, fields: object, given = {}) =>
    createProduct({ key, company_key, fields: { name: key, ...fields }, ...given });
  await make("one", {
    inci: "PEG-40 Stearate",
    functions: ["Humectant", "Skin conditioning"],
    applications: ["Shower gel"],
  });
  await make("two", { inci: "Glycerin (and) Methylparaben", functions: ["Humectant"] });
  const secret = {
    inci: "Secretum",
    functions: ["Secret function"],
    applications: ["Secret application"],
  };
  await make("disabled", secret, { company_key: disabled });
  await make("trashed", secret, { trashed_at: new Date() });
  await make("restricted", secret, {
    visibility: { inci: "RESTRICTED", functions: "PRIVATE", applications: "RESTRICTED" },
  });
  colleague = (await createUser({ company_key })).key;
  catalogue = await startCatalogue();
  app = await testApp({ routes: [catalogueRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
});

const list = async (kind: TopicKind, as?: string, language = "en") => {
  const headers = { "accept-language": language };
  const { body } = await app.call("GET /search/topics/:kind", {
    ...{ params: { kind }, headers },
    ...(as && { as }),
  });
  return body.content;
};
const find = async (kind: TopicKind, topicKey: string, as?: string) =>
  app.call("GET /search/topics/:kind/:topicKey", {
    params: { kind, topicKey: encodeURIComponent(topicKey) },
    ...(as && { as }),
  });

test("topics are listed with what a visitor may see of them, in the order of their names", async () => {
  expect(await list("functions")).toMatchObject([
    { key: "humectant", label: "Humectant", count: 2 },
    { key: "skin-conditioning", value: "Skin conditioning", count: 1 },
  ]);
  expect((await list("applications")).map(({ key }) => key)).toEqual(["shower-gel"]);
  expect(await list("inci")).toMatchObject([
    { key: "glycerin", label: "Glycerin", family: false },
    { key: "methylparaben" },
    { key: "parabens", label: "Parabens", family: true, count: 1 },
    { key: "peg_40-stearate", label: "PEG-40 Stearate" },
    { key: "pegs", family: true },
  ]);
});

test("a colleague sees more, and nobody what is in the trash", async () => {
  expect((await list("inci", colleague)).find(({ key }) => key === "secretum")?.count).toBe(1);
  expect((await find("applications", "secret-application", colleague)).body.count).toBe(1);
  for (const [kind, key] of [
    ["inci", "secretum"],
    ["functions", "secret-function"],
    ["applications", "secret-application"],
  ] as const) {
    expect((await find(kind, key)).status).toBe(404);
  }
});

test("a topic is found by its key, in whatever spelling, and says the one of its page", async () => {
  expect((await find("inci", "PEG_40-Stearate")).body).toMatchObject({ key: "peg_40-stearate" });
  expect((await find("inci", "aqua")).status).toBe(404);
  expect((await find("inci", "parabens")).body).toMatchObject({ family: true, count: 1 });
  expect((await find("functions", "SKIN conditioning")).body.key).toBe("skin-conditioning");
  expect((await find("functions", "-")).status).toBe(404);
  expect((await find("inci", "~_-")).status).toBe(404);
});

test("a portal's host has the topics of what the portal shows", async () => {
  const { key: company } = await createCompany({});
  await createProduct({ company_key: company, fields: { functions: ["Chelating"] } });
  const { key: portal } = await createEvent({ type: "BRAND_PORTAL", companies: [company] });
  await expect
    .poll(async () =>
      (await listTopics({ ...visitor("en"), portal }, "functions")).map(({ key }) => key),
    )
    .toEqual(["chelating"]);
});

test("names are in the reader's language", async () => {
  const [german] = await list("inci", undefined, "de").then((topics) =>
    topics.filter(({ family }) => family),
  );
  expect(german?.label).toBe("Parabene");
});

test("names are counted once until something changes, and then tell of it", async () => {
  const viewer = { tier: 0, own_company: null, own_tier: 0, type: null } as const;
  const asked = { group: "inci", limit: 10 } as const;
  const count = (more = {}) => wholeContents("INGREDIENTS", asked, { ...viewer, ...more });
  const counted = count();
  expect(count()).toBe(counted);
  expect(count({ tier: 1 })).not.toBe(counted);
  const { key: company_key } = await createCompany({});
  await createProduct({ company_key, fields: { inci: "Squalane" } });
  const told = async () => (await count()).map(({ value }) => value);
  await expect.poll(told).toContain("squalane");
});

test("search engines are told the topics of which a visitor sees something", async () => {
  const paths = (await listAddresses("topics")).map(({ path }) => path);
  expect(paths).toContain("/ingredients/inci/peg_40-stearate");
  expect(paths).toContain("/ingredients/functions/humectant");
  expect(paths).toContain("/ingredients/applications");
  expect(paths.filter((path) => path.includes("secret"))).toEqual([]);
  expect(await countAddresses("topics")).toBe(paths.length);
  expect(await listAddresses("topics", { key: "fair", takes_sign_ups: true })).toEqual([]);
});
