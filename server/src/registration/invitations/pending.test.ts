import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createCompany } from "../../companies/factory.ts";
import { db } from "../../kernel/db/db.ts";
import { createUser } from "../../users/factory.ts";
import { trimTokens } from "../commands/trim-tokens.ts";
import { signUpForm } from "../factory.ts";
import {
  type Inviting,
  newTeam,
  startInviting,
  tokenIn,
  type User,
} from "./testing-invitations.ts";

let inviting: Inviting;
beforeAll(async () => {
  inviting = await startInviting();
});
afterAll(() => inviting.close());

let team: Awaited<ReturnType<typeof newTeam>>;
beforeEach(async () => {
  team = await newTeam(inviting);
});

const pending = async (as: User, companyKey = team.company) =>
  inviting.app.call("GET /companies/:companyKey/invitations", {
    as: as.key,
    params: { companyKey },
  });
const withdraw = (as: User, invitationKey: string) =>
  inviting.app.call("DELETE /companies/:companyKey/invitations/:invitationKey", {
    as: as.key,
    params: { companyKey: team.company, invitationKey },
  });
const opens = (registrationKey: string) =>
  inviting.app.call("GET /registration/invitations/:registrationKey", {
    params: { registrationKey },
  });

test("the team reads who is invited and by whom, without those who came another way", async () => {
  const { company, manager, invite } = team;
  await invite(manager, ["cleo@example.org", "dora@example.org"]);
  await createUser({ company_key: company, email: "Dora@example.org" });
  const { body } = await pending(manager);
  expect(body.content).toMatchObject([{ email: "cleo@example.org", inviter: "Urs Keller" }]);
  const support = await createUser({ roles: ["NEROLI_EDITOR"], company_key: null });
  expect((await pending(support)).body.total_elements).toBe(1);
  const stranger = await createUser({
    roles: ["SUPPLIER_MANAGER"],
    company_key: (await createCompany()).key,
  });
  expect((await pending(stranger)).status).toBe(404);
  const colleague = await createUser({ roles: ["SUPPLIER_EDITOR"], company_key: company });
  expect((await pending(colleague)).status).toBe(403);
});

test("of who never came nothing is kept two months after the link has ended", async () => {
  const { manager, invite } = team;
  const old = "hugo@example.org";
  await invite(manager, [old, "iris@example.org"]);
  await sql`
    update invitations set expires_at = now() - interval '61 days' where email = ${old}`.execute(
    db(),
  );
  await trimTokens();
  expect((await pending(manager)).body.content).toMatchObject([{ email: "iris@example.org" }]);
});

test("a withdrawn one is gone, its link says so, nobody signs up by it; it can be sent anew", async () => {
  const { company, manager, invite } = team;
  const email = "enzo@alpenkraut.example";
  await invite(manager, [email]);
  const [first] = await inviting.mailsTo(email);
  const [{ key } = { key: "" }] = (await pending(manager)).body.content;
  expect((await opens(tokenIn(first))).body).toMatchObject({ vouched: true });
  expect((await withdraw(manager, key)).status).toBe(200);
  expect((await withdraw(manager, key)).status).toBe(200);
  expect((await pending(manager)).body.content).toEqual([]);
  const closed = await opens(tokenIn(first));
  expect([closed.status, closed.body.additional_data?.reason]).toEqual([410, "WITHDRAWN"]);
  const form = signUpForm({ email, registration_key: tokenIn(first) });
  expect((await inviting.app.call("POST /registration/signup", { body: form })).status).toBe(410);
  const resent = await inviting.app.call("POST /users/resend/verification", {
    as: manager.key,
    body: { username: email, company },
  });
  expect(resent.status).toBe(404);

  await invite(manager, [email]);
  expect((await pending(manager)).body.content).toMatchObject([{ key, email }]);
  const mails = await inviting.mailsTo(email);
  expect((await opens(tokenIn(mails[1]))).status).toBe(200);
  expect((await opens(tokenIn(first))).body.additional_data?.reason).toBe("EXPIRED");
});

test("an accepted one is not withdrawn any more", async () => {
  const { manager, invite, open } = team;
  const email = "fina@alpenkraut.example";
  await invite(manager, [email]);
  const [mail] = await inviting.mailsTo(email);
  const form = signUpForm({
    email,
    password: "wintry orchards hum softly",
    registration_key: tokenIn(mail),
  });
  expect((await inviting.app.call("POST /registration/signup", { body: form })).status).toBe(200);
  const [{ key } = { key: "" }] = await open();
  expect((await withdraw(manager, key)).status).toBe(409);
});

test("three mails go to one address in an hour; the fourth says when to try again", async () => {
  const { company, manager, invite } = team;
  await invite(manager, ["gio@example.org"]);
  const statuses: number[] = [];
  for (let times = 0; times < 4; times++) {
    const { status } = await inviting.app.call("POST /users/resend/verification", {
      as: manager.key,
      body: { username: "Gio@example.org", company },
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});
