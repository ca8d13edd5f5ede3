import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endpoints } from "@neroli/contract/endpoints.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allRoutes } from "./capabilities.ts";
import { startCatalogue } from "./catalogue/upkeep/start-catalogue.ts";
import { testIdentity } from "./identity/factory.ts";
import { startAssets } from "./kernel/assets/assets.ts";
import { answerChecker } from "./kernel/testing/check-answers.ts";
import { type FreshDatabase, freshDatabase } from "./kernel/testing/database.ts";
import { testMails } from "./kernel/testing/mails.ts";
import { type TestApp, testApp } from "./kernel/testing/test-app.ts";
import type { ForeignCall } from "./testing-foreign-call.ts";
import { foreignCalls } from "./testing-foreign-calls.ts";
import { createForeignWorld } from "./testing-foreign-world.ts";
import { createUser } from "./users/factory.ts";

// Every call is made as support, as a buyer and as nobody: an answer that the API document does not
// declare, by status, code or shape, throws in the caller of testApp().

type Name = keyof typeof endpoints;

/** Calls without a key that need something said. */
const besides: Partial<Record<Name, object>> = {
  "GET /search/products/:offering": { params: { offering: "INGREDIENTS" } },
  "GET /products": { query: { offering: "INGREDIENTS" } },
};

let folder: string;
let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
let mails: { close(): Promise<unknown> };
let app: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  mails = await testMails();
  folder = await mkdtemp(join(tmpdir(), "neroli-documented-"));
  startAssets({ data: folder });
  catalogue = await startCatalogue();
  app = await testApp({ routes: allRoutes, ...(await testIdentity()), asDocumented: true });
});
afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await mails.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test("every call answers as the API document says", async () => {
  const keyed: Partial<Record<string, ForeignCall>> = foreignCalls;
  const world = await createForeignWorld();
  const succeeded: string[] = [];
  // What is read comes first: other calls take away what it needs.
  const isRead = (name: Name) => name.startsWith("GET ");
  const names = (Object.keys(endpoints) as Name[]).toSorted(
    (a, b) => Number(isRead(b)) - Number(isRead(a)),
  );
  for (const name of names) {
    const sent = keyed[name]?.sent(world) ?? besides[name] ?? {};
    const support = await createUser({ roles: ["NEROLI_SUPER"], company_key: null });
    const buyer = await createUser({ roles: ["BUYER"] });
    for (const as of [support.key, buyer.key, null]) {
      const { status } = await app.call(name, { ...(as && { as }), ...sent });
      expect(status, name).toBeLessThan(500);
      if (status === 200) succeeded.push(name);
    }
  }
  // What some may ask of a call that everybody may make.
  const explained = { params: { offering: "INGREDIENTS" }, query: { explain: "true" } } as const;
  expect((await app.call("GET /search/products/:offering", explained)).status).toBe(403);
  const unread = names.filter((name) => isRead(name) && !succeeded.includes(name));
  expect(unread.length, unread.join()).toBeLessThan(names.filter(isRead).length / 3);
});

test("what the document does not declare is told", () => {
  const schema = { type: "object", required: ["a"], properties: { a: { type: "string" } } };
  const content = { "application/json": { schema } };
  const check = answerChecker({
    paths: { "/a/{key}": { get: { operationId: "GET /a/:key", responses: { 200: { content } } } } },
  });
  const answer = (status: number, body: unknown, media_type = "application/json") =>
    check("GET /a/:key", { status, media_type, body: () => body });
  expect(answer(200, { a: "b" })).toBeNull();
  expect(answer(200, { a: 1 })).toContain("must be string");
  expect(answer(200, {})).toContain("must have required property");
  expect(answer(204, null)).toContain("204 is not declared");
  expect(answer(200, "a", "text/html")).toContain("text/html");
});
