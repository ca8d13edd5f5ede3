import { mostMembers } from "@neroli/contract/projects/limits.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { db } from "../kernel/db/db.ts";
import { atOnce } from "../kernel/testing/at-once.ts";
import { createUser } from "../users/factory.ts";
import { addProjectMember, createProject } from "./factory.ts";
import { at, type Projects, startProjects } from "./testing-projects.ts";

let projects: Projects;
beforeAll(async () => {
  projects = await startProjects();
});
afterAll(() => projects.close());

type User = Awaited<ReturnType<typeof createUser>>;
let manager: User;
let colleague: User;
let seller: User;
let project: Awaited<ReturnType<typeof createProject>>;

beforeEach(async () => {
  const { key: company_key } = await createCompany({
    ...{ type: "CONSUMER_CARE_BRAND", name: "Maison Ambre" },
  });
  manager = await createUser({ company_key, firstname: "Nora" });
  colleague = await createUser({ company_key });
  seller = await createUser({ roles: ["SUPPLIER_USER"], company_key: (await createCompany()).key });
  project = await createProject({
    ...{ company_key, manager: manager.key, products: [], title: "Sun cream" },
  });
});

const root = "/companies/:companyKey/projects/:projectKey" as const;
const place = (user: User) => ({ ...at(project), userKey: user.key });
const add = (user: User, as: User = manager) =>
  projects.app.call(`POST ${root}/member/:userKey`, { as: as.key, params: place(user) });
const turn = (user: User, action: "promote" | "demote", as: User = manager) =>
  projects.app.call(`POST ${root}/member/:userKey/:action`, {
    ...{ as: as.key, params: { ...place(user), action } },
  });
const remove = (user: User, as: User = manager) =>
  projects.app.call(`DELETE ${root}/member/:userKey`, { as: as.key, params: place(user) });
const share = (email: string, as: User = manager) =>
  projects.app.call(`POST ${root}/suppliers`, {
    ...{ as: as.key, params: at(project), body: { email } },
  });
const read = (as: User) => projects.app.call(`GET ${root}`, { as: as.key, params: at(project) });

/** The members as a manager reads them, in their order. */
const members = async (as: User = manager) => {
  const { body } = await read(as);
  return body.own?.members.map(({ user, role }) => [user.key, role]);
};
const activity = async () => {
  const { body } = await projects.app.call(`GET ${root}/activity`, {
    ...{ as: manager.key, params: at(project) },
  });
  return body.content.map(({ kind, data }) => [kind, data.role ?? ""]);
};

describe("a colleague", () => {
  test("is added once, made a manager, a member again, and removed", async () => {
    expect((await read(colleague)).status).toBe(404);
    await add(colleague);
    await add(colleague);
    const first = [manager.key, "MANAGER"];
    expect(await members()).toEqual([first, [colleague.key, "MEMBER"]]);
    expect((await read(colleague)).body.side).toBe("MEMBER");
    await turn(colleague, "promote");
    // Who is a member already stays what he is.
    await add(colleague);
    await turn(colleague, "promote");
    expect(await members()).toEqual([first, [colleague.key, "MANAGER"]]);
    await turn(colleague, "demote");
    expect(await members()).toEqual([first, [colleague.key, "MEMBER"]]);
    expect((await remove(colleague)).status).toBe(200);
    expect(await members()).toEqual([first]);
    expect((await read(colleague)).status).toBe(404);
    expect((await remove(colleague)).body.code).toBe("not-found");
    expect((await turn(colleague, "promote")).body.code).toBe("not-found");
    expect(await activity()).toEqual([
      ["member-removed", ""],
      ["member-changed", "MEMBER"],
      ["member-changed", "MANAGER"],
      ["member-added", "MEMBER"],
    ]);
  });

  test("is one who buys for the same company and is let in", async () => {
    const { company_key } = manager;
    const others = [
      await createUser(),
      seller,
      await createUser({ company_key, roles: ["EVENT_ADMIN"] }),
      await createUser({ company_key, enabled: false }),
    ];
    for (const other of others) expect((await add(other)).body.code).toBe("projects.no-colleague");
    const params = { ...at(project), userKey: "nobody" };
    const unknown = await projects.app.call(`POST ${root}/member/:userKey`, {
      ...{ as: manager.key, params },
    });
    expect(unknown.body.code).toBe("projects.no-colleague");
    expect(await members()).toHaveLength(1);
  });
});

test("its managers alone decide who takes part, and support; also once it is over", async () => {
  const member = await createUser({ company_key: manager.company_key });
  const support = await createUser({ roles: ["NEROLI_SUPER"], company_key: null });
  await add(member);
  await db().updateTable("projects").set({ visibility: "COMPANY", status: "CLOSED" }).execute();
  const watcher = await createUser({ company_key: manager.company_key, roles: ["BUYER_MANAGER"] });
  for (const as of [member, watcher]) {
    const answers = [
      await add(colleague, as),
      await turn(member, "promote", as),
      await turn(manager, "demote", as),
      await remove(manager, as),
      await share(seller.email, as),
    ];
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(
      new Set(["projects.managers-only"]),
    );
  }
  expect((await remove(watcher, watcher)).body.code).toBe("projects.members-only");
  expect((await add(colleague, support)).status).toBe(200);
  expect((await turn(colleague, "promote", support)).status).toBe(200);
  expect((await share(seller.email)).status).toBe(200);
  expect(await members()).toHaveLength(4);
});

describe("a project keeps a manager", () => {
  test("who neither leaves nor becomes a member before there is another", async () => {
    await add(colleague);
    const last = "projects.last-manager";
    expect((await remove(manager)).body.code).toBe(last);
    expect((await turn(manager, "demote")).body.code).toBe(last);
    await turn(colleague, "promote");
    expect((await remove(manager)).status).toBe(200);
    expect(await members(colleague)).toEqual([[colleague.key, "MANAGER"]]);
    expect((await read(manager)).status).toBe(404);
  });

  test.each([
    ["moved to another company", async () => ({ company_key: (await createCompany()).key })],
    ["been disabled", async () => ({ enabled: false })],
  ])("and one who has %s is none", async (_, changed) => {
    await add(colleague);
    await turn(colleague, "promote");
    await db()
      .updateTable("users")
      .set(await changed())
      .where("key", "=", colleague.key)
      .execute();
    expect((await remove(manager)).body.code).toBe("projects.last-manager");
    expect((await turn(manager, "demote")).body.code).toBe("projects.last-manager");
  });

  test("also of two who leave at the same moment", async () => {
    await add(colleague);
    await turn(colleague, "promote");
    const answers = await atOnce("projects", [
      () => remove(manager, manager),
      () => remove(colleague, colleague),
    ]);
    expect(answers.map(({ body }) => body.code ?? "left").toSorted()).toEqual([
      "left",
      "projects.last-manager",
    ]);
  });
});

describe("somebody of a supplier", () => {
  test("is added by e-mail address, however it is written, and leaves when he wants", async () => {
    await share(seller.email);
    const { body } = await share(` ${seller.email.toUpperCase()} `);
    const all = body.own?.members;
    expect(all).toMatchObject([
      { role: "MANAGER", company: null },
      { role: "SUPPLIER", user: { key: seller.key }, company: { key: seller.company_key } },
    ]);
    expect((await read(seller)).body).toMatchObject({ side: "SUPPLIER", own: null });
    expect((await remove(manager, seller)).body.code).toBe("projects.managers-only");
    expect((await turn(seller, "promote")).body.code).toBe("projects.no-colleague");
    expect((await remove(seller, seller)).status).toBe(200);
    expect((await read(seller)).status).toBe(404);
  });

  test("is verified, let in, of another company, and that one is shown", async () => {
    const roles = ["SUPPLIER_MANAGER" as const];
    const { company_key } = manager;
    const of = async (given: Parameters<typeof createCompany>[0]) =>
      createUser({ roles, company_key: (await createCompany(given)).key });
    const refused = [
      { email: "nobody@nowhere.example" },
      await createUser({ roles, company_key }),
      await createUser({ roles: ["BUYER"] }),
      await createUser({ roles, company_key: null }),
      await createUser({ roles, enabled: false }),
      await createUser({ roles, status: "AWAITING_VERIFICATION" }),
      await of({ verified: false }),
      await of({ enabled: false }),
    ];
    const codes = await Promise.all(
      refused.map(async ({ email }) => (await share(email)).body.code),
    );
    expect(codes).toEqual(refused.map(() => "projects.no-supplier"));
    expect((await share("no address")).body.code).toBe("request.invalid");
    expect(await members()).toHaveLength(1);
  });

  test("cannot be sought by trying addresses", async () => {
    for (let tried = 0; tried < 30; tried++)
      expect((await share(`person-${tried}@nowhere.example`)).status).toBe(409);
    expect(await share(seller.email)).toMatchObject({
      ...{ status: 429, body: { code: "request.too-often" } },
    });
    expect(await members()).toHaveLength(1);
  });

  test("who has gone to another supplier is added for that one", async () => {
    await share(seller.email);
    const { key } = await createCompany();
    await db()
      .updateTable("users")
      .set({ company_key: key })
      .where("key", "=", seller.key)
      .execute();
    expect((await read(seller)).status).toBe(404);
    const { body } = await share(seller.email);
    expect(body.own?.members[1]).toMatchObject({ role: "SUPPLIER", company: { key } });
    expect((await read(seller)).status).toBe(200);
  });
});

test("there is room for so many members, and who is one already is told nothing else", async () => {
  for (let number = 2; number < mostMembers; number++) {
    const user = await createUser({ company_key: manager.company_key });
    await addProjectMember({ project_key: project.key, user_key: user.key, role: "MEMBER" });
  }
  expect((await add(colleague)).status).toBe(200);
  expect((await share(seller.email)).body.code).toBe("projects.members-full");
  expect((await add(colleague)).status).toBe(200);
});

test("who is added is told once, and led to the project, in a mail too", async () => {
  await add(colleague);
  await add(colleague);
  await share(seller.email);
  for (const user of [colleague, seller]) {
    const path = `/project/${project.company_key}/${project.key}`;
    expect(await projects.told(user.key)).toMatchObject([
      {
        action: "USER_ADDED",
        data: {
          project_title: "Sun cream",
          project_path: path,
          triggered_by: { firstname: "Nora" },
        },
      },
    ]);
    const mails = await projects.mails.to(user.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe("Nora added you to the project Sun cream");
    expect(mails[0]?.text).toContain(`https://neroli.example.com${path}`);
  }
  expect(await projects.told(manager.key)).toEqual([]);
  expect(projects.failures).toEqual([]);
});
