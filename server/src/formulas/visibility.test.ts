import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { db } from "../kernel/db/db.ts";
import { addProjectMember, createProject } from "../projects/factory.ts";
import { at } from "../projects/testing-projects.ts";
import { createUser } from "../users/factory.ts";
import { createFormula, formulaContent } from "./factory.ts";
import { type Formulas, root, startFormulas } from "./testing-formulas.ts";

const readers = [
  "manager",
  "member",
  "supplier's member",
  "supplier's member who buys, too",
  "colleague",
  "buyer of another company",
  "supplier who is no member",
  "support",
  "member who has moved",
] as const;
type Reader = (typeof readers)[number];

let formulas: Formulas;
let people: Record<Reader, string>;
let company_key: string;

beforeAll(async () => {
  formulas = await startFormulas();
  company_key = (await createCompany({ type: "CONSUMER_CARE_BRAND" })).key;
  const supplier = (await createCompany()).key;
  const buyer = async () => (await createUser({ company_key, roles: ["BUYER"] })).key;
  const seller = async (roles: ("SUPPLIER_MANAGER" | "BUYER")[] = ["SUPPLIER_MANAGER"]) =>
    (await createUser({ company_key: supplier, roles })).key;
  people = {
    manager: await buyer(),
    member: await buyer(),
    "supplier's member": await seller(),
    "supplier's member who buys, too": await seller(["SUPPLIER_MANAGER", "BUYER"]),
    colleague: await buyer(),
    "buyer of another company": (await createUser()).key,
    "supplier who is no member": await seller(),
    support: (await createUser({ roles: ["NEROLI_EDITOR"], company_key: null })).key,
    "member who has moved": await buyer(),
  };
});
afterAll(() => formulas.close());

async function make(visibility: "MEMBERS_ONLY" | "COMPANY") {
  const project = await createProject({
    ...{ company_key, visibility, manager: people.manager, products: [] },
  });
  const members = [
    ["member", "MEMBER"],
    ["member who has moved", "MEMBER"],
    ["supplier's member", "SUPPLIER"],
    ["supplier's member who buys, too", "SUPPLIER"],
  ] as const;
  for (const [who, role] of members)
    await addProjectMember({ project_key: project.key, user_key: people[who], role });
  const elsewhere = (await createCompany({ type: "CONSUMER_CARE_BRAND" })).key;
  const moves = (to: string) =>
    db()
      .updateTable("users")
      .set({ company_key: to })
      .where("key", "=", people["member who has moved"])
      .execute();
  await moves(elsewhere);
  const formula = await createFormula({ project_key: project.key, created_by: people.manager });
  return { project, formula, comeBack: () => moves(company_key) };
}

/** What each call answers: first those that read, then those that work. */
async function outcomes(made: Awaited<ReturnType<typeof make>>, as: string) {
  const place = at(made.project);
  const on = { as, params: { ...place, formulaKey: made.formula.key } };
  const content = formulaContent([{ name: "Glycerin", weight: "5%" }]);
  const { call } = formulas.app;
  const answers = {
    list: await call(`GET ${root}`, { as, params: place }),
    read: await call(`GET ${root}/:formulaKey`, on),
    analysis: await call(`POST ${root}/analysis`, { as, params: place, body: { content } }),
    export: await call(`GET ${root}/:formulaKey/export`, { ...on, query: { format: "xlsx" } }),
    begin: await call(`POST ${root}`, { as, params: place, body: { title: "Ours" } }),
    save: await call(`PUT ${root}/:formulaKey`, {
      ...{ ...on, body: { title: "Ours", content, revision: 1 } },
    }),
    keep: await call(`POST ${root}/:formulaKey/versions`, { ...on, body: { revision: 2 } }),
    remove: await call(`DELETE ${root}/:formulaKey`, on),
  };
  return Object.fromEntries(
    Object.entries(answers).map(([name, { status, body }]) => [
      name,
      status === 200 ? "done" : body.code,
    ]),
  );
}

const reading = ["list", "read", "analysis", "export"];
const working = ["begin", "save", "keep", "remove"];
const of = (read: string, work: string) => ({
  ...Object.fromEntries(reading.map((name) => [name, read])),
  ...Object.fromEntries(working.map((name) => [name, work])),
});
const works = of("done", "done");
const reads = of("done", "projects.members-only");
const sees = of("not-found", "not-found");
const refused = of("access.forbidden", "access.forbidden");

type Outcome = Record<string, string>;
/** In a project that its members alone see, and in one that the company sees. */
const matrix: Record<Reader, readonly [Outcome, Outcome]> = {
  manager: [works, works],
  member: [works, works],
  // No role of the project space: no call about formulas is theirs, whatever there is.
  "supplier's member": [refused, refused],
  // The same as of a project that is not there: nothing says that there are formulas.
  "supplier's member who buys, too": [sees, sees],
  colleague: [sees, reads],
  "buyer of another company": [sees, sees],
  "supplier who is no member": [refused, refused],
  support: [reads, reads],
  "member who has moved": [sees, sees],
};

describe.each(readers)("%s", (who) => {
  test.each([
    ["MEMBERS_ONLY", 0],
    ["COMPANY", 1],
  ] as const)("of %s", async (visibility, column) => {
    const made = await make(visibility);
    expect(await outcomes(made, people[who])).toEqual(matrix[who][column]);
    await made.comeBack();
  });
});

test("a formula is not found under another project, nor under another company", async () => {
  const [one, other] = [await make("COMPANY"), await make("COMPANY")];
  const as = people.manager;
  const foreign = { ...at(other.project), formulaKey: one.formula.key };
  expect((await formulas.app.call(`GET ${root}/:formulaKey`, { as, params: foreign })).status).toBe(
    404,
  );
  const params = { companyKey: "another-company", projectKey: one.project.key };
  expect((await formulas.app.call(`GET ${root}`, { as, params })).status).toBe(404);
  await one.comeBack();
});
