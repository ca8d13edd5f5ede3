import { projectStatuses } from "@neroli/contract/enumerations/projects.ts";
import { mostProjects } from "@neroli/contract/projects/limits.ts";
import {
  type ProjectSide,
  projectSides,
  type StatusAction,
  statusActions,
} from "@neroli/contract/projects/states.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { atOnce } from "../kernel/testing/at-once.ts";
import { createProduct } from "../products/factory.ts";
import { createRequest } from "../requests/factory.ts";
import { createUser } from "../users/factory.ts";
import {
  addProjectMember,
  addProjectProduct,
  createProject,
  createProjectComment,
  createProjectFile,
} from "./factory.ts";
import { at, type Projects, startProjects } from "./testing-projects.ts";

let projects: Projects;
beforeAll(async () => {
  projects = await startProjects();
});
afterAll(() => projects.close());

type User = Awaited<ReturnType<typeof createUser>>;
type Place = Parameters<typeof at>[0];
let buyer: User;
beforeEach(async () => {
  buyer = await createUser({ firstname: "Béatrice" });
});

const root = "/companies/:companyKey/projects/:projectKey" as const;
const companyKey = (of: User = buyer) => ({ companyKey: of.company_key ?? "" });
const form = { title: "Sun cream", category: "RESEARCH" };
const begin = (body: object = form, as: User = buyer) =>
  projects.app.call("POST /companies/:companyKey/projects", {
    ...{ as: as.key, params: companyKey(as), body },
  });
const read = (project: Place, as: User = buyer) =>
  projects.app.call(`GET ${root}`, { as: as.key, params: at(project) });
const save = (project: Place, body: object, as: User = buyer) =>
  projects.app.call(`PUT ${root}`, { as: as.key, params: at(project), body });
const own = (given: Parameters<typeof createProject>[0] = {}) =>
  createProject({
    ...{ company_key: buyer.company_key ?? "", manager: buyer.key, products: [] },
    ...given,
  });
const placeOf = ({ key }: { key: string }) => ({ company_key: buyer.company_key ?? "", key });

describe("who begins a project", () => {
  test("manages it, and finds in it what was written", async () => {
    const written = {
      ...{ ...form, subtitle: "SPF 30", description: "For the face", remarks: "In haste" },
      ...{ markets: ["DE", "FR"], market_trends: ["Blue beauty"], tags: ["summer"] },
      ...{ start_date: "2031-01-02", dueDate: "2031-01-02", visibility: "COMPANY" },
      cosmetic: { type: "SUNSCREEN", use: "LEAVE_ON", area: "FACE" },
    };
    const { status, body } = await begin(written);
    expect(status).toBe(200);
    const { title, description, start_date, dueDate, cosmetic, ...others } = written;
    expect(body).toMatchObject({ title, description, start_date, dueDate, side: "MANAGER" });
    expect(body.own).toMatchObject({
      ...{ ...others, status: "CREATED", version: 1, number: 1, manager: { key: buyer.key } },
      cosmetic: { ...cosmetic, spray: "NONE", under_three: false, professional: false },
      members: [{ user: { key: buyer.key }, role: "MANAGER", company: null }],
    });
    expect((await read(placeOf(body))).body).toEqual(body);
  });

  test("gives it the next number of the company, also of two at the same moment", async () => {
    await begin();
    await createProject();
    const both = await atOnce("projects", [() => begin(), () => begin()]);
    expect(both.map(({ body }) => body.own?.number).toSorted()).toEqual([2, 3]);
  });

  test("does so for the own company; support for none", async () => {
    const other = await createUser();
    const options = { params: companyKey(other), body: form };
    const call = "POST /companies/:companyKey/projects" as const;
    const support = await createUser({ roles: ["NEROLI_EDITOR"], company_key: null });
    const codes = [buyer, support].map(async ({ key }) => {
      const { body } = await projects.app.call(call, { as: key, ...options });
      return body.code;
    });
    expect(await Promise.all(codes)).toEqual(["not-found", "access.forbidden"]);
  });

  test("has room for so many", async () => {
    const company_key = buyer.company_key ?? "";
    await sql`insert into projects (key, company_key, number, title, category, created_by)
      select 'full-' || number, ${company_key}, number, 'One', 'RESEARCH', ${buyer.key}
      from generate_series(1, ${mostProjects - 1}) as number`.execute(db());
    expect((await begin()).status).toBe(200);
    expect((await begin()).body.code).toBe("projects.full");
  });

  test.each([
    [{ category: "RESEARCH" }, "title"],
    [{ ...form, title: " " }, "title"],
    [{ ...form, title: "x".repeat(201) }, "title"],
    [{ ...form, category: "OTHER" }, "category"],
    [{ ...form, start_date: "2031-02-30" }, "start_date"],
    [{ ...form, start_date: "2031-02-02", dueDate: "2031-02-01" }, "dueDate"],
    [{ ...form, markets: ["XX"] }, "markets.0"],
    [{ ...form, status: "CLOSED" }, ""],
  ])("is refused %j", async (body, path) => {
    const answer = await begin(body);
    expect(answer).toMatchObject({ status: 400, body: { code: "request.invalid" } });
    expect(answer.body.additional_data?.failures?.[0]).toMatchObject({ in: "body", path });
  });
});

describe("what is written of a project", () => {
  test("is changed by members, of two who read the same by the first", async () => {
    const project = await own();
    const member = await createUser({ company_key: buyer.company_key });
    await addProjectMember({ project_key: project.key, user_key: member.key, role: "MEMBER" });
    const first = await save(project, { ...form, title: "First", version: 1 }, member);
    expect(first.body).toMatchObject({ title: "First", own: { version: 2 } });
    const second = await save(project, { ...form, title: "Second", version: 1 });
    expect(second).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect((await read(project)).body.title).toBe("First");
    const again = await save(project, { ...form, title: "Second", version: 2 });
    expect(again.body).toMatchObject({ title: "Second", own: { version: 3 } });
  });

  test("is not changed by colleagues who are no members, nor by support, nor once it is over", async () => {
    const project = await own({ visibility: "COMPANY" });
    const colleague = await createUser({ company_key: buyer.company_key });
    const support = await createUser({ roles: ["NEROLI_SUPER"], company_key: null });
    const change = { ...form, version: 1 };
    for (const who of [colleague, support])
      expect((await save(project, change, who)).body.code).toBe("projects.members-only");
    const over = await own({ status: "CLOSED" });
    expect((await save(over, change)).body.code).toBe("projects.ended");
  });

  test("has contacts in their order, which replace those before", async () => {
    const project = await own();
    const set = (contacts: object[]) =>
      projects.app.call(`POST ${root}/contacts`, {
        ...{ as: buyer.key, params: at(project), body: { contacts } },
      });
    await set([{ name: "Gone" }]);
    const contacts = [
      { name: "Zoe", company: "Lab", role: "Tests", email: "zoe@lab.example", phone: "+49 1" },
      { name: "Abe", company: "", role: "", email: null, phone: "" },
    ];
    expect((await set(contacts)).body.own?.contacts).toEqual(contacts);
    const broken = await set([{ name: "Zoe", email: "zoe" }]);
    expect(broken.body.code).toBe("request.invalid");
    expect((await read(project)).body.own?.contacts).toEqual(contacts);
  });
});

/** What each side's action leads to, from each state (decisions, projects). */
type Outcomes = readonly [
  created: string,
  ongoing: string,
  onhold: string,
  closed: string,
  canceled: string,
];
const not = "projects.not-from-here";
const table: Record<StatusAction, Outcomes> = {
  start: ["ON_GOING", not, not, not, not],
  hold: [not, "ON_HOLD", not, not, not],
  resume: [not, not, "ON_GOING", not, not],
  close: ["CLOSED", "CLOSED", "CLOSED", not, not],
  cancel: ["CANCELED", "CANCELED", "CANCELED", not, not],
  reopen: [not, not, not, "ON_GOING", "ON_GOING"],
};

describe.each(statusActions)("%s", (action) => {
  const peopleOf = async (): Promise<Record<ProjectSide, User>> => ({
    MANAGER: buyer,
    MEMBER: await createUser({ company_key: buyer.company_key }),
    COLLEAGUE: await createUser({ company_key: buyer.company_key, roles: ["BUYER_MANAGER"] }),
    // Of a role that the call is open to: its part in the project is what refuses it.
    SUPPLIER: await createUser({ roles: ["SUPPLIER_MANAGER", "BUYER"] }),
    SUPPORT: await createUser({ roles: ["NEROLI_ADMIN"], company_key: null }),
  });

  test.each(projectSides)("by a %s", async (side) => {
    const people = await peopleOf();
    for (const [index, status] of projectStatuses.entries()) {
      const project = await own({ status, visibility: "COMPANY" });
      for (const role of ["MEMBER", "SUPPLIER"] as const)
        await addProjectMember({ project_key: project.key, user_key: people[role].key, role });
      const params = { ...at(project), action };
      const answer = await projects.app.call(`POST ${root}/status/:action`, {
        ...{ as: people[side].key, params },
      });
      const isTheirs = side === "MANAGER" || side === "SUPPORT";
      const expected = isTheirs ? table[action][index] : "projects.managers-only";
      expect(answer.status === 200 ? answer.body.own?.status : answer.body.code).toBe(expected);
      const { body } = await read(project);
      expect(body.own?.status).toBe(expected?.startsWith("projects.") ? status : expected);
      // What pages offer is what the server does.
      const offered = (await read(project, people[side])).body.can[action].allowed;
      const left = projectStatuses.indexOf(body.own?.status ?? "CREATED");
      expect(offered).toBe(isTheirs && !table[action][left]?.startsWith("projects."));
    }
  });
});

test("what happens stands in the activity, the newest first, with who did it", async () => {
  const { body: project } = await begin();
  const params = { ...at(placeOf(project)), action: "start" };
  await projects.app.call(`POST ${root}/status/:action`, { as: buyer.key, params });
  await save(placeOf(project), { ...form, version: 1 });
  const { body } = await projects.app.call(`GET ${root}/activity`, { as: buyer.key, params });
  expect(body.content).toMatchObject([
    { kind: "edited", actor: { key: buyer.key } },
    { kind: "status-changed", data: { from: "CREATED", to: "ON_GOING" } },
    { kind: "created", actor: { firstname: "Béatrice" } },
  ]);
});

test("the counts are of what is in it, and of nothing that was taken back", async () => {
  const [one, other] = [await createProduct(), await createProduct()];
  const second = await createProduct({ company_key: one.company_key });
  const project = await own({ products: [one.key] });
  const project_key = project.key;
  await addProjectProduct({ project_key, product_key: other.key, status: "ACCEPTED" });
  await addProjectProduct({ project_key, product_key: second.key, status: "REJECTED" });
  await createProjectFile({ project_key, uploaded_by: buyer.key });
  await createProjectFile({ project_key, uploaded_by: buyer.key, kind: "IMAGE" });
  await createProjectComment({ project_key, author_key: buyer.key });
  await createProjectComment({ project_key, author_key: buyer.key, removed_at: new Date() });
  for (const status of ["REQUESTED", "CLOSED"] as const) {
    const { key } = await createRequest({ buyer_key: buyer.key, status });
    await db().insertInto("project_requests").values({ request_key: key, project_key }).execute();
  }
  await createProjectComment({ project_key: (await own()).key, author_key: buyer.key });
  const { body } = await projects.app.call(`GET ${root}/stats`, {
    ...{ as: buyer.key, params: at(project) },
  });
  expect(body).toEqual({
    products: { total: 3, to_be_reviewed: 1, accepted: 1, rejected: 1 },
    suppliers: 2,
    requests: { total: 2, waiting: 1 },
    ...{ comments: 1, files: 1 },
  });
  expect((await read(project)).body.own?.stats).toEqual(body);
});
