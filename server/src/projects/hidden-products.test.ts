import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { createAsset } from "../documents/factory.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { addProjectMember, createProject } from "./factory.ts";
import {
  at,
  changeCompany,
  changeProduct,
  type Projects,
  startProjects,
} from "./testing-projects.ts";

let projects: Projects;
beforeAll(async () => {
  projects = await startProjects();
});
afterAll(() => projects.close());

type User = Awaited<ReturnType<typeof createUser>>;
let manager: User;
let seller: User;
let supplier: string;
let product: string;
let other: string;
let project: Awaited<ReturnType<typeof createProject>>;

beforeEach(async () => {
  manager = await createUser();
  const company = await createCompany();
  supplier = company.key;
  seller = await createUser({ company_key: supplier, roles: ["SUPPLIER_EDITOR"] });
  product = (await createProduct({ company_key: supplier, name: "Alpha" })).key;
  other = (await createProduct({ name: "Mallow" })).key;
  await createAsset({ product_key: product, name: "Alpha.pdf" });
  project = await createProject({
    ...{ company_key: manager.company_key ?? "", manager: manager.key },
    products: [product, other],
  });
  await addProjectMember({ project_key: project.key, user_key: seller.key, role: "SUPPLIER" });
});

const root = "/companies/:companyKey/projects/:projectKey" as const;
const list = async (query: Record<string, string> = {}, as = manager) => {
  const { body } = await projects.app.call(`GET ${root}/products`, {
    ...{ as: as.key, params: at(project), query },
  });
  return body;
};
const names = async (query: Record<string, string> = {}, as = manager) =>
  (await list(query, as)).content.map(({ name }) => name);

/** By what a product ends to be there for the buyer. */
const endings = {
  "excludes the buyer's kind": () =>
    changeCompany(supplier, { excluded_types: ["CONSUMER_CARE_BRAND"] }),
  "puts it into the trash": () => changeProduct(product, { trashed_at: new Date() }),
  "makes it a draft again": () => changeProduct(product, { state: "DRAFT" }),
  "is disabled": () => changeCompany(supplier, { enabled: false }),
  "is verified no more": () => changeCompany(supplier, { verified: false }),
};

describe.each(Object.entries(endings))("of a product whose supplier %s", (_, end) => {
  beforeEach(async () => {
    await end();
    await changeProduct(product, { name: "Zulu" });
  });

  test("the entry stays under the name that it was added with", async () => {
    const { content } = await list();
    expect(content).toMatchObject([
      { product_key: product, product: null, name: "Alpha" },
      { product_key: other, product: { key: other }, name: "Mallow" },
    ]);
    expect(JSON.stringify(content)).not.toContain("Zulu");
  });

  test("what it is called now neither finds it nor sorts it", async () => {
    expect(await names({ "product.name": "zul" })).toEqual([]);
    expect(await names({ "product.name": "alph" })).toEqual(["Alpha"]);
    expect(await names({ sort: "name" })).toEqual(["Alpha", "Mallow"]);
    expect(await names({ sort: "-name" })).toEqual(["Mallow", "Alpha"]);
  });

  test("nothing that is done to it tells what it is called now, nor are its documents there", async () => {
    const [id = ""] = project.entries;
    const options = { as: manager.key, params: { ...at(project), id } };
    const answers = [
      await projects.app.call(`POST ${root}/products/:id/reject`, {
        ...{ ...options, body: { reason: "Not sold to us any more" } },
      }),
      await projects.app.call(`POST ${root}/products/:id/accept`, { ...options, body: {} }),
      await projects.app.call(`PUT ${root}/products/:id`, {
        ...{ ...options, body: { note: "A pity", version: 3 } },
      }),
      await projects.app.call(`GET ${root}/products/documents`, options),
      await projects.app.call(`DELETE ${root}/products/:id`, options),
      await projects.app.call(`GET ${root}/activity`, options),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain("Zulu");
    const [accepted, documents, activity] = [answers[1], answers[3], answers[5]];
    expect(accepted?.body).toMatchObject({ name: "Alpha", product: null, status: "ACCEPTED" });
    expect(documents?.body).toMatchObject({ content: [], total_elements: 0 });
    expect(activity?.body).toMatchObject({
      content: [
        { kind: "product-removed", data: { product: "Alpha" } },
        { kind: "product-reviewed", data: { product: "Alpha", status: "ACCEPTED" } },
        { kind: "product-reviewed", data: { product: "Alpha", status: "REJECTED" } },
      ],
    });
  });

  test("support, who sees it, reads what it is called now", async () => {
    const support = await createUser({ roles: ["NEROLI_EDITOR"], company_key: null });
    expect(await names({ "product.name": "zul" }, support)).toEqual(["Zulu"]);
  });
});

test("a product that is there is called what it is called now", async () => {
  await changeProduct(product, { name: "Zulu" });
  expect(await names({ sort: "name" })).toEqual(["Mallow", "Zulu"]);
  expect(await names({ "product.name": "zul" })).toEqual(["Zulu"]);
  expect(await names({ "product.name": "alph" })).toEqual([]);
});

test("its supplier's editors, who keep drafts, read their own draft's name", async () => {
  await changeProduct(product, { state: "DRAFT", name: "Zulu" });
  expect(await names({}, seller)).toEqual(["Zulu"]);
  expect(await names({ "product.name": "zul" }, seller)).toEqual(["Zulu"]);
});

test("what is not there for the buyer cannot be added, alone or among others", async () => {
  await endings["makes it a draft again"]();
  const empty = await createProject({
    ...{ company_key: project.company_key, manager: manager.key, products: [] },
  });
  const options = { as: manager.key, params: at(empty) };
  const alone = await projects.app.call(`POST ${root}/products`, {
    ...{ ...options, body: { company: supplier, segment: "PERSONALCARE", product } },
  });
  const among = await projects.app.call(`POST ${root}/products/bulk`, {
    ...{ ...options, body: { products: [other, product] } },
  });
  expect([alone.body.code, among.body.code]).toEqual(["not-found", "not-found"]);
  const { body } = await projects.app.call(`GET ${root}/products`, options);
  expect(body.content).toEqual([]);
});
