import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { addProjectMember, createProject } from "./factory.ts";
import { type Projects, startProjects } from "./testing-projects.ts";

let projects: Projects;
beforeAll(async () => {
  projects = await startProjects();
});
afterAll(() => projects.close());

let buyer: Awaited<ReturnType<typeof createUser>>;
let colleague: typeof buyer;
beforeEach(async () => {
  buyer = await createUser();
  colleague = await createUser({ company_key: buyer.company_key });
});

const make = (title: string, given: Parameters<typeof createProject>[0] = {}) =>
  createProject({
    ...{ company_key: buyer.company_key ?? "", manager: buyer.key, products: [], title },
    ...{ visibility: "COMPANY", ...given },
  });
const call = "GET /companies/:companyKey/projects" as const;
const list = (query: Record<string, string> = {}, as = buyer) =>
  projects.app.call(call, {
    ...{ as: as.key, params: { companyKey: buyer.company_key ?? "" }, query },
  });
const titles = async (query: Record<string, string> = {}, as = buyer) => {
  const { body } = await list(query, as);
  const found = body.content.map(({ title }) => title);
  expect(body.total_elements).toBe(found.length);
  return found;
};

describe("the list of a company's projects", () => {
  beforeEach(async () => {
    await make("Sun cream", {
      ...{ subtitle: "Summer 2031", status: "ON_GOING", category: "RESEARCH" },
      ...{ due_date: "2031-03-01", updated_at: new Date(3) },
    });
    await make("Shampoo 100%", {
      ...{ subtitle: "For the sun", status: "CLOSED", manager: colleague.key },
      ...{ due_date: "2031-02-01", updated_at: new Date(5) },
    });
    await make("Lip balm", {
      ...{ subtitle: "Winter", due_date: "2031-04-01", updated_at: new Date(4) },
    });
  });

  test("finds words in titles and subtitles, in both or in either", async () => {
    expect(await titles({ title__icontains: "SUN" })).toEqual(["Sun cream"]);
    expect(await titles({ subtitle__icontains: "sun" })).toEqual(["Shampoo 100%"]);
    const both = { title__icontains: "sun", subtitle__icontains: "sun" };
    expect(await titles(both)).toEqual([]);
    expect(await titles({ ...both, operator: "AND" })).toEqual([]);
    expect(await titles({ ...both, operator: "or" })).toEqual(["Shampoo 100%", "Sun cream"]);
    expect(await titles({ title__icontains: "100%" })).toEqual(["Shampoo 100%"]);
    expect(await titles({ title__icontains: "_" })).toEqual([]);
  });

  test("narrows by states, by category and to those that one is a member of", async () => {
    expect(await titles({ status__in: "CLOSED,ON_GOING" })).toEqual(["Shampoo 100%", "Sun cream"]);
    expect(await titles({ status__in: "CANCELED" })).toEqual([]);
    expect(await titles({ category__eq: "RESEARCH" })).toEqual(["Sun cream"]);
    expect(await titles({ mine: "true" })).toEqual(["Lip balm", "Sun cream"]);
    expect(await titles({ mine: "true" }, colleague)).toEqual(["Shampoo 100%"]);
    // Either of the words, and the state all the same.
    const either = { title__icontains: "sun", subtitle__icontains: "sun", operator: "or" };
    expect(await titles({ ...either, status__in: "CLOSED" })).toEqual(["Shampoo 100%"]);
  });

  test("is sorted as one asks, by the last change where nobody does", async () => {
    const byChange = ["Shampoo 100%", "Lip balm", "Sun cream"];
    expect(await titles()).toEqual(byChange);
    expect(await titles({ sort: "updated_at" })).toEqual(byChange.toReversed());
    expect(await titles({ sort: "title" })).toEqual(["Lip balm", "Shampoo 100%", "Sun cream"]);
    expect(await titles({ sort: "dueDate" })).toEqual(["Shampoo 100%", "Sun cream", "Lip balm"]);
    expect(await titles({ sort: "-number" })).toEqual(["Lip balm", "Shampoo 100%", "Sun cream"]);
  });

  test("says of each where the reader stands, and what he may do", async () => {
    const [first, second] = (await list({ sort: "number" })).body.content;
    expect(first).toMatchObject({
      ...{ side: "MANAGER", number: 1, members: 1, products: 0, manager: { key: buyer.key } },
      can: { hold: { allowed: true }, start: { allowed: false, reason: expect.any(String) } },
    });
    expect(second).toMatchObject({
      ...{ side: "COLLEAGUE", number: 2, manager: { key: colleague.key } },
      can: { reopen: { allowed: false }, edit: { allowed: false } },
    });
  });

  test("refuses what it does not know", async () => {
    for (const [name, value] of [
      ["status__in", "GONE"],
      ["state", "CLOSED"],
      ["sort", "subtitle"],
    ] as const)
      expect((await list({ [name]: value })).status).toBe(400);
  });
});

test("a page has a hundred, and goes on after them", async () => {
  for (let number = 0; number < 101; number++) await make("One of many");
  const { body: first } = await list();
  expect(first).toMatchObject({ size: 100, total_elements: 101, total_pages: 2 });
  const { body: second } = await list({ page: "1" });
  const keys = [...first.content, ...second.content].map(({ key }) => key);
  expect(new Set(keys).size).toBe(101);
});

test("a product can be added where one is a member and it goes on, and it says which hold it", async () => {
  const { key: product } = await createProduct();
  const holding = await make("Holds it", { products: [product], visibility: "MEMBERS_ONLY" });
  const empty = await make("Does not", { status: "ON_HOLD" });
  await make("Over", { status: "CANCELED" });
  await make("Of others", { manager: colleague.key });
  const available = async (query: Record<string, string>) => {
    const { body } = await projects.app.call("GET /companies/:companyKey/projects/available", {
      ...{ as: buyer.key, params: { companyKey: buyer.company_key ?? "" }, query },
    });
    return body.content.map(({ key, holds }) => [key, holds]).toSorted();
  };
  const expected = (holds: boolean) =>
    [
      [holding.key, holds],
      [empty.key, false],
    ].toSorted();
  expect(await available({ product })).toEqual(expected(true));
  expect(await available({})).toEqual(expected(false));
  const shared = await createProject();
  await addProjectMember({ project_key: shared.key, user_key: buyer.key, role: "SUPPLIER" });
  expect(await available({ product })).toEqual(expected(true));
});
