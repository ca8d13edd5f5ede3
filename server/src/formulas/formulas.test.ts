import { mostFormulas } from "@neroli/contract/formulas/limits.ts";
import type { FormulaContent } from "@neroli/contract/formulas/schema.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { createProduct } from "../products/factory.ts";
import { at } from "../projects/testing-projects.ts";
import { createFormula, formulaContent } from "./factory.ts";
import {
  createLaboratory,
  type Formulas,
  type Laboratory,
  root,
  startFormulas,
} from "./testing-formulas.ts";

let formulas: Formulas;
let laboratory: Laboratory;
beforeAll(async () => {
  formulas = await startFormulas();
});
afterAll(() => formulas.close());
beforeEach(async () => {
  laboratory = await createLaboratory();
});

const asked = () => ({ as: laboratory.buyer.key, params: at(laboratory.project) });
const of = (formulaKey: string) => ({
  ...asked(),
  params: { ...at(laboratory.project), formulaKey },
});
const begin = (body: object) => formulas.app.call(`POST ${root}`, { ...asked(), body });
const read = async (key: string, query: Record<string, string> = {}) =>
  formulas.app.call(`GET ${root}/:formulaKey`, { ...of(key), query });
const save = (key: string, body: object) =>
  formulas.app.call(`PUT ${root}/:formulaKey`, { ...of(key), body });
const keep = (key: string, body: object) =>
  formulas.app.call(`POST ${root}/:formulaKey/versions`, { ...of(key), body });
const list = async () => (await formulas.app.call(`GET ${root}`, asked())).body.content;
const activity = async () => {
  const { body } = await formulas.app.call(
    "GET /companies/:companyKey/projects/:projectKey/activity",
    asked(),
  );
  return body.content.toReversed().map(({ kind, data }) => `${kind} ${data.formula}`);
};
const cream = (weight = "5%") => formulaContent([{ name: "Glycerin", weight }]);

test("a formula is begun, saved and listed, and the activity says so", async () => {
  const { body: begun } = await begin({ title: "Day cream" });
  expect(begun).toMatchObject({
    ...{ title: "Day cream", version: null, revision: 1, versions: [], content: { phases: [] } },
    ...{ saved_by: { key: laboratory.buyer.key }, can: { edit: { allowed: true, reason: null } } },
  });
  const { body } = await save(begun.key, { title: "Night cream", content: cream(), revision: 1 });
  expect(body).toMatchObject({ title: "Night cream", revision: 2, content: cream() });
  expect(await list()).toEqual([
    {
      ...{ key: begun.key, title: "Night cream", lines: 1, versions: 0 },
      ...{ saved_by: body.saved_by, saved_at: body.saved_at },
    },
  ]);
  expect(await activity()).toEqual(["formula-saved Day cream", "formula-saved Night cream"]);
});

test("who saves over what somebody else has saved is told; what is as it was is left alone", async () => {
  const { key } = (await begin({ title: "Day cream" })).body;
  const [one, other] = await Promise.all(
    ["5%", "6%"].map((weight) =>
      save(key, { title: "Day cream", content: cream(weight), revision: 1 }),
    ),
  );
  expect([one?.status, other?.status].toSorted()).toEqual([200, 409]);
  expect([one?.body.code, other?.body.code]).toContain("conflict");
  const { body: now } = await read(key);
  const { body: same } = await save(key, {
    ...{ title: now.title, content: now.content, revision: now.revision },
  });
  expect([same.revision, same.saved_at]).toEqual([2, now.saved_at]);
  expect(await activity()).toHaveLength(2);
});

test("versions are kept as they were, with a note, and only where something was changed", async () => {
  const { key } = (await begin({ title: "Day cream" })).body;
  const changed = (weight: string, revision: number) =>
    save(key, { title: "Day cream", content: cream(weight), revision });
  await changed("5%", 1);
  expect((await keep(key, { note: "First try", revision: 1 })).body.code).toBe("conflict");
  expect((await keep(key, { note: "First try", revision: 2 })).body.versions).toMatchObject([
    { version: 1, note: "First try", kept_by: { key: laboratory.buyer.key } },
  ]);
  expect((await keep(key, { revision: 2 })).body.code).toBe("formulas.same");
  await changed("7%", 2);
  expect((await keep(key, { revision: 3 })).body.versions.map(({ version }) => version)).toEqual([
    2, 1,
  ]);
  const first = await read(key, { version: "1" });
  expect(first.body).toMatchObject({ version: 1, content: cream("5%"), revision: 3 });
  expect((await read(key)).body).toMatchObject({ version: null, content: cream("7%") });
  expect((await read(key, { version: "3" })).status).toBe(404);
  // What is back as it was is a version of its own again.
  await changed("5%", 3);
  expect((await keep(key, { revision: 4 })).body.versions).toHaveLength(3);
});

test("removed it is gone from everywhere; its activity stays", async () => {
  const { key } = (await begin({ title: "Day cream" })).body;
  await formulas.app.call(`DELETE ${root}/:formulaKey`, of(key));
  expect(await list()).toEqual([]);
  expect((await read(key)).status).toBe(404);
  expect((await save(key, { title: "Again", content: cream(), revision: 1 })).status).toBe(404);
  expect((await keep(key, { revision: 1 })).status).toBe(404);
  expect((await begin({ title: "Copy", copy_of: key })).status).toBe(404);
  expect(await activity()).toEqual(["formula-saved Day cream", "formula-removed Day cream"]);
});

describe("a copy", () => {
  test("of a formula of the project is another one", async () => {
    const made = await createFormula({
      ...{ project_key: laboratory.project.key, created_by: laboratory.buyer.key },
      content: cream(),
    });
    const { body } = await begin({ title: "Copy", copy_of: made.key });
    expect(body).toMatchObject({ title: "Copy", content: cream(), revision: 1 });
    expect(body.key).not.toBe(made.key);
    await save(body.key, { title: "Copy", content: cream("9%"), revision: 1 });
    expect((await read(made.key)).body.content).toEqual(cream());
  });

  test("of another project's formula is not found", async () => {
    const other = await createLaboratory();
    const { key } = await createFormula({
      ...{ project_key: other.project.key, created_by: other.buyer.key },
    });
    expect((await begin({ title: "Copy", copy_of: key })).body.code).toBe("not-found");
  });

  const phases = (product?: string) => [
    {
      name: "A",
      ingredients: [
        { name: "Water", inci: "Aqua", weight: "qs", function: "Solvent" },
        { name: "Velsoft", weight: "5% to 10%", ...(product && { product }) },
      ],
    },
    { name: "B", ingredients: [{ name: "Parfum", weight: "0.2%" }] },
  ];

  test("of a listed formulation has its phases, names, weights, products and procedure", async () => {
    const steps = ["Stir A.", "Add B below 40 °C."];
    const velsoft = await createProduct();
    const { key } = await createProduct({
      ...{ offering: "FORMULATIONS", fields: { phases: phases(velsoft.key), procedure: steps } },
    });
    const { body } = await begin({ title: "Copy", copy_of: key });
    const plain = { cas: "", function: "", inci: "", product: null };
    const flags = { nano: false, colorant: false, may_contain: false };
    const expected: FormulaContent["phases"] = [
      {
        ...{ key: "p1", name: "A", steps: [] },
        lines: [
          {
            ...{ ...plain, ...flags, key: "l1", name: "Water", weight: "qs" },
            ...{ inci: "Aqua", function: "Solvent" },
          },
          {
            ...{ ...plain, ...flags, key: "l2", name: "Velsoft", weight: "5% to 10%" },
            product: velsoft.key,
          },
        ],
      },
      {
        ...{ key: "p2", name: "B", steps },
        lines: [{ ...plain, ...flags, key: "l3", name: "Parfum", weight: "0.2%" }],
      },
    ];
    expect(body.content.phases).toEqual(expected);
  });

  test("of what its reader does not see is none, and says no more than its page", async () => {
    const hidden = await createProduct({
      ...{ offering: "FORMULATIONS", fields: { phases: phases() } },
      visibility: { phases: "PRIVATE" },
    });
    const draft = await createProduct({
      ...{ offering: "FORMULATIONS", fields: { phases: phases() }, state: "DRAFT" },
    });
    const ingredient = await createProduct();
    const codes = await Promise.all(
      [hidden, draft, ingredient].map(async ({ key }) => {
        return (await begin({ title: "Copy", copy_of: key })).body.code;
      }),
    );
    expect(codes).toEqual(["formulas.nothing-to-copy", "not-found", "not-found"]);
    expect(await list()).toEqual([]);
  });
});

test("a project that is over is read, and worked on no more", async () => {
  const { key } = (await begin({ title: "Day cream" })).body;
  await db()
    .updateTable("projects")
    .set({ status: "CLOSED" })
    .where("key", "=", laboratory.project.key)
    .execute();
  expect((await read(key)).body.can.edit).toMatchObject({ allowed: false });
  const form = { title: "Day cream", content: cream(), revision: 1 };
  expect((await save(key, form)).body.code).toBe("projects.ended");
  expect((await begin({ title: "Another" })).body.code).toBe("projects.ended");
});

test("a project holds so many formulas, and a formula so many lines, each with a key of its own", async () => {
  const some = { project_key: laboratory.project.key, created_by: laboratory.buyer.key };
  await Promise.all(Array.from({ length: mostFormulas }, () => createFormula(some)));
  expect((await begin({ title: "One more" })).body.code).toBe("formulas.full");
  const [{ key } = { key: "" }] = await list();
  const line = (at: number) => ({ key: `l${at}`, name: "Oil", weight: "1%" });
  const lines = (count: number) => Array.from({ length: count }, (_, at) => line(at));
  const phase = (name: string, of_: object[]) => ({ key: name, lines: of_ });
  const refused = async (phases: object[]) =>
    (await save(key, { title: "Oils", content: { phases }, revision: 1 })).status;
  expect(await refused([phase("a", lines(101))])).toBe(400);
  expect(await refused([phase("a", [line(1), line(1)])])).toBe(400);
  expect(await refused([phase("a", lines(100)), phase("b", [])])).toBe(200);
});
