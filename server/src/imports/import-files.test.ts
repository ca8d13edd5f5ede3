import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createImport } from "./factory.ts";
import { trimImportFiles } from "./jobs.ts";
import { importRoutes } from "./routes.ts";
import { here, manager, prepareImports } from "./testing-imports.ts";

prepareImports();

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ routes: [importRoutes], ...(await testIdentity()) });
});
afterAll(() => app.close());

const params = (id: string) => ({ companyKey: here.company, importId: id });
const get = (id: string) =>
  app.call("GET /companies/:companyKey/imports/:importId", {
    as: manager.user_key,
    params: params(id),
  });

describe("files", () => {
  test.each([
    ["nothing", ""],
    ["a header alone", "Name,INCI\r\n"],
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
    ["a header with one column more than the rows", "A,B,C\r\n1,2\r\n3,4\r\n"],
  ])("%s is refused in a sentence, and nothing is kept of it", async (_, content) => {
    const { status, body } = await app.call("POST /companies/:companyKey/imports", {
      as: manager.user_key,
      params: { companyKey: here.company },
      upload: { asset: {}, content: Buffer.from(content), name: "rows.csv" },
    });
    expect([status, body.code]).toEqual([400, "imports.unreadable"]);
    expect(body.detail).toMatch(/^This file cannot be read: \S.+\.$/);
    const list = await app.call("GET /companies/:companyKey/imports", {
      as: manager.user_key,
      params: { companyKey: here.company },
    });
    expect(list.body.total_elements).toBe(0);
  });

  test("a further sheet of a file that has none is refused, and makes no import", async () => {
    const { id } = await createImport({ company_key: here.company });
    const { status, body } = await app.call(
      "POST /companies/:companyKey/imports/:importId/sheets",
      {
        as: manager.user_key,
        params: params(id),
        body: { sheet: "Sheet 2" },
      },
    );
    expect([status, body.code]).toEqual([400, "imports.unreadable"]);
    const rows = await db()
      .selectFrom("imports")
      .select("id")
      .where("company_key", "=", here.company)
      .execute();
    expect(rows).toEqual([{ id }]);
  });

  test("are removed with the import, unless it has changed products", async () => {
    const remove = (id: string) =>
      app.call("DELETE /companies/:companyKey/imports/:importId", {
        as: manager.user_key,
        params: params(id),
      });
    const idle = await createImport({ company_key: here.company });
    expect((await remove(idle.id)).status).toBe(200);
    expect((await get(idle.id)).status).toBe(404);
    const busy = await createImport({ company_key: here.company, state: "RUNNING" });
    expect((await remove(busy.id)).body.code).toBe("imports.at-work");
    const done = await createImport({ company_key: here.company, state: "DONE", created: 1 });
    expect((await remove(done.id)).body.code).toBe("imports.has-changed-products");
  });

  test("are removed after 90 days, what they did stays", async () => {
    const { id } = await createImport({ company_key: here.company, state: "DONE", created: 1 });
    const recent = await createImport({ company_key: here.company, state: "DONE" });
    await db()
      .updateTable("imports")
      .set({ ended_at: new Date(Date.now() - 91 * 86_400_000) })
      .where("id", "=", id)
      .execute();
    await trimImportFiles.run();
    const { body } = await get(id);
    expect(body).toMatchObject({ file: { kept: false }, counts: { created: 1 } });
    expect(body.can).toMatchObject({ undo: { allowed: true }, failed: { allowed: false } });
    expect((await get(recent.id)).body.file.kept).toBe(true);
  });
});
