import { afterAll, beforeAll, expect, test } from "vitest";
import { testIdentity } from "../identity/factory.ts";
import { startFlags } from "../kernel/flags/flags.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { referenceRoutes } from "./routes.ts";

let database: FreshDatabase;
let app: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [referenceRoutes], ...(await testIdentity()) });
});

afterAll(async () => {
  await app.close();
  await database.close();
});

test("the flags that pages obey", async () => {
  for (const on of [true, false]) {
    await startFlags(new Map([["maintenance", on]]));
    expect((await app.call("GET /reference/flags")).body).toEqual({ maintenance: on });
  }
});

test("the languages in their own words", async () => {
  const { body } = await app.call("GET /reference/data/languages");
  expect(body.content).toEqual([
    { key: "en", name: "English" },
    { key: "de", name: "Deutsch" },
    { key: "it", name: "Italiano" },
    { key: "fr", name: "Français" },
    { key: "es", name: "Español" },
  ]);
});

test("the languages that people speak, by name in the reader's", async () => {
  const headers = { "accept-language": "de" };
  const { body } = await app.call("GET /reference/data/languages", { headers });
  expect(body.spoken).toHaveLength(183);
  expect(body.spoken).toContainEqual({ key: "el", name: "Griechisch" });
  // No code without a name, and in alphabetical order: Ä stands with A.
  expect(body.spoken.filter(({ key, name }) => key === name)).toEqual([]);
  const place = (key: string) => body.spoken.findIndex((each) => each.key === key);
  expect(place("et")).toBeLessThan(place("fi"));
});
