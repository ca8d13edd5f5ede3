import type { SynonymRelation } from "@neroli/contract/enumerations/synonyms.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createUser } from "../users/factory.ts";
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

test("the starting set is large, and no group of it says twice what another says", () => {
  const groups = startingSet();
  expect(groups.length).toBeGreaterThanOrEqual(1_500);
  const firsts = groups.map(({ relation, folded }) => `${relation} ${folded[0]}`);
  expect(firsts.filter((first, at) => firsts.indexOf(first) !== at)).toEqual([]);
  const count = (relation: SynonymRelation) =>
    groups.filter((group) => group.relation === relation).length;
  expect(count("BEGINNING")).toBeGreaterThan(300);
  expect(count("NARROWER")).toBeGreaterThan(200);
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
