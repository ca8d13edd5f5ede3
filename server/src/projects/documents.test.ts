import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAsset, createGrant } from "../documents/factory.ts";
import { db } from "../kernel/db/db.ts";
import { createProduct } from "../products/factory.ts";
import { createRequest } from "../requests/factory.ts";
import { createUser } from "../users/factory.ts";
import { createProject } from "./factory.ts";
import { at, contentOf, type Projects, startProjects } from "./testing-projects.ts";

let projects: Projects;
beforeAll(async () => {
  projects = await startProjects();
});
afterAll(() => projects.close());

type Asset = Awaited<ReturnType<typeof createAsset>>;
let manager: Awaited<ReturnType<typeof createUser>>;
let product: Awaited<ReturnType<typeof createProduct>>;
let project: Awaited<ReturnType<typeof createProject>>;
let sheet: Asset;
let recipe: Asset;
let elsewhere: Asset;

const asset = (product_key: string, name: string, given: Parameters<typeof createAsset>[0] = {}) =>
  createAsset({ product_key, name, content: Buffer.from(`%PDF-1.7 ${name}`), ...given });

beforeEach(async () => {
  manager = await createUser();
  product = await createProduct({ name: "Edelweiss" });
  const second = await createProduct({ name: "Aloe" });
  project = await createProject({
    ...{ company_key: manager.company_key ?? "", manager: manager.key },
    products: [product.key, second.key],
  });
  sheet = await asset(product.key, "Sheet.pdf", { version: 2 });
  await asset(product.key, "Old sheet.pdf", { replaced_at: new Date() });
  recipe = await asset(second.key, "Recipe.pdf", {
    ...{ visibility: "CONFIDENTIAL", document_type: "TDS", valid_until: "2020-01-31" },
  });
  elsewhere = await asset((await createProduct()).key, "Elsewhere.pdf");
});

const root = "/companies/:companyKey/projects/:projectKey/products/documents" as const;
const options = () => ({ as: manager.key, params: at(project) });
const list = async (query: Record<string, string> = {}) =>
  (await projects.app.call(`GET ${root}`, { ...options(), query })).body;
const names = async (query: Record<string, string> = {}) =>
  (await list(query)).content.map(({ name }) => name);
const download = (body: { documents?: string[] } = {}) =>
  projects.app.call(`POST ${root}/downloads`, { ...options(), body });

/** The files of a download once it is made. */
async function filesOf(key: string): Promise<string[]> {
  await projects.queue.idle();
  return [...(await contentOf(key)).keys()].filter((path) => path !== "contents.csv");
}

/** Gives the buyer's company access to the recipe. */
const grant = async () => {
  const { key } = await createRequest({
    ...{ type: "DOCUMENT", buyer_key: manager.key, company_key: recipe.company_key },
    products: [recipe.product_key ?? ""],
  });
  await createGrant({ request_key: key, document_id: recipe.id });
};

test("the newest version of each document of a project's products is listed, and whether one may have it", async () => {
  const page = await list();
  expect(page).toMatchObject({ total_elements: 2, size: 100 });
  expect(page.content).toMatchObject([
    {
      ...{ id: recipe.id, name: "Recipe.pdf", type: "TDS", product_name: "Aloe" },
      ...{ valid_until: "2020-01-31", expired: true, can: { download: false } },
    },
    {
      ...{ id: sheet.id, type: "SDS", product_key: product.key, product_name: "Edelweiss" },
      ...{ version: 2, size: 18, expired: false, can: { download: true } },
      company: { key: product.company_key },
    },
  ]);
  expect(await names({ type__eq: "TDS" })).toEqual(["Recipe.pdf"]);
  expect(await names({ sort: "-name" })).toEqual(["Sheet.pdf", "Recipe.pdf"]);
  expect(await names({ sort: "type" })).toEqual(["Sheet.pdf", "Recipe.pdf"]);
  await grant();
  expect((await list()).content.map(({ can }) => can.download)).toEqual([true, true]);
});

test("a zip holds what one may have of all, and says what it does not hold", async () => {
  const { status, body } = await download();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ kind: "DOCUMENTS", documents: 1 },
    refused: [{ id: recipe.id, name: "Recipe.pdf", code: "documents.confidential" }],
  });
  expect(await filesOf(body.key)).toEqual(["Edelweiss/Sheet.pdf"]);
  const url = { as: manager.key, params: { ...at(project), id: body.key } };
  expect((await projects.app.call(`GET ${root}/downloads/:id/url`, url)).body).toMatchObject({
    url: expect.stringMatching(/^\/api\/downloads\/content\/[\w-]{43}$/),
  });
  const colleague = await createUser({ company_key: manager.company_key });
  await db().updateTable("projects").set({ visibility: "COMPANY" }).execute();
  const foreign = await projects.app.call(`GET ${root}/downloads/:id/url`, {
    ...{ ...url, as: colleague.key },
  });
  expect(foreign.status).toBe(404);
});

test("what was given in a request is in it", async () => {
  await grant();
  const { body } = await download();
  expect(body).toMatchObject({ documents: 2, refused: [] });
  expect((await filesOf(body.key)).toSorted()).toEqual(["Aloe/Recipe.pdf", "Edelweiss/Sheet.pdf"]);
});

test("of those that are chosen the others are left out, and those of no product of the project", async () => {
  const { body } = await download({ documents: [sheet.id, elsewhere.id] });
  expect(body).toMatchObject({ documents: 1, refused: [] });
  expect(await filesOf(body.key)).toEqual(["Edelweiss/Sheet.pdf"]);
  for (const documents of [[recipe.id], [elsewhere.id]])
    expect((await download({ documents })).body.code).toBe("downloads.nothing-allowed");
});
