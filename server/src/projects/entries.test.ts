import { reviewStatuses } from "@neroli/contract/enumerations/projects.ts";
import { mostEntries } from "@neroli/contract/projects/limits.ts";
import {
  type EntryAction,
  entryActions,
  type ProjectSide,
  projectSides,
} from "@neroli/contract/projects/states.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { db } from "../kernel/db/db.ts";
import { atOnce } from "../kernel/testing/at-once.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { addProjectMember, addProjectProduct, createProject } from "./factory.ts";
import { at, type Projects, startProjects } from "./testing-projects.ts";

let projects: Projects;
beforeAll(async () => {
  projects = await startProjects();
});
afterAll(() => projects.close());

type User = Awaited<ReturnType<typeof createUser>>;
type Product = Awaited<ReturnType<typeof createProduct>>;
let people: Record<ProjectSide, User>;
let product: Product;
let project: Awaited<ReturnType<typeof createProject>>;

beforeEach(async () => {
  const manager = await createUser({ firstname: "Nora" });
  const { company_key } = manager;
  product = await createProduct({ name: "Edelweiss" });
  people = {
    MANAGER: manager,
    MEMBER: await createUser({ company_key }),
    COLLEAGUE: await createUser({ company_key }),
    // Of a role that the calls are open to: its part in the project is what refuses it.
    SUPPLIER: await createUser({
      ...{ company_key: product.company_key, roles: ["SUPPLIER_USER", "BUYER"] },
    }),
    SUPPORT: await createUser({ roles: ["NEROLI_EDITOR"], company_key: null }),
  };
  project = await createProject({
    ...{ company_key: company_key ?? "", manager: manager.key, products: [] },
    visibility: "COMPANY",
  });
  for (const role of ["MEMBER", "SUPPLIER"] as const)
    await addProjectMember({ project_key: project.key, user_key: people[role].key, role });
});

const root = "/companies/:companyKey/projects/:projectKey/products" as const;
const options = (side: ProjectSide) => ({ as: people[side].key, params: at(project) });
const add = (key: string, side: ProjectSide = "MEMBER") =>
  projects.app.call(`POST ${root}`, {
    ...options(side),
    body: { company: product.company_key, segment: "PERSONALCARE", product: key },
  });
const bulk = (products: string[], side: ProjectSide = "MEMBER") =>
  projects.app.call(`POST ${root}/bulk`, { ...options(side), body: { products } });
const list = async (query: Record<string, string> = {}) => {
  const { body } = await projects.app.call(`GET ${root}`, { ...options("MEMBER"), query });
  return body;
};
const activity = async () => {
  const { body } = await projects.app.call(
    "GET /companies/:companyKey/projects/:projectKey/activity",
    options("MANAGER"),
  );
  return body.content.map(({ kind, data }) => ({ kind, ...data }));
};

describe("a product", () => {
  test("is in a project once, as who added it first has added it", async () => {
    const { body: first } = await add(product.key);
    expect(first).toMatchObject({
      product: { key: product.key, name: "Edelweiss" },
      ...{ product_key: product.key, name: "Edelweiss", company: { key: product.company_key } },
      ...{ status: "TO_BE_REVIEWED", added_by: { key: people.MEMBER.key }, note: "", version: 1 },
    });
    expect((await add(product.key, "MANAGER")).body).toMatchObject({
      ...{ id: first.id, added_by: { key: people.MEMBER.key } },
    });
    expect((await list()).total_elements).toBe(1);
    expect(await activity()).toEqual([{ kind: "products-added", count: 1, product: "Edelweiss" }]);
  });

  test("is there once also of two who add it at the same moment", async () => {
    const both = await atOnce("projects", [
      () => add(product.key),
      () => add(product.key, "MANAGER"),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body.id).toBe(both[1]?.body.id);
  });

  test("comes with others, where those that are there stay as they are", async () => {
    const [one, other] = [await createProduct(), await createProduct()];
    await add(product.key);
    const { body } = await bulk([one.key, product.key, other.key, one.key]);
    expect(body).toEqual({ added: [one.key, other.key], there: [product.key] });
    expect((await list()).total_elements).toBe(3);
    expect((await bulk([one.key])).body).toEqual({ added: [], there: [one.key] });
    expect((await activity())[0]).toMatchObject({ kind: "products-added", count: 2 });
  });

  test("is added by members alone, and while the project goes on", async () => {
    for (const side of ["COLLEAGUE", "SUPPLIER", "SUPPORT"] as const) {
      expect((await add(product.key, side)).body.code).toBe("projects.members-only");
      expect((await bulk([product.key], side)).body.code).toBe("projects.members-only");
    }
    await db().updateTable("projects").set({ status: "CLOSED" }).execute();
    expect((await add(product.key)).body.code).toBe("projects.ended");
    expect((await add("nothing-here")).body.code).toBe("projects.ended");
    expect((await list()).content).toEqual([]);
  });

  test("that is not there is not found, and nothing is added with it", async () => {
    expect((await add("nothing-here")).body.code).toBe("not-found");
    expect((await bulk([product.key, "nothing-here"])).body.code).toBe("not-found");
    expect((await bulk([])).status).toBe(400);
    expect((await list()).content).toEqual([]);
  });
});

test("a project has room for so many products, and who is there already is told nothing else", async () => {
  const { company_key } = product;
  await sql`insert into products (key, company_key, offering, segment, name, fields)
    select 'full-' || number, ${company_key}, 'INGREDIENTS', 'PERSONALCARE', 'One', '{"name":"One"}'
    from generate_series(1, ${mostEntries - 1}) as number`.execute(db());
  await sql`insert into project_products (project_key, product_key, name)
    select ${project.key}, key, name from products where key like 'full-%'`.execute(db());
  const { key: other } = await createProduct();
  expect((await bulk([product.key, other])).body.code).toBe("projects.products-full");
  expect((await bulk([product.key])).body.added).toEqual([product.key]);
  expect((await add(other)).body.code).toBe("projects.products-full");
  expect((await add(product.key)).status).toBe(200);
  expect((await list({ size: "1" })).total_elements).toBe(mostEntries);
});

/** What each action leads to, by what the review says before: of managers, and of members. */
type Outcomes = readonly [toBeReviewed: string, accepted: string, rejected: string];
const so = "projects.reviewed-so";
const theirs = "projects.managers-turn-round";
const table: Record<EntryAction, Record<"MANAGER" | "MEMBER", Outcomes>> = {
  accept: {
    MANAGER: ["ACCEPTED", so, "ACCEPTED"],
    MEMBER: ["ACCEPTED", so, theirs],
  },
  reject: {
    MANAGER: ["REJECTED", "REJECTED", so],
    MEMBER: ["REJECTED", theirs, so],
  },
  edit: {
    MANAGER: ["TO_BE_REVIEWED", "ACCEPTED", "projects.rejected"],
    MEMBER: ["TO_BE_REVIEWED", "ACCEPTED", "projects.rejected"],
  },
  remove: {
    MANAGER: ["removed", "removed", "removed"],
    MEMBER: ["removed", theirs, theirs],
  },
};

async function outcome(action: EntryAction, side: ProjectSide, id: string): Promise<string> {
  const call = { ...options(side), params: { ...at(project), id } };
  const edit = { ...call, body: { note: "Noted", version: 1 } };
  const { status, body } =
    action === "remove"
      ? await projects.app.call(`DELETE ${root}/:id`, call)
      : action === "edit"
        ? await projects.app.call(`PUT ${root}/:id`, edit)
        : await projects.app.call(`POST ${root}/:id/${action}`, {
            ...call,
            body: { reason: "So" },
          });
  if (status !== 200) return body.code ?? "";
  return "status" in body ? String(body.status) : "removed";
}

describe.each(entryActions)("%s", (action) => {
  test.each(projectSides)("by a %s", async (side) => {
    for (const [index, status] of reviewStatuses.entries()) {
      await db().deleteFrom("project_products").execute();
      const { id } = await addProjectProduct({
        ...{ project_key: project.key, product_key: product.key, status },
      });
      const { body } = await projects.app.call(`GET ${root}`, options(side));
      const isTheirs = side === "MANAGER" || side === "MEMBER";
      const expected = isTheirs ? table[action][side][index] : "projects.members-only";
      // What pages offer is what the server does.
      expect(body.content[0]?.can[action].allowed).toBe(!expected?.startsWith("projects."));
      expect(await outcome(action, side, id)).toBe(expected);
    }
  });

  test("not once the project is over", async () => {
    const { id } = await addProjectProduct({
      ...{ project_key: project.key, product_key: product.key },
    });
    await db().updateTable("projects").set({ status: "CANCELED" }).execute();
    expect(await outcome(action, "MANAGER", id)).toBe("projects.ended");
  });

  test("not of a product of another project", async () => {
    const other = await createProject({ manager: people.MANAGER.key });
    expect(await outcome(action, "MANAGER", other.entries[0] ?? "")).toBe("not-found");
  });
});

describe("what is said to a product", () => {
  let id: string;
  beforeEach(async () => {
    id = (await add(product.key)).body.id;
  });
  const call = (side: ProjectSide) => ({ ...options(side), params: { ...at(project), id } });

  test("is a reason, which a rejection needs, with who gave it", async () => {
    const reject = (reason: string) =>
      projects.app.call(`POST ${root}/:id/reject`, { ...call("MEMBER"), body: { reason } });
    expect((await reject(" ")).body.code).toBe("request.invalid");
    expect((await reject("Not stable")).body).toMatchObject({
      ...{ status: "REJECTED", reason: "Not stable", reviewed_by: { key: people.MEMBER.key } },
      reviewed_at: expect.any(String),
    });
    const accept = `POST ${root}/:id/accept` as const;
    const { body } = await projects.app.call(accept, { ...call("MANAGER"), body: {} });
    expect(body).toMatchObject({ reason: "", reviewed_by: { firstname: "Nora" } });
    expect((await activity()).slice(0, 2)).toEqual([
      { kind: "product-reviewed", product: "Edelweiss", status: "ACCEPTED", reason: "" },
      { kind: "product-reviewed", product: "Edelweiss", status: "REJECTED", reason: "Not stable" },
    ]);
  });

  test("is a note, of two who read the same by the first", async () => {
    const note = (text: string, version: number) =>
      projects.app.call(`PUT ${root}/:id`, { ...call("MEMBER"), body: { note: text, version } });
    expect((await note("First", 1)).body).toMatchObject({ note: "First", version: 2 });
    expect(await note("Second", 1)).toMatchObject({ status: 409, body: { code: "conflict" } });
    await projects.app.call(`POST ${root}/:id/accept`, { ...call("MEMBER"), body: {} });
    expect((await note("Before it was accepted", 2)).body.code).toBe("conflict");
    expect((await list()).content).toMatchObject([{ note: "First", version: 3 }]);
  });
});

test("the list is narrowed and sorted as one asks", async () => {
  const { key: zenith } = await createCompany({ name: "Zenith" });
  const other = await createProduct({
    ...{ company_key: zenith, name: "Aloe 50%", offering: "FORMULATIONS" },
  });
  await db()
    .updateTable("companies")
    .set({ name: "Alpen" })
    .where("key", "=", product.company_key)
    .execute();
  await bulk([product.key]);
  await bulk([other.key]);
  const { id } = (await list({ "product.name": "EDEL" })).content[0] ?? { id: "" };
  await outcome("accept", "MEMBER", id);
  const names = async (query: Record<string, string>) =>
    (await list(query)).content.map(({ name }) => name);
  const [edelweiss, aloe] = [["Edelweiss"], ["Aloe 50%"]];
  expect(await names({ "product.type": "FORMULATIONS" })).toEqual(aloe);
  expect(await names({ "company.key": product.company_key })).toEqual(edelweiss);
  expect(await names({ "product.name": "50%" })).toEqual(aloe);
  expect(await names({ "product.name": "5_" })).toEqual([]);
  expect(await names({ status: "ACCEPTED" })).toEqual(edelweiss);
  expect(await names({})).toEqual([...edelweiss, ...aloe]);
  expect(await names({ sort: "name" })).toEqual([...aloe, ...edelweiss]);
  expect(await names({ sort: "-company" })).toEqual([...aloe, ...edelweiss]);
  expect(await names({ sort: "status" })).toEqual([...edelweiss, ...aloe]);
  const suppliers = async (query: Record<string, string> = {}) => {
    const call = `GET ${root}/listed-companies` as const;
    const { body } = await projects.app.call(call, { ...options("COLLEAGUE"), query });
    return body.content.map(({ company, products }) => [company.name, products]);
  };
  await bulk([(await createProduct({ company_key: zenith })).key]);
  expect(await suppliers()).toEqual([
    ["Alpen", 1],
    ["Zenith", 2],
  ]);
  expect(await suppliers({ product_type: "FORMULATIONS" })).toEqual([["Zenith", 1]]);
  expect(await suppliers({ filter: "ALP" })).toEqual([["Alpen", 1]]);
});
