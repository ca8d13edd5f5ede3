import { documentTypes } from "@neroli/contract/enumerations/documents.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { createAsset } from "../documents/factory.ts";
import { db } from "../kernel/db/db.ts";
import { createPolicy } from "../policies/factory.ts";
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
let project: Awaited<ReturnType<typeof createProject>>;
let suppliers: string[];
let products: string[];

const sheet = { kind: "DOCUMENT", type: "SDS", months: null };
const inci = { kind: "FIELD", field: "inci" };
const vegan = { kind: "TERM", field: "certifications", term: "Vegan" };

beforeEach(async () => {
  buyer = await createUser({ roles: ["BUYER"] });
  suppliers = [(await createCompany()).key, (await createCompany()).key];
  const [one, other] = suppliers as [string, string];
  const made = [
    await createProduct({
      ...{ company_key: one, name: "Edelweiss" },
      fields: { name: "Edelweiss", inci: "Aqua", certifications: ["Vegan"] },
    }),
    await createProduct({ company_key: one, name: "Gentian", fields: { name: "Gentian" } }),
    await createProduct({ company_key: other, name: "Zincolene", fields: { name: "Zincolene" } }),
  ];
  products = made.map(({ key }) => key);
  await createAsset({ product_key: products[0] ?? "", name: "Sheet.pdf" });
  project = await createProject({
    ...{ company_key: buyer.company_key ?? "", manager: buyer.key, products },
    ...{ title: "Unsaid title", description: "Unsaid description" },
  });
});

const root = "/companies/:companyKey/projects/:projectKey" as const;
const call = (as: User = buyer) => ({ as: as.key, params: at(project) });
const read = async (as: User = buyer) =>
  (await projects.app.call(`GET ${root}/coverage`, call(as))).body;
const demand = async (requirements: object[], version = 1) =>
  projects.app.call(`PUT ${root}/requirements`, {
    ...call(),
    body: { requirements, version },
  });
const ask = (body: object = {}) =>
  projects.app.call(`POST ${root}/requirements/ask`, { ...call(), body });
const states = async () =>
  (await read()).content.map(({ name, requirements }) => [
    name,
    ...requirements.map(({ state }) => state),
  ]);

test("what is required is found in what suppliers publish, in per cent of all that counts", async () => {
  expect((await read()).percent).toBeNull();
  const { body } = await demand([sheet, inci, vegan]);
  expect(body.version).toBe(2);
  expect(await states()).toEqual([
    ["Edelweiss", "MET", "MET", "MET"],
    ["Gentian", "MISSING", "MISSING", "MISSING"],
    ["Zincolene", "MISSING", "MISSING", "MISSING"],
  ]);
  const [first] = (await read()).content;
  expect(first?.requirements.map(({ document, value }) => document?.name ?? value)).toEqual([
    "Sheet.pdf",
    "Aqua",
    "Vegan",
  ]);
  expect((await read()).percent).toBe(33);
  // What is rejected does not count.
  await db()
    .updateTable("project_products")
    .set({ status: "REJECTED" })
    .where("product_key", "=", products[2] ?? "")
    .execute();
  expect((await read()).percent).toBe(50);
});

test("who saves over somebody else's is told", async () => {
  expect((await demand([sheet])).status).toBe(200);
  const { status, body } = await demand([inci]);
  expect([status, body.code]).toEqual([409, "conflict"]);
  expect((await read()).requirements).toEqual([sheet]);
});

test("what a reader may not see is not there, and not guessed", async () => {
  await db()
    .updateTable("products")
    .set({ visibility: JSON.stringify({ inci: "PRIVATE" }) })
    .where("key", "=", products[0] ?? "")
    .execute();
  await demand([inci]);
  expect((await states())[0]).toEqual(["Edelweiss", "MISSING"]);
});

test("each supplier is asked once for what its products lack, and learns nothing of the project", async () => {
  await demand([sheet, inci]);
  const { body } = await ask();
  expect(body.requests).toHaveLength(2);
  const asked = await db()
    .selectFrom("requests")
    .where("key", "in", body.requests)
    .select(["company_key", "type", "document_types", "message", "key"])
    .execute();
  const ofOne = asked.find(({ company_key }) => company_key === suppliers[0]);
  expect(ofOne).toMatchObject({ type: "DOCUMENT", document_types: ["SDS"] });
  expect(ofOne?.message).toContain("Gentian: Safety data sheet, INCI");
  for (const { message } of asked) expect(message).not.toMatch(/Unsaid|Edelweiss/);
  expect(ofOne?.message).not.toContain("Zincolene");
  const gentian = (await read()).content[1];
  expect(gentian?.requirements.map(({ asked: key }) => key)).toEqual([ofOne?.key, ofOne?.key]);

  const again = await ask();
  expect([again.status, again.body.code]).toEqual([409, "projects.nothing-missing"]);
  // Once it is answered, what is missing still can be asked again.
  const seller = await createUser({ company_key: suppliers[0] ?? "" });
  await createMessage({
    ...{ request_key: ofOne?.key ?? "", author_key: seller.key, side: "SUPPLIER" },
  });
  expect((await ask()).body.requests).toHaveLength(1);
});

test("what no product can be asked for any more keeps nobody from asking for the others", async () => {
  await demand([sheet, inci]);
  await db()
    .updateTable("products")
    .set({ trashed_at: new Date() })
    .where("key", "=", products[1] ?? "")
    .execute();
  const { content } = await read();
  expect(content.map(({ name, offering }) => [name, offering])).toEqual([
    ["Edelweiss", "INGREDIENTS"],
    ["Gentian", null],
    ["Zincolene", "INGREDIENTS"],
  ]);
  const { status, body } = await ask();
  expect([status, body.requests?.length]).toEqual([200, 1]);
  expect((await ask({ products: [products[1]] })).status).toBe(409);
});

test("what is missing of many products is asked for in requests that can be read", async () => {
  const requirements = documentTypes.slice(0, 20).map((type) => ({ ...sheet, type }));
  await demand(requirements);
  const [company_key = ""] = suppliers;
  for (let at = 0; at < 110; at += 1) {
    const name = `Oil ${at}`;
    const { key: product_key } = await createProduct({ company_key, name, fields: { name } });
    await addProjectProduct({ project_key: project.key, product_key });
  }
  const { status, body } = await ask();
  expect(status).toBe(200);
  for (const requestKey of body.requests) {
    const asked = await projects.app.call("GET /requests/:requestKey", {
      ...{ as: buyer.key, params: { requestKey } },
    });
    expect(asked.status).toBe(200);
    expect(asked.body.products.length).toBeLessThanOrEqual(100);
    expect(asked.body.message.length).toBeLessThanOrEqual(5_000);
  }
  expect((await ask()).status).toBe(409);
});

test("where no document is missing the question is a plain one, and chosen products alone are asked for", async () => {
  await demand([inci]);
  const { body } = await ask({ products: [products[2]] });
  const rows = await db()
    .selectFrom("requests")
    .where("key", "in", body.requests)
    .select(["type", "company_key"])
    .execute();
  expect(rows).toEqual([{ type: "CONTACT", company_key: suppliers[1] }]);
});

test("the company's policies judge each product, with the datum they stand on", async () => {
  await createPolicy({
    ...{
      company_key: buyer.company_key ?? "",
      list: "BLACKLIST",
      dimension: "INCI",
      value: "aqua",
    },
  });
  const { content, policies } = await read();
  expect(policies).toHaveLength(1);
  expect(content.map(({ policy }) => policy.verdict)).toEqual([
    "DOES_NOT_MEET",
    "NEEDS_INFORMATION",
    "NEEDS_INFORMATION",
  ]);
  expect(content[0]?.policy.findings).toEqual([
    { policies: [policies[0]?.id], verdict: "DOES_NOT_MEET", data: ["Aqua"] },
  ]);
});

test("a supplier's member reads neither requirements nor policies", async () => {
  const supplier = await createUser({ company_key: suppliers[0] ?? "", roles: ["BUYER"] });
  await addProjectMember({ project_key: project.key, user_key: supplier.key, role: "SUPPLIER" });
  const { status } = await projects.app.call(`GET ${root}/coverage`, call(supplier));
  expect(status).toBe(404);
});
