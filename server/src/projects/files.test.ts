import { readdir } from "node:fs/promises";
import path from "node:path";
import { idempotencyHeader } from "@neroli/contract/kernel/idempotency-header.ts";
import { mostFiles } from "@neroli/contract/projects/limits.ts";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { createUser } from "../users/factory.ts";
import { createProject, createProjectFile } from "./factory.ts";
import { at, type Projects, startProjects } from "./testing-projects.ts";

let projects: Projects;
let picture: Buffer;
beforeAll(async () => {
  projects = await startProjects();
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
    .png()
    .toBuffer();
});
afterAll(() => projects.close());

type User = Awaited<ReturnType<typeof createUser>>;
let manager: User;
let project: Awaited<ReturnType<typeof createProject>>;
beforeEach(async () => {
  manager = await createUser({ firstname: "Nora", lastname: "Lindqvist" });
  project = await createProject({
    ...{ company_key: manager.company_key ?? "", manager: manager.key, products: [] },
    visibility: "COMPANY",
  });
});

const root = "/companies/:companyKey/projects/:projectKey" as const;
const options = (as: User = manager) => ({ as: as.key, params: at(project) });
const brief = Buffer.from("%PDF-1.7 a brief");
const add = (content = brief, name = "Brief.pdf", more = {}) =>
  projects.app.call(`POST ${root}/files`, {
    ...{ ...options(), upload: { asset: {}, content, name }, ...more },
  });
const setPicture = (content = picture) =>
  projects.app.call(`POST ${root}/image`, {
    ...{ ...options(), upload: { asset: {}, content, name: "Picture.png" } },
  });
const remove = (id: string, as: User = manager) =>
  projects.app.call(`DELETE ${root}/files/:id`, {
    ...{ as: as.key, params: { ...at(project), id } },
  });
const read = (call: "files/:id/download" | "image/:id", id: string) =>
  projects.app.call(`GET ${root}/${call}`, { as: manager.key, params: { ...at(project), id } });
/** What the store holds of projects. */
const stored = () => readdir(path.join(projects.data, "assets", "projects")).catch(() => []);

test("a file is put in, read, and removed with its bytes", async () => {
  const before = (await stored()).length;
  const { body } = await add();
  expect(body.own?.files).toMatchObject([
    { name: "Brief.pdf", size: brief.length, added_by: "Nora Lindqvist" },
  ]);
  const { id = "" } = body.own?.files[0] ?? {};
  expect((await read("files/:id/download", id)).status).toBe(200);
  expect((await read("image/:id", id)).status).toBe(404);
  expect(await stored()).toHaveLength(before + 1);
  expect((await remove(id)).body.own?.files).toEqual([]);
  expect((await remove(id)).body.code).toBe("not-found");
  expect((await read("files/:id/download", id)).status).toBe(404);
  expect(await stored()).toHaveLength(before);
  const { body: activity } = await projects.app.call(`GET ${root}/activity`, options());
  expect(activity.content).toMatchObject([
    { kind: "file-removed", data: { file: "Brief.pdf" } },
    { kind: "file-added", data: { file: "Brief.pdf" } },
  ]);
});

test("a file that is sent twice with the same key is there once, and its bytes too", async () => {
  const before = (await stored()).length;
  const headers = { [idempotencyHeader]: "the-same-key-of-one-form" };
  for (let sent = 0; sent < 2; sent++)
    expect((await add(brief, "Brief.pdf", { headers })).body.own?.files).toHaveLength(1);
  expect(await stored()).toHaveLength(before + 1);
});

test("the picture takes the place of the one before, and is taken away", async () => {
  const before = (await stored()).length;
  const { body: first } = await setPicture();
  const { body: second } = await setPicture();
  const idOf = (address: string | null | undefined) => address?.split("/").at(-1) ?? "";
  expect(second.own?.image).toBe(
    `/api/companies/${project.company_key}/projects/${project.key}/image/${idOf(second.own?.image)}`,
  );
  expect(second.own?.files).toEqual([]);
  expect((await read("image/:id", idOf(second.own?.image))).status).toBe(200);
  expect((await read("image/:id", idOf(first.own?.image))).status).toBe(404);
  expect((await read("files/:id/download", idOf(second.own?.image))).status).toBe(404);
  expect(await stored()).toHaveLength(before + 1);
  const { body } = await projects.app.call(`DELETE ${root}/image`, options());
  expect(body.own?.image).toBeNull();
  expect(await stored()).toHaveLength(before);
});

test("what is no picture, or nothing that is accepted, leaves nothing behind", async () => {
  const before = (await stored()).length;
  expect((await setPicture(brief)).body.code).toBe("documents.picture-type");
  expect((await add(Buffer.alloc(0))).body.code).toBe("documents.empty");
  const program = Buffer.from("\x7fELF\x02\x01\x01\0 a program");
  expect((await add(program, "Brief.pdf")).body.code).toBe("documents.type-not-accepted");
  expect(await stored()).toHaveLength(before);
});

test("members alone put in and remove, while the project goes on", async () => {
  const { id } = await createProjectFile({ project_key: project.key, uploaded_by: manager.key });
  const before = (await stored()).length;
  const colleague = await createUser({ company_key: manager.company_key });
  const upload = { asset: {}, content: picture, name: "Picture.png" };
  const codes = async (as: User) => {
    const answers = [
      await projects.app.call(`POST ${root}/files`, { ...options(as), upload }),
      await projects.app.call(`POST ${root}/image`, { ...options(as), upload }),
      await projects.app.call(`DELETE ${root}/image`, options(as)),
      await remove(id, as),
    ];
    return new Set(answers.map(({ body }) => body.code));
  };
  expect(await codes(colleague)).toEqual(new Set(["projects.members-only"]));
  await db().updateTable("projects").set({ status: "CLOSED" }).execute();
  expect(await codes(manager)).toEqual(new Set(["projects.ended"]));
  expect(await stored()).toHaveLength(before);
});

test("a project has room for so many files, and for its picture all the same", async () => {
  const of = { project_key: project.key, uploaded_by: manager.key };
  for (let number = 1; number < mostFiles; number++) await createProjectFile(of);
  expect((await add()).status).toBe(200);
  const before = (await stored()).length;
  expect((await add()).body.code).toBe("projects.files-full");
  expect(await stored()).toHaveLength(before);
  expect((await setPicture()).status).toBe(200);
});
