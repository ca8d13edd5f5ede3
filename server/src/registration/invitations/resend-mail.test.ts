import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "../../kernel/db/db.ts";
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

describe("sending the mail again", () => {
  const resend = (as: User, body: { username: string; company?: string }) =>
    inviting.app.call("POST /users/resend/verification", { as: as.key, body });

  test("renews an open invitation", async () => {
    const { company, manager, invite } = team;
    const { mailsTo } = inviting;
    await invite(manager, ["bea.again@example.org"]);
    const first = tokenIn((await mailsTo("bea.again@example.org"))[0]);
    const answer = await resend(manager, { username: "Bea.Again@example.org", company });
    expect([answer.status, answer.body.sent]).toEqual([200, "INVITATION"]);
    const mails = await mailsTo("bea.again@example.org");
    expect(mails).toHaveLength(2);
    expect(await findOpenInvitation(first)).toBeNull();
    expect(await findOpenInvitation(tokenIn(mails[1]))).not.toBeNull();
  });

  test("asks for the activation of an account that waits for it; an active one needs none", async () => {
    const { company, manager } = team;
    const user = await createUser({ company_key: company, language: "it", activated_at: null });
    const answer = await resend(manager, { username: user.email, company });
    expect([answer.status, answer.body.sent]).toEqual([200, "ACTIVATION"]);
    const [event] = await db()
      .selectFrom("outbox")
      .where("topic", "=", "registration.activation-wanted")
      .where("key", "=", user.email)
      .selectAll()
      .execute();
    expect(event?.data).toEqual({ language: "it" });
    const active = await createUser({ company_key: company, activated_at: new Date() });
    expect((await resend(manager, { username: active.email, company })).status).toBe(409);
  });

  test("is for support and the company's managers", async () => {
    const { company, manager, invite } = team;
    const { app } = inviting;
    await invite(manager, ["bea.who@example.org"]);
    const wanted = { username: "bea.who@example.org", company };
    const support = await createUser({ roles: ["NEROLI_ADMIN"], company_key: null });
    const stranger = await createUser({ roles: ["BUYER_MANAGER"] });
    const editor = await createUser({ roles: ["SUPPLIER_EDITOR"], company_key: company });
    expect((await app.call("POST /users/resend/verification", { body: wanted })).status).toBe(401);
    expect((await resend(editor, wanted)).status).toBe(403);
    expect((await resend(stranger, wanted)).status).toBe(403);
    expect((await resend(manager, { username: "nobody@example.org", company })).status).toBe(404);
    expect((await resend(support, { username: "bea.who@example.org" })).status).toBe(404);
    expect((await resend(support, wanted)).status).toBe(200);
  });
});
