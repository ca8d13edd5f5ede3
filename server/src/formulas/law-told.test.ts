import { Readable } from "node:stream";
import type { Annex } from "@neroli/contract/enumerations/law.ts";
import {
  notificationAddress,
  notificationSentence,
} from "@neroli/contract/notifications/sentence.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { systemActor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { type TestMails, testMails } from "../kernel/testing/mails.ts";
import { loadAnnex } from "../law/commands/load-annex.ts";
import { tellSuppliersOfLaw } from "../law/commands/tell-suppliers-of-law.ts";
import {
  additionsName,
  bans,
  limits,
  readReal,
  realAnnex,
  realAnnexesAreThere,
  rose,
} from "../law/testing-annexes.ts";
import { createProduct } from "../products/factory.ts";
import { addProjectMember, addProjectProduct, createProject } from "../projects/factory.ts";
import { createUser } from "../users/factory.ts";
import { tellProjectsOfLaw } from "./commands/tell-projects-of-law.ts";
import { createFormula, formulaContent } from "./factory.ts";
import {
  createLaboratory,
  type Formulas,
  type Laboratory,
  startFormulas,
} from "./testing-formulas.ts";

let formulas: Formulas;
let mails: TestMails;

beforeAll(async () => {
  formulas = await startFormulas();
  mails = await testMails();
});
afterAll(async () => {
  await formulas.close();
  await mails.close();
});
beforeEach(async () => {
  await db().deleteFrom("law_entries").execute();
  await db().deleteFrom("law_loads").execute();
  await db().deleteFrom("outbox").execute();
  await db().updateTable("projects").set({ status: "CLOSED" }).execute();
  await db().updateTable("products").set({ state: "DRAFT" }).execute();
});

const load = (annex: Annex, content: string) =>
  loadAnnex(systemActor, {
    ...{ annex, name: "file.csv" },
    content: Readable.from([Buffer.from(content)]),
  });

/** Does what follows the loads so far; twice, as after a process that was killed. */
async function tell() {
  const events = await db()
    .selectFrom("outbox")
    .where("topic", "=", "law.changed")
    .select(["id", "data"])
    .orderBy("id")
    .execute();
  const { signal } = new AbortController();
  for (const { id, data } of [...events, ...events]) {
    const work = { outbox_id: Number(id), entries: (data as { entries: [] }).entries };
    await tellSuppliersOfLaw.work(work, signal);
    await tellProjectsOfLaw.work(work, signal);
  }
}

/** The sentences and addresses that a person was told. */
async function toldTo(user_key: string) {
  const rows = await db()
    .selectFrom("notifications")
    .where("user_key", "=", user_key)
    .where("action", "=", "LAW_CHANGED")
    .select(["action", "data"])
    .orderBy("id")
    .execute();
  return rows.map((row) => {
    const { key, values } = notificationSentence(row, "en");
    const ending = key.replace("notifications.said.LAW_CHANGED", "");
    return [ending, values.substances, values.project || values.product, notificationAddress(row)];
  });
}

const known = () => load("III", limits(rose({ reference_number: "1", cas_number: "" })));
const newer = (cells: Parameters<typeof rose>[0] = {}) =>
  load("III", limits(rose({ update_date: "01/02/2026", ...cells })));
const write = async ({ project, buyer }: Laboratory, line: { inci?: string; cas?: string }) =>
  createFormula({
    ...{ project_key: project.key, created_by: buyer.key, title: "Night cream" },
    content: formulaContent([
      { name: "Water", inci: "Aqua", weight: "qs" },
      { ...line, weight: "1%" },
    ]),
  });

describe("who formulates with a substance", () => {
  test.each([
    ["by its INCI name", { inci: "Rose Substance" }],
    ["by its CAS number", { cas: "98-92-0" }],
    ["as a part of a blend", { inci: "Glycerin (and) Rose substance" }],
    ["by the number of a blend", { inci: "Glycerin (and) Aqua", cas: "56-81-5, 98-92-0" }],
  ])(
    "hears of a newer entry that speaks of it %s, in the app, by mail and in the project",
    async (_, line) => {
      const laboratory = await createLaboratory();
      const { project, buyer } = laboratory;
      const formula = await write(laboratory, line);
      await known();
      await newer();
      await tell();
      const page = `/project/${project.company_key}/${project.key}`;
      expect(await toldTo(buyer.key)).toEqual([
        [".project", "ROSE SUBSTANCE", project.title, `${page}/formulas/${formula.key}`],
      ]);
      const [mail, ...more] = await mails.to(buyer.email);
      expect([mail?.subject, more]).toEqual([
        `The cosmetics law on ROSE SUBSTANCE has changed: this is about your project ${project.title}`,
        [],
      ]);
      const lines = await db()
        .selectFrom("project_events")
        .where("project_key", "=", project.key)
        .where("kind", "=", "law-changed")
        .select("data")
        .execute();
      expect(lines).toMatchObject([{ data: { substances: "ROSE SUBSTANCE", count: 0 } }]);
    },
  );

  test("hears nothing of the first file of an annex, of the same one again, and of other entries", async () => {
    const laboratory = await createLaboratory();
    await write(laboratory, { inci: "Rose substance" });
    await newer();
    await newer();
    await newer({
      inn: "Other",
      common_ingredients: "OTHER",
      cas_number: "",
      reference_number: "7",
    });
    await tell();
    expect(await toldTo(laboratory.buyer.key)).toEqual([]);
  });

  test("hears it once of each project that goes on, and of none of a company that was left", async () => {
    const { buyer, project } = await createLaboratory();
    const company_key = project.company_key;
    const more = { company_key, manager: buyer.key, products: [] };
    const projects = [
      project,
      await createProject({ ...more, title: "Lotion" }),
      await createProject({ ...more, title: "Balm", status: "CANCELED" }),
    ];
    for (const each of projects) await write({ buyer, project: each }, { cas: "98-92-0" });
    await known();
    await newer();
    await tell();
    const titles = async () => (await toldTo(buyer.key)).map(([, , title]) => title).toSorted();
    expect(await titles()).toEqual(["Lotion", project.title]);

    const { key } = await createCompany();
    await db()
      .updateTable("users")
      .set({ company_key: key })
      .where("key", "=", buyer.key)
      .execute();
    await newer({ update_date: "02/02/2026" });
    await tell();
    expect(await titles()).toEqual(["Lotion", project.title]);
  });
});

test("a prohibition is said as one, and that it was limited before matters no more", async () => {
  const laboratory = await createLaboratory();
  await write(laboratory, { cas: "98-92-0" });
  await load("III", limits(rose()));
  await load("II", bans(rose({ reference_number: "1", cas_number: "", inn: "Other" })));
  await load("II", bans(rose({ reference_number: "1731", update_date: "01/09/2025" })));
  await tell();
  expect((await toldTo(laboratory.buyer.key)).map(([ending]) => ending)).toEqual([
    ".project-banned",
  ]);
});

describe("whose collected products are touched", () => {
  const collect = async (
    status: "ACCEPTED" | "REJECTED",
    visibility: object = {},
    fields: Partial<ProductFields> = { cas: ["98-92-0"] },
  ) => {
    const laboratory = await createLaboratory();
    const product = await createProduct({ fields, visibility });
    await addProjectProduct({
      ...{ project_key: laboratory.project.key, product_key: product.key, status },
      ...(status === "REJECTED" && { reason: "Not stable" }),
    });
    await known();
    await newer();
    await tell();
    return toldTo(laboratory.buyer.key);
  };

  test("hears it of a product that is collected, not of one that was rejected", async () => {
    expect((await collect("ACCEPTED")).map(([ending]) => ending)).toEqual([".project"]);
    expect(await collect("REJECTED")).toEqual([]);
  });

  test("learns nothing of a number that the supplier keeps private", async () => {
    expect(await collect("ACCEPTED", { cas: "PRIVATE" })).toEqual([]);
  });

  test("hears it of a part of a composition, as far as the composition is told", async () => {
    const fields = { composition: [{ inci: "Glycerin" }, { inci: "Rose substance", max: "5" }] };
    const told = await collect("ACCEPTED", { composition: "PUBLIC" }, fields);
    expect(told.map(([ending]) => ending)).toEqual([".project"]);
    expect(await collect("ACCEPTED", { composition: "PRIVATE" }, fields)).toEqual([]);
  });
});

test("a member of role SUPPLIER and a colleague who is no member hear nothing of a project", async () => {
  const laboratory = await createLaboratory();
  const { project } = laboratory;
  await write(laboratory, { inci: "Rose substance" });
  const supplier = await createUser({ roles: ["SUPPLIER_MANAGER"] });
  await addProjectMember({ project_key: project.key, user_key: supplier.key, role: "SUPPLIER" });
  const colleague = await createUser({ company_key: project.company_key });
  await known();
  await newer();
  await tell();
  for (const { key } of [supplier, colleague]) expect(await toldTo(key)).toEqual([]);
});

describe("who keeps products with a substance", () => {
  const keeper = async () => {
    const { key: company_key } = await createCompany();
    const editor = await createUser({ company_key, roles: ["SUPPLIER_EDITOR"] });
    return { company_key, editor };
  };

  test("hears of a newer entry once, with the product or how many", async () => {
    const [one, two] = [await keeper(), await keeper()];
    const seller = await createUser({ company_key: one.company_key, roles: ["SUPPLIER_USER"] });
    const fields = { inci: "Rose substance" };
    const single = await createProduct({ company_key: one.company_key, name: "Rosal", fields });
    // Also what others may not read: it is the supplier's own.
    const { company_key } = two;
    await createProduct({ company_key, name: "Beta", fields, visibility: { inci: "PRIVATE" } });
    await createProduct({ company_key, name: "Alpha", fields: { cas: ["98-92-0"] } });
    await createProduct({ company_key, name: "Draft", fields, state: "DRAFT" });
    const composition = [{ inci: "Aqua" }, { inci: "Blended", cas: ["98-92-0"] }];
    await createProduct({ company_key, name: "Gamma", fields: { composition } });
    await known();
    await newer();
    await tell();
    expect(await toldTo(one.editor.key)).toEqual([
      ["", "ROSE SUBSTANCE", "Rosal", `/ingredients/permalink/${single.key}`],
    ]);
    expect(await toldTo(two.editor.key)).toEqual([
      ["", "ROSE SUBSTANCE", "Alpha (+2)", "/admin/products/ingredients"],
    ]);
    expect(await toldTo(seller.key)).toEqual([]);
    expect((await mails.to(one.editor.email)).map(({ subject }) => subject)).toEqual([
      "The cosmetics law on ROSE SUBSTANCE has changed: this is about Rosal",
    ]);
  });
});

test.skipIf(!realAnnexesAreThere)(
  "with the real files, the move of TPO from annex III to annex II is told to both",
  async () => {
    const laboratory = await createLaboratory();
    await write(laboratory, { inci: "Trimethylbenzoyl Diphenylphosphine Oxide" });
    const { key: company_key } = await createCompany();
    const editor = await createUser({ company_key, roles: ["SUPPLIER_MANAGER"] });
    await createProduct({ company_key, name: "Cure 60", fields: { cas: ["75980-60-8"] } });
    await load("III", realAnnex("III"));
    await load("II", realAnnex("II"));
    await tell();
    expect(await toldTo(laboratory.buyer.key)).toEqual([]);
    await load("II", readReal(additionsName));
    await tell();
    for (const { key } of [laboratory.buyer, editor]) {
      const [[ending, substances] = []] = await toldTo(key);
      expect(ending).toMatch(/banned$/);
      expect(substances).toMatch(/^diphenyl.*phosphine oxide$/i);
    }
  },
);
