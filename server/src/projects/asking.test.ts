import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { db } from "../kernel/db/db.ts";
import { createProduct } from "../products/factory.ts";
import { createMessage } from "../requests/factory.ts";
import { createUser } from "../users/factory.ts";
import { addProjectMember, addProjectProduct, createProject } from "./factory.ts";
import { at, type Projects, startProjects } from "./testing-projects.ts";

let projects: Projects;
beforeAll(async () => {
  projects = await startProjects();
});
afterAll(() => projects.close());

type User = Awaited<ReturnType<typeof createUser>>;
let buyer: User;
let suppliers: string[];
let products: string[];
let project: Awaited<ReturnType<typeof createProject>>;

beforeEach(async () => {
  buyer = await createUser();
  suppliers = [(await createCompany()).key, (await createCompany()).key];
  const [one, other] = suppliers as [string, string];
  const made = [
    await createProduct({ company_key: one, name: "Edelweiss" }),
    await createProduct({ company_key: one, name: "Gentian" }),
    await createProduct({ company_key: other, name: "Zincolene" }),
  ];
  products = made.map(({ key }) => key);
  project = await createProject({
    ...{ company_key: buyer.company_key ?? "", manager: buyer.key, products },
    ...{ title: "Unsaid title", description: "Unsaid description" },
  });
});

const root = "/companies/:companyKey/projects/:projectKey" as const;
const contact = { full_name: "Ada Ferrari", company: "Maison Ambre", department: "QUALITY" };
const question = { type: "CONTACT", message: "Do you deliver?", contact };
const quantity_required = { value: 250, unit: "kg" };
const quote = (keys: string[]) => ({
  ...{ type: "QUOTE", message: "What does it cost?", contact, alternatives: true },
  ...{ products: keys, quantities: keys.map(() => quantity_required) },
});
const ask = (form: object, query: Record<string, string> = {}, as: User = buyer) =>
  projects.app.call(`POST ${root}/requests`, {
    ...{ as: as.key, params: at(project), query, body: form },
  });
const entries = async (as: User = buyer) =>
  (await projects.app.call(`GET ${root}/products`, { as: as.key, params: at(project) })).body
    .content;
const template = async () =>
  (await projects.app.call(`GET ${root}`, { as: buyer.key, params: at(project) })).body.own
    ?.form_template;
const seller = (company_key = suppliers[0] ?? "") =>
  createUser({ company_key, roles: ["SUPPLIER_MANAGER"] });

test("each supplier is asked by one request, which its products show", async () => {
  const { body } = await ask({ ...question, products });
  expect(body).toEqual({ requests: [expect.any(String), expect.any(String)], round: null });
  const shown = (await entries()).map(({ name, requests }) => [name, requests]);
  const asked = async (company_key: string) => {
    const rows = db().selectFrom("requests").where("company_key", "=", company_key).select("key");
    const { key } = await rows.executeTakeFirstOrThrow();
    return [
      {
        key,
        type: "CONTACT",
        status: "REQUESTED",
        answered: false,
        created_at: expect.any(String),
      },
    ];
  };
  const [one, other] = await Promise.all(suppliers.map(asked));
  expect(shown).toEqual([
    ["Edelweiss", one],
    ["Gentian", one],
    ["Zincolene", other],
  ]);
});

test("a product shows what was asked of it, the newest first, and whether there is an answer", async () => {
  const [edelweiss = "", gentian = ""] = products;
  const { body: first } = await ask({ ...question, products: [edelweiss] });
  const { body: second } = await ask(quote([edelweiss, gentian]));
  await createMessage({
    ...{ request_key: first.requests[0] ?? "", side: "SUPPLIER" },
    author_key: (await seller()).key,
  });
  const shown = (await entries()).map(({ requests }) =>
    requests.map(({ key, type, answered }) => [key, type, answered]),
  );
  const newest = [second.requests[0], "QUOTE", false];
  expect(shown).toEqual([[newest, [first.requests[0], "CONTACT", true]], [newest], []]);
  const moments = (await entries())[0]?.requests.map(({ created_at }) => created_at) ?? [];
  expect(moments.map((moment) => new Date(moment).toISOString())).toEqual(moments);
});

test("what was asked elsewhere, or from another project, is not shown", async () => {
  const asked = await projects.app.call("POST /requests", {
    ...{ as: buyer.key, body: { ...question, products: products.slice(0, 1) } },
  });
  expect(asked.status).toBe(200);
  const other = await createProject({
    company_key: project.company_key,
    manager: buyer.key,
    products,
  });
  await projects.app.call(`POST ${root}/requests`, {
    ...{ as: buyer.key, params: at(other), body: { ...question, products } },
  });
  expect((await entries()).flatMap(({ requests }) => requests)).toEqual([]);
});

test("a quotation of several suppliers begins a round, one of a single supplier none", async () => {
  const { body } = await ask(quote(products));
  const { batch } = await db()
    .selectFrom("requests")
    .where("key", "=", body.requests[0] ?? "")
    .select("batch")
    .executeTakeFirstOrThrow();
  expect(body.round).toBe(batch);
  expect(
    await db().selectFrom("rounds").where("key", "=", batch).select("buyer_key").execute(),
  ).toEqual([{ buyer_key: buyer.key }]);
  expect((await ask(quote(products.slice(0, 2)))).body.round).toBeNull();
});

test("the next requests begin with what was kept of a form: nothing of persons and products", async () => {
  const form = { ...quote(products.slice(0, 1)), quantity_required, cc: ["lab@example.com"] };
  await ask(form);
  expect(await template()).toBeNull();
  await ask(form, { keep: "true" });
  const kept = { message: "What does it cost?", alternatives: true, quantity_required };
  expect(await template()).toEqual(kept);
  await ask({ ...question, products });
  expect(await template()).toEqual(kept);
  await ask({ ...question, products }, { keep: "true" });
  expect(await template()).toEqual({ message: "Do you deliver?", alternatives: false });
});

test("products that are not in the project are not asked for, nor none", async () => {
  const { key } = await createProduct();
  const forms = [
    { ...question, products: [...products, key] },
    { ...question, products: [] },
    { ...question, products: [], company: suppliers[0] },
  ];
  for (const form of forms)
    expect(await ask(form, { keep: "true" })).toMatchObject({
      ...{ status: 409, body: { code: "projects.not-in-it" } },
    });
  expect(
    await db().selectFrom("requests").where("buyer_key", "=", buyer.key).select("key").execute(),
  ).toEqual([]);
  expect(await template()).toBeNull();
});

test("members ask, while the project goes on; a product that is hidden since is not asked for", async () => {
  await db().updateTable("projects").set({ visibility: "COMPANY" }).execute();
  const colleague = await createUser({ company_key: buyer.company_key });
  const support = await createUser({ roles: ["NEROLI_SUPER"], company_key: null });
  const form = { ...question, products };
  for (const who of [colleague, support])
    expect((await ask(form, {}, who)).body.code).toBe("projects.members-only");
  await addProjectMember({ project_key: project.key, user_key: colleague.key, role: "MEMBER" });
  expect((await ask(form, {}, colleague)).status).toBe(200);
  const { key } = await createProduct({ state: "DRAFT" });
  await addProjectProduct({ project_key: project.key, product_key: key });
  expect((await ask({ ...form, products: [key] })).body.code).toBe("not-found");
  await db()
    .updateTable("projects")
    .set({ status: "CLOSED" })
    .where("key", "=", project.key)
    .execute();
  expect((await ask(form)).body.code).toBe("projects.ended");
});

test("the supplier who is asked learns nothing of the project, nor of other products in it", async () => {
  const { body } = await ask(quote(products));
  const as = (await seller()).key;
  const { key } = await db()
    .selectFrom("requests")
    .where("key", "in", body.requests)
    .where("company_key", "=", suppliers[0] ?? "")
    .select("key")
    .executeTakeFirstOrThrow();
  const params = { requestKey: key };
  const told = [
    await projects.app.call("GET /requests/:requestKey", { as, params }),
    await projects.app.call("GET /requests", { as }),
    await projects.app.call("POST /requests/:requestKey/open", { as, params }),
  ];
  expect(told.map(({ status }) => status)).toEqual([200, 200, 200]);
  const text = JSON.stringify(told.map((answer) => answer.body));
  expect(text).toContain("Gentian");
  const foreign = [
    ...["Unsaid", project.key, "Zincolene", products[2] ?? "", suppliers[1] ?? ""],
    ...[body.round ?? "", ...body.requests.filter((each) => each !== key)],
  ];
  for (const each of foreign) expect(text).not.toContain(each);
  expect((await projects.app.call(`GET ${root}`, { as, params: at(project) })).status).toBe(404);
});

test("a supplier who is a member sees what was asked of his own company alone", async () => {
  const { body } = await ask({ ...question, products });
  const member = await seller();
  await addProjectMember({ project_key: project.key, user_key: member.key, role: "SUPPLIER" });
  const shown = await entries(member);
  expect(shown.map(({ name }) => name)).toEqual(["Edelweiss", "Gentian"]);
  const keys = new Set(shown.flatMap(({ requests }) => requests.map(({ key }) => key)));
  expect(keys.size).toBe(1);
  expect(body.requests).toContain([...keys][0]);
});
