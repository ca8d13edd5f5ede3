import { rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { createAsset } from "../documents/factory.ts";
import { startDownload } from "../downloads/commands/start-download.ts";
import { db } from "../kernel/db/db.ts";
import { found } from "../kernel/errors.ts";
import {
  hostileTexts,
  liveCsvCells,
  liveSheetCells,
  readCsv,
  readSheet,
} from "../kernel/tables/testing-tables.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { findAccount } from "../users/queries.ts";
import { makeProjectZip } from "./export/make-project-zip.ts";
import {
  addProjectMember,
  addProjectProduct,
  createProject,
  createProjectComment,
  createProjectFile,
} from "./factory.ts";
import { at, changeProduct, contentOf, type Projects, startProjects } from "./testing-projects.ts";

let projects: Projects;
beforeAll(async () => {
  projects = await startProjects();
});
afterAll(() => projects.close());

type User = Awaited<ReturnType<typeof createUser>>;
type Asset = Awaited<ReturnType<typeof createAsset>>;
let manager: User;
let seller: User;
let project: Awaited<ReturnType<typeof createProject>>;
let product: string;
let sheet: Asset;

const pdf = (name: string) => Buffer.from(`%PDF-1.7 ${name}`);
const asset = (product_key: string, name: string, given: Parameters<typeof createAsset>[0] = {}) =>
  createAsset({ product_key, name, content: pdf(name), ...given });
const gone = ({ storage_key }: { storage_key: string }) =>
  rm(path.join(projects.data, "assets", storage_key));

beforeEach(async () => {
  manager = await createUser({ firstname: "Nora", lastname: "Lindqvist" });
  const { key: supplier } = await createCompany({ name: "Alpenkraut" });
  seller = await createUser({ company_key: supplier, roles: ["SUPPLIER_MANAGER"] });
  product = (await createProduct({ company_key: supplier, name: "Edelweiss" })).key;
  project = await createProject({
    ...{ company_key: manager.company_key ?? "", manager: manager.key, products: [] },
    ...{ title: "Sun cream", remarks: "In haste", due_date: "2031-09-30" },
  });
  await addProjectProduct({
    ...{ project_key: project.key, product_key: product, added_by: manager.key },
    ...{ status: "REJECTED", reason: "Not stable", note: "Ask again in May" },
  });
  sheet = await asset(product, "Sheet.pdf");
});

const root = "/companies/:companyKey/projects/:projectKey" as const;
const start = (as: User = manager) =>
  projects.app.call(`POST ${root}/export`, { as: as.key, params: at(project) });
const row = (key: string) =>
  db().selectFrom("downloads").where("key", "=", key).selectAll().executeTakeFirstOrThrow();

/** An export once it is made, and what lies in it. */
async function make(as: User = manager) {
  const { body } = await start(as);
  await projects.queue.idle();
  expect(projects.failures).toEqual([]);
  const content = await contentOf(body.key);
  const file = (name: string) => content.get(name) ?? Buffer.alloc(0);
  const csv = (name: string) => readCsv(file(name).toString());
  return { key: body.key, content, file, csv };
}
const textsOf = async (workbook: Buffer) =>
  [...(await readSheet(workbook)).values()].map(({ text }) => text);

describe("the zip of a project", () => {
  test("holds its workbook, its comments, its files and the documents of its products", async () => {
    const uploaded = { project_key: project.key, uploaded_by: manager.key };
    await createProjectFile({ ...uploaded, name: "brief.txt" });
    await createProjectFile({ ...uploaded, name: "brief.txt" });
    await createProjectFile({ ...uploaded, name: "../../evil.txt" });
    await createProjectFile({ ...uploaded, kind: "IMAGE", name: "Picture.webp" });
    const { key, content, file } = await make();
    expect([...content.keys()].toSorted()).toEqual([
      ...["comments.csv", "contents.csv", "documents/Edelweiss/Sheet.pdf"],
      ...["files/brief (2).txt", "files/brief.txt", "files/evil.txt", "project.xlsx"],
    ]);
    expect(file("documents/Edelweiss/Sheet.pdf")).toEqual(pdf("Sheet.pdf"));
    expect(file("files/brief.txt").toString()).toBe("a specification");
    const { body } = await projects.app.call("GET /downloads/:key", {
      ...{ as: manager.key, params: { key } },
    });
    expect(body).toMatchObject({
      ...{ kind: "PROJECT", state: "READY", progress: 100, refused: [] },
      name: expect.stringMatching(/^sun-cream-\d{4}-\d\d-\d\d\.zip$/),
    });
  });

  test("says of the project and of its products what its page says, in the reader's language", async () => {
    const texts = await textsOf((await make()).file("project.xlsx"));
    for (const said of ["Sun cream", "In haste", "30/09/2031", "Nora Lindqvist (Manager)"])
      expect(texts).toContain(said);
    const at = texts.indexOf("Edelweiss");
    expect(texts.slice(at).filter(Boolean)).toEqual([
      ...["Edelweiss", "Alpenkraut", "Rejected", "Not stable", "Ask again in May"],
      ...["Nora Lindqvist", expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/)],
    ]);
    await db()
      .updateTable("users")
      .set({ language: "de" })
      .where("key", "=", manager.key)
      .execute();
    const german = await textsOf((await make()).file("project.xlsx"));
    expect(german).toContain("Abgelehnt");
    expect(german).not.toContain("Rejected");
  });

  test("has the comments, the oldest first, and none that was taken back", async () => {
    const write = (user: User, body: string, more = {}) =>
      createProjectComment({ project_key: project.key, author_key: user.key, body, ...more });
    await write(manager, "Two\nlines, and a comma");
    await write(seller, "From us", { shared: true });
    await write(manager, "Wrong", { removed_at: new Date() });
    const [head, ...rows] = (await make()).csv("comments.csv");
    expect(head).toEqual(["Day", "Author", "Company", "Shared with suppliers", "Comment"]);
    expect(rows.map((cells) => cells.slice(1))).toEqual([
      ["Nora Lindqvist", expect.any(String), "No", "Two\nlines, and a comma"],
      ["Ada Ferrari", "Alpenkraut", "Yes", "From us"],
    ]);
  });

  test("names in its contents what is missing, and why", async () => {
    await asset(product, "Recipe.pdf", { visibility: "CONFIDENTIAL" });
    const lost = await asset(product, "Lost.pdf");
    await gone(lost);
    const uploaded = { project_key: project.key, uploaded_by: manager.key };
    const file = await createProjectFile({ ...uploaded, name: "lost.txt" });
    await gone(file);
    const { key, content, csv } = await make();
    expect([...content.keys()].filter((name) => /lost|recipe/i.test(name))).toEqual([]);
    const notes = csv("contents.csv").map((cells) => [cells[0], cells.at(-1)]);
    expect(notes.slice(1)).toEqual([
      ["documents/Edelweiss/Sheet.pdf", ""],
      ["Recipe.pdf", expect.stringMatching(/on request only/)],
      ["Lost.pdf", expect.stringMatching(/no longer there/)],
      ["lost.txt", expect.stringMatching(/no longer there/)],
    ]);
    expect((await row(key)).refused).toHaveLength(3);
  });

  test("calls a product that is hidden since what it was called, and has no document of it", async () => {
    await changeProduct(product, { state: "DRAFT", name: "Zulu" });
    const { content, file } = await make();
    const texts = await textsOf(file("project.xlsx"));
    expect(texts).toContain("Edelweiss");
    expect(texts.join()).not.toContain("Zulu");
    expect([...content.keys()].filter((name) => name.startsWith("documents/"))).toEqual([]);
    expect(file("contents.csv").toString()).not.toContain("Zulu");
  });

  test("runs nothing in a spreadsheet program", async () => {
    for (const body of hostileTexts) {
      await createProjectComment({ project_key: project.key, author_key: manager.key, body });
      await addProjectProduct({
        ...{ project_key: project.key, product_key: (await createProduct()).key, note: body },
      });
    }
    await db()
      .updateTable("projects")
      .set({ title: hostileTexts[0] ?? "", remarks: hostileTexts[1] ?? "" })
      .where("key", "=", project.key)
      .execute();
    const { file } = await make();
    expect(await liveSheetCells(file("project.xlsx"))).toEqual([]);
    expect(await textsOf(file("project.xlsx"))).toContain(hostileTexts[0]);
    expect(liveCsvCells(file("comments.csv").toString())).toEqual([]);
  });
});

describe("who may not have it any more", () => {
  const never = new AbortController().signal;
  const colleague = () => createUser({ company_key: manager.company_key });
  const join = async () => {
    const user = await colleague();
    await addProjectMember({ project_key: project.key, user_key: user.key, role: "MEMBER" });
    return user;
  };
  const leave = ({ key }: User) =>
    db().deleteFrom("project_members").where("user_key", "=", key).execute();
  const endings = {
    "is no member any more": leave,
    "has moved to another company": async ({ key }: User) =>
      db()
        .updateTable("users")
        .set({ company_key: (await createCompany()).key })
        .where("key", "=", key)
        .execute(),
    "is disabled": ({ key }: User) =>
      db().updateTable("users").set({ enabled: false }).where("key", "=", key).execute(),
  };

  test.each(Object.entries(endings))("who %s before it is made gets none", async (_, end) => {
    const user = await join();
    const { actor } = found(await findAccount(user.key, "en"));
    const key = await startDownload(actor, {
      ...{ kind: "PROJECT", name: "sun.zip", project_key: project.key },
    });
    await end(user);
    await makeProjectZip().work({ key, place: at(project) }, never);
    expect(await row(key)).toMatchObject({
      ...{ state: "FAILED", failure: "downloads.rights-changed", storage_key: null },
    });
  });

  test.each(Object.entries(endings))("who %s afterwards does not get it", async (_, end) => {
    const user = await join();
    const { key } = await make(user);
    const address = () =>
      projects.app.call("GET /downloads/:key/url", { as: user.key, params: { key } });
    const { body } = await address();
    const follow = () =>
      projects.app.call("GET /downloads/content/:token", {
        params: { token: body.url.split("/").at(-1) ?? "" },
      });
    expect((await follow()).status).toBe(200);
    await end(user);
    expect((await follow()).body.code).toBe("downloads.rights-changed");
    const disabled = end === endings["is disabled"];
    expect((await address()).body.code).toBe(
      disabled ? "access.disabled" : "downloads.rights-changed",
    );
  });

  test("nor of a project that became its members' alone, nor with a document that is given no more", async () => {
    const refusal = async (user: User, key: string) => {
      const call = "GET /downloads/:key/url";
      return (await projects.app.call(call, { as: user.key, params: { key } })).body.code;
    };
    const set = (visibility: "COMPANY" | "MEMBERS_ONLY") =>
      db().updateTable("projects").set({ visibility }).where("key", "=", project.key).execute();
    await set("COMPANY");
    const watcher = await colleague();
    const { key } = await make(watcher);
    expect(await refusal(watcher, key)).toBeUndefined();
    await set("MEMBERS_ONLY");
    expect(await refusal(watcher, key)).toBe("downloads.rights-changed");
    const { key: own } = await make();
    await db()
      .updateTable("assets")
      .set({ visibility: "CONFIDENTIAL" })
      .where("id", "=", sheet.id)
      .execute();
    expect(await refusal(manager, own)).toBe("downloads.rights-changed");
  });
});

test("a project with more than two gigabytes is not begun with", async () => {
  const size = 2 ** 31 - 1;
  const uploaded = { project_key: project.key, uploaded_by: manager.key };
  await createProjectFile({ ...uploaded, size });
  expect((await start()).body.code).toBe("downloads.too-large");
});

test("a zip that is made is not made again", async () => {
  const { key } = await make();
  const before = await row(key);
  await makeProjectZip().work({ key, place: at(project) }, new AbortController().signal);
  expect(await row(key)).toEqual(before);
});
