import { afterAll, beforeAll, expect, test } from "vitest";
import { createCompany } from "../../companies/factory.ts";
import { testIdentity } from "../../identity/factory.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { type TestApp, testApp } from "../../kernel/testing/test-app.ts";
import { createUser } from "../factory.ts";
import { userRoutes } from "../routes.ts";

let database: { close(): Promise<void> };
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [userRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const profileOf = (user: { key: string }) => app.call("GET /users/profile", { as: user.key });

test("answers the signed-in user with its company and rights", async () => {
  const company = await createCompany({ name: "Maison Ambre", type: "CONSUMER_CARE_BRAND" });
  const user = await createUser({
    company_key: company.key,
    firstname: "Chiara",
    roles: ["BUYER_MANAGER"],
    permissions: { "search.portal.brand": "view" },
  });
  expect(await profileOf(user)).toEqual({
    status: 200,
    body: {
      key: user.key,
      title: null,
      firstname: "Chiara",
      lastname: user.lastname,
      email: user.email,
      roles: ["BUYER_MANAGER"],
      permissions: { "search.portal.brand": "view" },
      status: "VERIFIED",
      department: null,
      language: null,
      company: {
        key: company.key,
        name: "Maison Ambre",
        type: "CONSUMER_CARE_BRAND",
        verified: true,
        logo: null,
      },
      vetted: true,
      staging: false,
    },
  });
});

test("is not for a visitor", async () => {
  expect(await app.call("GET /users/profile")).toMatchObject({
    status: 401,
    body: { code: "access.signed-out" },
  });
});

test("is for a user without a company too", async () => {
  const { status, body } = await profileOf(await createUser({ company_key: null }));
  expect(status).toBe(200);
  expect(body).toMatchObject({ company: null, vetted: false });
});

test("knows the internal staging company", async () => {
  const { key } = await createCompany({ key: "neroli-staging" });
  const { body } = await profileOf(await createUser({ company_key: key }));
  expect(body.staging).toBe(true);
});

test.each([
  ["an unverified user", { status: "AWAITING_VERIFICATION" }, {}],
  ["a user of an unverified company", {}, { verified: false }],
  ["a user of a disabled company", {}, { enabled: false }],
])("%s is not vetted", async (_who, user, company) => {
  const { key } = await createCompany(company);
  const { status, body } = await profileOf(await createUser({ ...user, company_key: key }));
  expect(status).toBe(200);
  expect(body.vetted).toBe(false);
});
