import { afterAll, beforeAll, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { isPassword } from "../kernel/passwords.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createUser } from "../users/factory.ts";
import { issueToken } from "./commands/mailed-tokens.ts";
import { registrationRoutes } from "./routes.ts";
import { createToken } from "./tokens/token.ts";

let database: { close(): Promise<void> };
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [registrationRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const current = "correct horse battery staple";
const chosen = "wintry orchards hum softly";

const change = (user: { key: string }, body: unknown) =>
  app.call("POST /users/profile/password", { as: user.key, body });

const hashOf = async (user: { key: string }) =>
  (
    await db()
      .selectFrom("users")
      .where("key", "=", user.key)
      .select("password_hash")
      .executeTakeFirstOrThrow()
  ).password_hash;

test("sets the new password, tells its owner, and voids links to set another", async () => {
  const user = await createUser({ password: current });
  const token = createToken();
  await issueToken({ user_key: user.key, purpose: "PASSWORD", token });
  expect((await change(user, { current, new: chosen })).status).toBe(200);
  expect(await isPassword(chosen, await hashOf(user))).toBe(true);
  const reset = { token, password: "somebody else chose this one" };
  expect((await app.call("POST /registration/password/reset", { body: reset })).body.code).toBe(
    "registration.link-not-valid",
  );
  const told = await db()
    .selectFrom("outbox")
    .where("topic", "=", "registration.password-changed")
    .where("key", "=", user.key)
    .select("id")
    .execute();
  expect(told).toHaveLength(1);
});

test.each([
  ["current", "profile.wrong-password", { current: "not the password", new: chosen }],
  ["new", "registration.weak-password", { current, new: "passwordpassword" }],
  ["new", "registration.weak-password", { current, new: "iloveyouforever" }],
  ["new", "request.invalid", { current, new: "short" }],
])("refuses what is wrong in %s as %s", async (path, code, body) => {
  const user = await createUser({ password: current });
  const before = await hashOf(user);
  const answer = await change(user, body);
  expect([answer.status, answer.body.code]).toEqual([400, code]);
  expect(answer.body.additional_data?.failures?.[0]?.path).toBe(path);
  expect(await hashOf(user)).toBe(before);
});

test("a company's name is no password of its people, and what everybody uses is nobody's", async () => {
  const { key } = await createCompany({ name: "Orchard & Quince GmbH" });
  const user = await createUser({ password: current, company_key: key });
  for (const [typed, fault] of [
    ["OrchardQuince2026", "personal"],
    ["Football-2024!", "common"],
  ]) {
    const { body } = await change(user, { current, new: typed });
    const [failure] = body.additional_data?.failures ?? [];
    expect(failure).toMatchObject({ path: "new", code: `registration.password.${fault}` });
  }
});

test("is not for visitors, nor for those who sign in elsewhere", async () => {
  const body = { current, new: chosen };
  expect((await app.call("POST /users/profile/password", { body })).status).toBe(401);
  const answer = await change(await createUser(), body);
  expect([answer.status, answer.body.code]).toEqual([409, "profile.no-password"]);
});

test("does not let anybody try passwords for long; right ones are not counted", async () => {
  const user = await createUser({ password: current });
  const wrong = { current: "not the password", new: chosen };
  expect((await change(user, { current, new: "passwordpassword" })).status).toBe(400);
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    expect((await change(user, wrong)).status, String(attempt)).toBe(400);
  }
  expect((await change(user, { current, new: chosen })).status).toBe(429);
});
