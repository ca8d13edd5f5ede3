import { afterAll, beforeAll, expect, test } from "vitest";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createUser } from "../users/factory.ts";
import { foldNames } from "./commands/fold-names.ts";
import { seedSynonyms, startingSet } from "./commands/seed-synonyms.ts";
import { synonymRoutes } from "./routes.ts";

let database: FreshDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [synonymRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const groupIds = async () => {
  const rows = await db().selectFrom("synonyms").select("id").execute();
  return rows.map(({ id }) => String(id));
};

test("the starting set is large, and each group has names to tell apart", () => {
  const groups = startingSet();
  expect(groups.length).toBeGreaterThanOrEqual(150);
  for (const names of groups) {
    expect(foldNames(names).names.length).toBeGreaterThanOrEqual(2);
    expect(names.every(({ text }) => text === text.trim() && !/[;:]/.test(text))).toBe(true);
  }
});

test("an installation begins with it once; what support removes stays removed, also all", async () => {
  await Promise.all([seedSynonyms(), seedSynonyms()]);
  await seedSynonyms();
  expect(await groupIds()).toHaveLength(startingSet().length);

  const [last = "", ...others] = await groupIds();
  await db().deleteFrom("synonyms").where("id", "in", others).execute();
  const { key } = await createUser({ company_key: null, roles: ["NEROLI_SUPER"] });
  const removed = await app.call("DELETE /synonyms/:synonymId", {
    as: key,
    params: { synonymId: last },
  });
  expect(removed.status).toBe(200);
  await seedSynonyms();
  expect(await groupIds()).toEqual([]);
});
