import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Endpoint } from "@neroli/contract/access/endpoint.ts";
import { endpoints } from "@neroli/contract/endpoints.ts";
import { FormulaContent } from "@neroli/contract/formulas/schema.ts";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allListeners, allRoutes } from "../capabilities.ts";
import { createCatalogue } from "../catalogue/factory.ts";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { startAssets } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";
import { api } from "../kernel/http/api.ts";
import { startListeners } from "../kernel/outbox/work.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestMails, testMails } from "../kernel/testing/mails.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { addProjectMember, createProject } from "../projects/factory.ts";
import { at } from "../projects/testing-projects.ts";
import { createUser } from "../users/factory.ts";
import { faceCream, root } from "./testing-formulas.ts";

// Whatever suppliers can fetch or are mailed says nothing of a formula: every reading call of the
// contract is made as each of them, with the keys of what is there.

let folder: string;
let database: FreshDatabase;
let mails: TestMails;
let app: TestApp;
let catalogue: { stop(): Promise<void> };
let identity: Awaited<ReturnType<typeof testIdentity>>;
/** The same with the content of files, which a test's application leaves out. */
const whole = Fastify();
beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(path.join(tmpdir(), "neroli-privacy-"));
  startAssets({ data: folder });
  mails = await testMails();
  catalogue = await createCatalogue();
  identity = await testIdentity();
  app = await testApp({ routes: allRoutes, ...identity });
  const { authenticate } = identity;
  await whole.register(api, { prefix: "/api", routes: allRoutes, authenticate });
});
afterAll(async () => {
  await app.close();
  await whole.close();
  await catalogue.stop();
  await mails.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** What stands in the formula and nowhere else. */
const secrets = [
  ...["Moonlight Serum", "Zephyrol Ester", "HYDROXYQUILLAIC POLYMER", "12.3457", "7.7771"],
  ...["Whisk backwards", "Kept for Ada", "Old Moonlight"],
];
const contact = { full_name: "Ada Ferrari", company: "Maison Ambre", department: "QUALITY" };

/** A project with products of two suppliers, one of which is its member. */
async function makeProject() {
  const buyer = await createUser();
  const suppliers = [await createCompany({ name: "Alpenkraut" }), await createCompany()];
  const sellers = await Promise.all(
    suppliers.map(({ key }) => createUser({ company_key: key, roles: ["SUPPLIER_MANAGER"] })),
  );
  const products = await Promise.all(
    suppliers.map(({ key }) => createProduct({ company_key: key, fields: { inci: "Squalane" } })),
  );
  const project = await createProject({
    ...{ company_key: buyer.company_key ?? "", manager: buyer.key, title: "Face cream" },
    ...{ products: products.map(({ key }) => key), cosmetic: JSON.stringify(faceCream) },
  });
  const [member] = sellers;
  if (!member) throw new Error("no supplier");
  await addProjectMember({ project_key: project.key, user_key: member.key, role: "SUPPLIER" });
  return { buyer, suppliers, sellers, member, products, project };
}
type Made = Awaited<ReturnType<typeof makeProject>>;

/** A formula with their products and others, saved, kept, analysed and written; answers its key. */
async function formulate({ buyer, products, project }: Made): Promise<string> {
  const as = buyer.key;
  const place = at(project);
  const own = products.map(({ key }, index) => ({
    ...{ key: `own${index}`, product: key, weight: index === 0 ? "7.7771%" : "3%" },
  }));
  const content = FormulaContent.parse({
    phases: [
      {
        ...{ key: "a", name: "A", steps: ["Whisk backwards"] },
        lines: [
          { key: "aqua", inci: "Aqua", weight: "qs" },
          { key: "z", name: "Zephyrol Ester", inci: "HYDROXYQUILLAIC POLYMER", weight: "12.3457%" },
          ...own,
        ],
      },
    ],
  });
  const begun = await app.call(`POST ${root}`, {
    ...{ as, params: place, body: { title: "Old Moonlight" } },
  });
  const params = { ...place, formulaKey: begun.body.key };
  const answers = [
    await app.call(`PUT ${root}/:formulaKey`, {
      ...{ as, params, body: { title: "Moonlight Serum", content, revision: 1 } },
    }),
    await app.call(`POST ${root}/:formulaKey/versions`, {
      ...{ as, params, body: { note: "Kept for Ada", revision: 2 } },
    }),
    await app.call(`POST ${root}/analysis`, { as, params: place, body: { content } }),
    await app.call(`GET ${root}/:formulaKey/export`, { as, params, query: { format: "pdf" } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  return begun.body.key;
}

/** What the buyer does with suppliers afterwards; answers the requests. */
async function askAndComment({ buyer, products, project, member }: Made): Promise<string[]> {
  const as = buyer.key;
  const params = at(project);
  const keys = products.map(({ key }) => key);
  const quantities = keys.map(() => ({ value: 250, unit: "kg" }));
  const forms = [
    { type: "CONTACT", message: "Do you deliver?", contact, products: keys },
    {
      ...{ type: "QUOTE", message: "What does it cost?", contact, alternatives: true },
      ...{ products: keys, quantities },
    },
  ];
  const asked: string[] = [];
  for (const body of forms) {
    const answer = await app.call("POST /companies/:companyKey/projects/:projectKey/requests", {
      ...{ as, params, body },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    asked.push(...answer.body.requests);
  }
  for (const shared of [true, false]) {
    const body = { body: "Which of these is stable?", shared, mentions: [member.key] };
    await app.call("POST /companies/:companyKey/projects/:projectKey/comments", {
      ...{ as, params, body },
    });
  }
  return asked;
}

/** The addresses of all reading calls, with each of these keys where one is named. */
function addresses(keys: Record<string, readonly string[]>): string[] {
  const reading = Object.entries<Endpoint>(endpoints).filter(
    ([name, { answers }]) => name.startsWith("GET ") && answers !== "events",
  );
  return reading.flatMap(([name]) => {
    let found = [name.replace("GET ", "/api")];
    for (const [, param = ""] of name.matchAll(/:(\w+)/g)) {
      const values = keys[param] ?? ["1"];
      found = found.flatMap((each) => values.map((value) => each.replace(`:${param}`, value)));
    }
    return found;
  });
}

test("suppliers are answered, told and mailed nothing of a formula", async () => {
  const failures: unknown[] = [];
  const listeners = startListeners(allListeners, (error) => void failures.push(error));
  const made = await makeProject();
  const formula = await formulate(made);
  const requests = await askAndComment(made);
  await listeners.idle();
  expect(failures).toEqual([]);

  const downloads = await db().selectFrom("downloads").select("key").execute();
  const { project, suppliers, products } = made;
  const all = addresses({
    companyKey: [project.company_key, ...suppliers.map(({ key }) => key)],
    projectKey: [project.key],
    formulaKey: [formula],
    requestKey: requests,
    productKey: products.map(({ key }) => key),
    offering: ["INGREDIENTS"],
    id: project.entries,
    key: downloads.map(({ key }) => key),
  });
  expect(all.length).toBeGreaterThan(150);
  for (const seller of made.sellers) {
    const authorization = `Bearer ${await identity.tokenFor(seller.key)}`;
    const read: string[] = [];
    for (const url of all) {
      const { body, statusCode } = await whole.inject({ url, headers: { authorization } });
      expect(statusCode, url).toBeLessThan(500);
      if (/\/formulas/.test(url)) expect([403, 404], url).toContain(statusCode);
      if (statusCode === 200) read.push(url);
      for (const secret of [...secrets, formula]) expect(body, url).not.toContain(secret);
    }
    expect(read).toContain("/api/requests");
    expect(read).toContain("/api/notifications");
    expect(read).toContain("/api/projects/shared");
    const told = await db()
      .selectFrom("notifications")
      .where("user_key", "=", seller.key)
      .selectAll()
      .execute();
    const mailed = await mails.to(seller.email);
    expect(told.length).toBeGreaterThan(0);
    expect(mailed.length).toBeGreaterThan(0);
    const text = JSON.stringify([told, mailed]);
    for (const secret of [...secrets, formula]) expect(text).not.toContain(secret);
  }
  // The member reads the project itself, and its buyer reads all of it.
  const shared = await app.call("GET /companies/:companyKey/projects/:projectKey", {
    ...{ as: made.member.key, params: at(project) },
  });
  expect(shared.body).toMatchObject({ title: "Face cream", own: null });
  const { body } = await app.call(`GET ${root}/:formulaKey`, {
    ...{ as: made.buyer.key, params: { ...at(project), formulaKey: formula } },
  });
  expect(JSON.stringify(body)).toContain("12.3457");
  await listeners.stop();
});
