import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../../companies/factory.ts";
import { db } from "../../kernel/db/db.ts";
import { randomKey } from "../../kernel/key.ts";
import { createUser } from "../../users/factory.ts";
import { findOpenInvitation } from "./queries.ts";
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

const newAddress = () => `${randomKey()}@example.org`;
const accountOf = (email: string) =>
  db().selectFrom("users").where("email", "=", email).selectAll().executeTakeFirst();

describe("whether an address has an account", () => {
  /** Of another company; each is answered as an address that nobody has. */
  const foreign = [
    ["an active one", {}],
    ["one that waits to be activated", { activated_at: null }],
    ["one that is blocked", { status: "BLOCKED" as const }],
    ["one that is disabled", { enabled: false }],
  ] as const;

  test.each(foreign)("%s, is not told by the answer, and it stays as it is", async (_, given) => {
    const { manager, invite } = team;
    const unknown = newAddress();
    const { key: company_key } = await createCompany();
    const { email } = await createUser({ email: newAddress(), company_key, ...given });
    const before = await accountOf(email);
    const answers = [await invite(manager, [unknown]), await invite(manager, [email])];
    expect(answers).toEqual([
      { status: 200, body: { invited: [unknown] } },
      { status: 200, body: { invited: [email] } },
    ]);
    await inviting.mailsTo(email);
    expect(await accountOf(email)).toEqual(before);
    const again = await inviting.app.call("POST /users/resend/verification", {
      as: manager.key,
      body: { username: email, company: team.company },
    });
    expect([again.status, again.body.sent]).toEqual([200, "INVITATION"]);
  });

  test("is not told of the people of a company that one's own only owns", async () => {
    const { company, manager, invite } = team;
    const { key: owned } = await createCompany({ owner_company_key: company });
    const { email } = await createUser({ email: newAddress(), company_key: owned });
    expect((await invite(manager, [email], { company: owned })).status).toBe(200);
  });

  test("is told to managers of their colleagues, and of everybody to support", async () => {
    const { company, manager, invite } = team;
    const plain = await createUser({ roles: ["SUPPLIER_USER"], company_key: company });
    const support = await createUser({ roles: ["NEROLI_ADMIN"], company_key: null });
    const email = newAddress();
    const { key } = await createUser({ email, company_key: company });
    const types = async (as: User) =>
      (await invite(as, [email, newAddress()])).body.additional_data?.failures?.map(
        (failure) => "type" in failure && failure.type,
      ) ?? [];
    expect(await types(manager)).toEqual(["ACCOUNT_EXISTS"]);
    expect(await types(support)).toEqual(["ACCOUNT_EXISTS"]);
    // The team page shows them no addresses.
    expect(await types(plain)).toEqual([]);
    await db().updateTable("users").set({ status: "BLOCKED" }).where("key", "=", key).execute();
    expect(await types(manager)).toEqual(["BLOCKED_BLACKLISTED_EMAIL"]);
    await db().updateTable("users").set({ company_key: null }).where("key", "=", key).execute();
    expect(await types(manager)).toEqual([]);
    expect(await types(support)).toEqual(["BLOCKED_BLACKLISTED_EMAIL"]);
  });
});

describe("the mail of an invitation", () => {
  test("to who has an account says so in their language, without a link that makes one", async () => {
    const { manager, invite } = team;
    const { email } = await createUser({ email: newAddress(), language: "it" });
    await invite(manager, [email], { message: "Vieni da noi" });
    const [mail = "", ...more] = await inviting.mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toContain('<html lang="it">');
    expect(mail).toContain("> Vieni da noi");
    expect(mail).toContain("https://neroli.example.com/login");
    expect(tokenIn(mail)).toBe("");
  });

  test("is written to them three times a day at most", async () => {
    const { manager, invite } = team;
    const { email } = await createUser({ email: newAddress() });
    for (const _ of "12345") expect((await invite(manager, [email])).status).toBe(200);
    expect(await inviting.mailsTo(email)).toHaveLength(3);
  });

  test("to who waits to activate theirs has the link, as the address is theirs to prove", async () => {
    const { manager, invite } = team;
    const { email } = await createUser({ email: newAddress(), activated_at: null });
    await invite(manager, [email]);
    const [mail] = await inviting.mailsTo(email);
    expect(await findOpenInvitation(tokenIn(mail))).toMatchObject({ email });
  });

  test("is not written to who is shut out", async () => {
    const { manager, invite } = team;
    for (const given of [{ enabled: false }, { status: "BLOCKED" as const }]) {
      const { email } = await createUser({ email: newAddress(), ...given });
      await invite(manager, [email]);
      expect(await inviting.mailsTo(email)).toEqual([]);
    }
  });
});
