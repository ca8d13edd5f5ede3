import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { api } from "../kernel/http/api.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { createAsset } from "./factory.ts";
import { documentRoutes } from "./routes.ts";

let database: FreshDatabase;
let app: FastifyInstance;
let authorization: string;

const inDays = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000));

beforeAll(async () => {
  database = await freshDatabase();
  const { authenticate, tokenFor } = await testIdentity();
  app = Fastify();
  await app.register(api, { prefix: "/api", routes: [documentRoutes], authenticate });
  await createCompany({ key: "owner" });
  const { key } = await createUser({ company_key: "owner", roles: ["SUPPLIER_EDITOR"] });
  authorization = `Bearer ${await tokenFor(key)}`;
  const { key: product_key } = await createProduct({ company_key: "owner", name: "Velourine" });
  const document = (name: string, valid_until: string | null) =>
    createAsset({ company_key: "owner", name, valid_until });
  await document("ended", inDays(-1));
  await document("today", inDays(0));
  await document("in a month", inDays(30));
  await document("in three months", inDays(90));
  await document("in a year", inDays(365));
  await createAsset({ company_key: "owner", product_key, name: "for ever" });
  for (const [name, position] of [
    ["second", 1],
    ["third", 2],
    ["first", 0],
  ] as const) {
    await createAsset({ company_key: "owner", product_key, kind: "IMAGE", name, position });
  }
});

afterAll(async () => {
  await app.close();
  await database.close();
});

async function names(query: string): Promise<string[]> {
  const url = `/api/companies/owner/assets?${query}`;
  const answer = await app.inject({ url, headers: { authorization } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().content.map(({ name }: { name: string }) => name);
}

const documents = "kind=DOCUMENT&sort=valid_until";

test.each([
  ["EXPIRED", ["ended"]],
  ["WITHIN_30_DAYS", ["today", "in a month"]],
  ["WITHIN_90_DAYS", ["today", "in a month", "in three months"]],
  ["UNLIMITED", ["for ever"]],
])("documents whose validity is %s", async (validity, expected) => {
  expect(await names(`${documents}&validity__eq=${validity}`)).toEqual(expected);
});

test("documents by a part of their product's name", async () => {
  expect(await names("kind=DOCUMENT&product__icontains=lourin")).toEqual(["for ever"]);
});

test("pictures in their order", async () => {
  expect(await names("kind=IMAGE&sort=position")).toEqual(["first", "second", "third"]);
});
