import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allQueuedJobs } from "../background.ts";
import { startDownload } from "../downloads/commands/start-download.ts";
import { startAssets } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";
import { found } from "../kernel/errors.ts";
import { readSheet } from "../kernel/tables/testing-tables.ts";
import { addProjectMember } from "../projects/factory.ts";
import { at, contentOf } from "../projects/testing-projects.ts";
import { createUser } from "../users/factory.ts";
import { findAccount } from "../users/queries.ts";
import { createFormula, formulaContent } from "./factory.ts";
import { formulaFiles } from "./files/formula-files.ts";
import {
  createLaboratory,
  type Formulas,
  type Laboratory,
  startFormulas,
} from "./testing-formulas.ts";

let formulas: Formulas;
let data: string;
beforeAll(async () => {
  formulas = await startFormulas();
  data = await mkdtemp(path.join(tmpdir(), "neroli-zip-"));
  startAssets({ data });
});
afterAll(async () => {
  await formulas.close();
  await rm(data, { recursive: true });
});

/** What lies in the zip of the project that this person asks for, by its work as the server does it. */
async function zipFor(user_key: string, { project }: Laboratory) {
  const { actor } = found(await findAccount(user_key, "en"));
  const key = await startDownload(actor, {
    ...{ kind: "PROJECT", name: "cream.zip", project_key: project.key },
  });
  const job = allQueuedJobs.find(({ name }) => name === "make-project-zip");
  await job?.work({ key, place: at(project) }, new AbortController().signal);
  return contentOf(key);
}

const write = ({ project, buyer }: Laboratory, title: string, inci: string) =>
  createFormula({
    ...{ project_key: project.key, created_by: buyer.key, title },
    content: formulaContent([{ inci, weight: "5%" }]),
  });

test("the zip of a project holds its formulas, each a workbook under a name of its own", async () => {
  const laboratory = await createLaboratory();
  await write(laboratory, "Day cream", "Squalane");
  await write(laboratory, "Day cream", "Betaine");
  await write(laboratory, "../Night: A/B", "Glycerin");
  const { key } = await write(laboratory, "Removed", "Aqua");
  await db()
    .updateTable("formulas")
    .set({ removed_at: new Date() })
    .where("key", "=", key)
    .execute();
  const content = await zipFor(laboratory.buyer.key, laboratory);
  const names = [...content.keys()].filter(
    (name) => name.includes("ream") || name.includes("ight"),
  );
  expect(names.toSorted()).toEqual([
    ...["formulas/Day cream (2).xlsx", "formulas/Day cream.xlsx", "formulas/Night A B.xlsx"],
  ]);
  expect([...content.keys()].filter((name) => name.startsWith("formulas/"))).toHaveLength(3);
  const sheet = await readSheet(content.get("formulas/Night A B.xlsx") ?? Buffer.alloc(0));
  expect([...sheet.values()].map(({ text }) => text)).toContain("Glycerin");
});

test("for a member of role SUPPLIER there are no formulas", async () => {
  const laboratory = await createLaboratory();
  await write(laboratory, "Day cream", "Squalane");
  const seller = await createUser({ roles: ["SUPPLIER_MANAGER"] });
  const { key: project_key } = laboratory.project;
  await addProjectMember({ project_key, user_key: seller.key, role: "SUPPLIER" });
  const { actor } = found(await findAccount(seller.key, "en"));
  await expect(formulaFiles(actor, at(laboratory.project))).rejects.toMatchObject({ status: 404 });
});
