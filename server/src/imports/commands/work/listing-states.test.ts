import { beforeEach, expect, test } from "vitest";
import { db } from "../../../kernel/db/db.ts";
import {
  checkAndRun,
  here,
  manager,
  prepareImports,
  rowsOf,
  workQueued,
} from "../../testing-imports.ts";
import { undoImport } from "../undo-import.ts";

// What becomes of products that an import brings: drafts or listed (decisions, products).

prepareImports();
const states = async () => {
  const rows = await db()
    .selectFrom("products")
    .select(["name", "state"])
    .where("company_key", "=", here.company)
    .orderBy("name")
    .execute();
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
};
const codesOf = async (address: Parameters<typeof rowsOf>[0]) =>
  (await rowsOf(address)).map(({ problems }) =>
    (problems as { code: string }[]).map(({ code }) => code),
  );
const rows = ["name,inci", "A,AQUA", "B,BETA"];
let address: Parameters<typeof rowsOf>[0];
beforeEach(async () => {
  ({ address } = await checkAndRun(rows, { state: "DRAFT" }));
});

test("drafts where they are chosen; a second import leaves the state unless that is chosen", async () => {
  expect(await states()).toEqual({ A: "DRAFT", B: "DRAFT" });
  expect(await checkAndRun(rows)).toMatchObject({ unchanged: 2 });
  expect(await states()).toEqual({ A: "DRAFT", B: "DRAFT" });
  const moved = await checkAndRun(rows, { state: "LISTED", moves: true });
  expect(moved).toMatchObject({ updated: 2, planned: { updated: 2 }, differing: 0 });
  expect(await states()).toEqual({ A: "LISTED", B: "LISTED" });
  expect((await rowsOf(moved.address))[0]?.changes).toEqual([
    { field: "state", from: "DRAFT", to: "LISTED" },
  ]);
  await undoImport(manager, moved.address);
  await workQueued();
  expect(await states()).toEqual({ A: "DRAFT", B: "DRAFT" });
  expect(await codesOf(address)).toEqual([[], []]);
});

test("listed where nothing is chosen; what does not say what it is stays a draft, with a note", async () => {
  const done = await checkAndRun(["name,inci", "C,GAMMA", "D,"]);
  expect(done).toMatchObject({ created: 2, rejected: 0 });
  expect(await states()).toMatchObject({ C: "LISTED", D: "DRAFT" });
  expect(await codesOf(done.address)).toEqual([[], ["kept-draft"]]);
});

test("a column says it of each new product, in words of its language", async () => {
  const done = await checkAndRun(
    ["name,inci,state", "A,AQUA,LISTED", "E,EPSILON,Entwurf", "F,ZETA,published", "G,ETA,soon"],
    {},
  );
  expect(done).toMatchObject({ created: 2, unchanged: 1, rejected: 1 });
  expect(await states()).toEqual({ A: "DRAFT", B: "DRAFT", E: "DRAFT", F: "LISTED" });
  expect((await codesOf(done.address)).at(-1)).toEqual(["no-state"]);
});
