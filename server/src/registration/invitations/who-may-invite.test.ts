import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../../companies/factory.ts";
import { createUser } from "../../users/factory.ts";
import { type Inviting, newTeam, startInviting, type User } from "./testing-invitations.ts";

let inviting: Inviting;
beforeAll(async () => {
  inviting = await startInviting();
});
afterAll(() => inviting.close());

let team: Awaited<ReturnType<typeof newTeam>>;
beforeEach(async () => {
  team = await newTeam(inviting);
});

describe("who may invite whom", () => {
  test("is not a visitor's", async () => {
    const { company } = team;
    const { app } = inviting;
    const body = { users: [{ email: "ada@example.org" }], company };
    expect((await app.call("POST /users/invite", { body })).status).toBe(401);
    expect((await app.call("GET /companies/invitable")).status).toBe(401);
  });

  test("to their own company, and to those that it owns; support to any but the internal one", async () => {
    const { company, manager, invite } = team;
    const { app } = inviting;
    const owned = await createCompany({ owner_company_key: company });
    const foreign = await createCompany();
    const disabled = await createCompany({ enabled: false });
    await createCompany({ key: "neroli-staging", name: "Neroli" });
    const support = await createUser({ roles: ["NEROLI_EDITOR"], company_key: "neroli-staging" });
    const staging = await createUser({ company_key: "neroli-staging" });
    const nobody = await createUser({ company_key: null });
    const expected = [
      [manager, company, 200],
      [manager, owned.key, 200],
      [manager, foreign.key, 403],
      [manager, disabled.key, 404],
      [manager, "no-such-company", 404],
      [support, foreign.key, 200],
      [support, "neroli-staging", 403],
      [staging, "neroli-staging", 403],
      [nobody, foreign.key, 403],
    ] as const;
    for (const [who, to, status] of expected) {
      const answer = await invite(who, [`p${Math.random()}@example.org`], { company: to });
      expect(answer.status, `${who.roles} to ${to}`).toBe(status);
    }
    const listed = async (who: User, query = {}) =>
      (await app.call("GET /companies/invitable", { as: who.key, query })).body;
    const own = await listed(manager);
    expect(own.content.map(({ key }) => key).toSorted()).toEqual([company, owned.key].toSorted());
    expect(own).toMatchObject({ size: 15, total_elements: 2 });
    const all = (await listed(support, { size: "300" })).content.map(({ key }) => key);
    expect(all).toContain(foreign.key);
    expect(all).not.toContain("neroli-staging");
    expect(all).not.toContain(disabled.key);
    const found = await listed(support, { name__icontains: foreign.name.slice(2).toUpperCase() });
    expect(found.content.map(({ key }) => key)).toEqual([foreign.key]);
    expect((await listed(nobody)).content).toEqual([]);
    expect((await listed(staging)).content).toEqual([]);
  });

  test("editors are invited by those who may edit the company alone", async () => {
    const { company, manager, invite, open } = team;
    const users = [{ email: "editor@example.org", editor: true }];
    const plain = await createUser({ roles: ["SUPPLIER_USER"], company_key: company });
    expect((await invite(plain, [], { users })).status).toBe(403);
    expect(await open()).toEqual([]);
    expect((await invite(manager, [], { users })).status).toBe(200);
    expect((await open()).map(({ editor }) => editor)).toEqual([true]);
  });
});
