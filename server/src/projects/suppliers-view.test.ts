import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { db } from "../kernel/db/db.ts";
import { createProduct } from "../products/factory.ts";
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
type Row<F extends (...given: never[]) => unknown> = Awaited<ReturnType<F>>;

let manager: User;
let seller: User;
let rival: User;
let own: Row<typeof createProduct>;
let foreign: Row<typeof createProduct>;
let project: Row<typeof createProject>;

beforeEach(async () => {
  const brand = await createCompany({ type: "CONSUMER_CARE_BRAND", name: "Maison Ambre" });
  manager = await createUser({ company_key: brand.key, lastname: "Moreau" });
  const alpen = await createCompany({ name: "Alpenkraut" });
  const zenith = await createCompany({ name: "Zenith Actives" });
  seller = await createUser({ company_key: alpen.key, roles: ["SUPPLIER_MANAGER"] });
  rival = await createUser({
    ...{ company_key: zenith.key, roles: ["SUPPLIER_MANAGER"], lastname: "Zimmermann" },
  });
  own = await createProduct({ company_key: alpen.key, name: "Edelweiss" });
  foreign = await createProduct({
    ...{ company_key: zenith.key, name: "Zincolene", offering: "FORMULATIONS" },
  });
  project = await createProject({
    ...{ company_key: brand.key, manager: manager.key, products: [] },
    ...{ title: "Sun cream", description: "Light, for the face", subtitle: "Unsaid subtitle" },
    ...{ start_date: "2031-01-02", due_date: "2031-09-30", status: "ON_GOING" },
    ...{ remarks: "Unsaid remark", tags: ["unsaid-tag"], markets: ["JP"] },
    contacts: JSON.stringify([
      { name: "Unsaid Contact", company: "", role: "", email: null, phone: "" },
    ]),
  });
  const reviewed = {
    ...{ reviewed_by: manager.key, reviewed_at: new Date(), added_by: manager.key, version: 4 },
    ...{ reason: "Unsaid reason", note: "Unsaid note" },
  };
  await addProjectProduct({
    ...{ project_key: project.key, product_key: own.key, status: "REJECTED", ...reviewed },
  });
  await addProjectProduct({
    ...{ project_key: project.key, product_key: foreign.key, status: "ACCEPTED", ...reviewed },
  });
  for (const { key } of [seller, rival])
    await addProjectMember({ project_key: project.key, user_key: key, role: "SUPPLIER" });
  await createProjectFile({
    ...{ project_key: project.key, uploaded_by: manager.key, name: "Unsaid file.txt" },
  });
});

const root = "GET /companies/:companyKey/projects/:projectKey" as const;
const read = (as: User) => projects.app.call(root, { as: as.key, params: at(project) });
const products = (as: User, query: Record<string, string> = {}) =>
  projects.app.call(`${root}/products`, { as: as.key, params: at(project), query });
const comments = (as: User) =>
  projects.app.call(`${root}/comments`, { as: as.key, params: at(project) });
const comment = (author: User, body: string, shared: boolean) =>
  createProjectComment({ project_key: project.key, author_key: author.key, body, shared });

test("a supplier's member reads title, description and dates of the project, no more", async () => {
  const { body } = await read(seller);
  expect(body).toEqual({
    key: project.key,
    company: expect.objectContaining({ name: "Maison Ambre" }),
    title: "Sun cream",
    description: "Light, for the face",
    start_date: "2031-01-02",
    dueDate: "2031-09-30",
    side: "SUPPLIER",
    own: null,
    can: expect.any(Object),
  });
  const allowed = Object.entries(body.can).filter(([, { allowed }]) => allowed);
  expect(allowed.map(([action]) => action).toSorted()).toEqual(["comment", "leave"]);
  expect((await read(manager)).body.own).toMatchObject({ remarks: "Unsaid remark" });
});

test("of the products it reads those of its company, without what the buyer thinks of them", async () => {
  const { body } = await products(seller);
  expect(body.total_elements).toBe(1);
  expect(body.content).toMatchObject([
    {
      ...{ product_key: own.key, name: "Edelweiss", status: null, reason: "", note: "" },
      ...{ reviewed_by: null, reviewed_at: null, added_by: null, requests: [] },
    },
  ]);
  const { can, version } = body.content[0] ?? {};
  expect(Object.values(can ?? {}).map(({ allowed }) => allowed)).toEqual(
    Object.keys(can ?? {}).map(() => false),
  );
  // It counts reviews and notes.
  expect(version).toBe(1);
  const { body: whole } = await products(manager);
  expect(whole.content).toMatchObject([
    { version: 4, status: "REJECTED", reason: "Unsaid reason", added_by: { key: manager.key } },
    { version: 4, status: "ACCEPTED" },
  ]);
});

describe("filters and sorts of its products", () => {
  const found = async (query: Record<string, string>, as = seller) => {
    const { body } = await products(as, query);
    return [body.content.map(({ name }) => name), body.total_elements, body.total_pages];
  };
  const nothing = [[], 0, 0];
  const mine = [["Edelweiss"], 1, 1];

  test("tell nothing of other suppliers", async () => {
    for (const query of [
      { "company.key": rival.company_key ?? "" },
      { "product.name": "Zinc" },
      { "product.type": "FORMULATIONS" },
    ]) {
      expect(await found(query)).toEqual(nothing);
      expect(await found(query, manager)).toEqual([["Zincolene"], 1, 1]);
    }
    expect(await found({ "product.name": "edel" })).toEqual(mine);
    expect(await found({ "company.key": seller.company_key ?? "" })).toEqual(mine);
    expect(await found({ size: "1", page: "1" })).toEqual([[], 1, 1]);
    for (const sort of ["name", "-name", "company", "-company", "added_at", "-added_at"])
      expect(await found({ sort })).toEqual(mine);
  });

  test("tell nothing of the review", async () => {
    for (const status of ["TO_BE_REVIEWED", "ACCEPTED", "REJECTED"])
      expect(await found({ status })).toEqual(nothing);
    expect(await found({ status: "REJECTED" }, manager)).toEqual(mine);
    const { key } = await createProduct({ company_key: own.company_key, name: "Gentian" });
    const { id } = await addProjectProduct({ project_key: project.key, product_key: key });
    const order = async (sort: string) => (await found({ sort }))[0];
    const before = [await order("status"), await order("-status")];
    for (const status of ["ACCEPTED", "REJECTED"] as const) {
      await db().updateTable("project_products").set({ status }).where("id", "=", id).execute();
      expect([await order("status"), await order("-status")]).toEqual(before);
    }
  });
});

test("it reads what the buyer's side shares and what its own company wrote", async () => {
  const colleague = await createUser({ company_key: seller.company_key, roles: ["SUPPLIER_USER"] });
  await comment(manager, "Between us", false);
  await comment(manager, "For everybody", true);
  await comment(seller, "From Alpenkraut", true);
  await comment(colleague, "From Alpenkraut, too", true);
  await comment(rival, "From Zenith", true);
  const bodies = async (as: User) => {
    const { body } = await comments(as);
    return [body.content.map((each) => each.body), body.total_elements];
  };
  expect(await bodies(seller)).toEqual([
    ["For everybody", "From Alpenkraut", "From Alpenkraut, too"],
    3,
  ]);
  expect(await bodies(rival)).toEqual([["For everybody", "From Zenith"], 2]);
  expect((await bodies(manager))[1]).toBe(5);
});

test("nothing that it is answered names another supplier, nor what is not shared", async () => {
  await comment(manager, "Unsaid words", false);
  await comment(rival, "Zenith words", true);
  const { body: shared } = await projects.app.call("GET /projects/shared", { as: seller.key });
  expect(shared.content.map(({ key }) => key)).toEqual([project.key]);
  const told = [shared, (await read(seller)).body, (await products(seller)).body];
  const text = JSON.stringify([...told, (await comments(seller)).body]);
  for (const unsaid of ["nsaid", "Zen", "Zim", "Zinc", "JP", "Moreau"])
    expect(text).not.toContain(unsaid);
  for (const { key } of [rival, foreign, { key: rival.company_key ?? "" }])
    expect(text).not.toContain(key);
  expect(text).toContain("Edelweiss");
});

describe("it may not", () => {
  test("touch a product, and another supplier's is not there", async () => {
    // A role that the calls are open to: what refuses it is its part in the project.
    await db()
      .updateTable("users")
      .set({ roles: ["SUPPLIER_USER", "BUYER"] })
      .where("key", "=", seller.key)
      .execute();
    const entry = async ({ key }: { key: string }) => {
      const rows = db().selectFrom("project_products").where("product_key", "=", key).select("id");
      return (await rows.executeTakeFirstOrThrow()).id;
    };
    const outcome = async (id: string) => {
      const options = { as: seller.key, params: { ...at(project), id } };
      const path = "/companies/:companyKey/projects/:projectKey/products/:id" as const;
      const answers = [
        await projects.app.call(`POST ${path}/accept`, { ...options, body: {} }),
        await projects.app.call(`POST ${path}/reject`, { ...options, body: { reason: "No" } }),
        await projects.app.call(`PUT ${path}`, { ...options, body: { note: "", version: 4 } }),
        await projects.app.call(`DELETE ${path}`, options),
      ];
      return new Set(answers.map(({ body }) => body.code));
    };
    expect(await outcome(await entry(own))).toEqual(new Set(["projects.members-only"]));
    expect(await outcome(await entry(foreign))).toEqual(new Set(["not-found"]));
  });
});
