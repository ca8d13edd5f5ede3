import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import type { Updateable } from "kysely";
import { fromBufferPromise } from "yauzl";
import type { DB } from "../../db/types.ts";
import { createCatalogue } from "../catalogue/factory.ts";
import { zipDocuments } from "../downloads/commands/zip-documents.ts";
import { downloadRoutes } from "../downloads/routes.ts";
import { testIdentity } from "../identity/factory.ts";
import { openAsset, startAssets } from "../kernel/assets/assets.ts";
import { db, emit, transaction } from "../kernel/db/db.ts";
import { startQueued } from "../kernel/jobs/work-queued.ts";
import { startListeners } from "../kernel/outbox/work.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { testMails } from "../kernel/testing/mails.ts";
import { testApp } from "../kernel/testing/test-app.ts";
import { notificationRoutes } from "../notifications/routes.ts";
import { requestRoutes } from "../requests/routes.ts";
import { makeProjectZip } from "./export/make-project-zip.ts";
import { projectListeners } from "./listeners.ts";
import { projectRoutes } from "./routes.ts";

/** The calls of projects, and what happens after them, on a database of their own. */
export async function startProjects() {
  const database = await freshDatabase();
  const data = await mkdtemp(path.join(tmpdir(), "neroli-projects-"));
  startAssets({ data });
  const mails = await testMails();
  const catalogue = await createCatalogue();
  const routes = [projectRoutes, requestRoutes, notificationRoutes, downloadRoutes];
  const app = await testApp({ routes, ...(await testIdentity()) });
  const failures: unknown[] = [];
  const report = (error: unknown) => void failures.push(error);
  const jobs = [zipDocuments, makeProjectZip()];
  const queue = await startQueued({ url: database.url, jobs, report });
  const listeners = startListeners([projectListeners], report);
  return {
    app,
    data,
    database,
    failures,
    mails,
    queue,
    /** What this person has been told of since, once everything is told. */
    async told(user_key: string) {
      await listeners.idle();
      const rows = await db()
        .selectFrom("notifications")
        .where("user_key", "=", user_key)
        .orderBy("id")
        .select(["action", "data"])
        .execute();
      return rows;
    },
    close: async () => {
      await listeners.stop();
      await queue.stop();
      await app.close();
      await catalogue.stop();
      await mails.close();
      await database.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}
export type Projects = Awaited<ReturnType<typeof startProjects>>;

/** How addresses name a project. */
export const at = ({ company_key, key }: { company_key: string; key: string }) => ({
  companyKey: company_key,
  projectKey: key,
});

/** What lies in the file of a download that is ready, by path. */
export async function contentOf(key: string): Promise<Map<string, Buffer>> {
  const { storage_key } = await db()
    .selectFrom("downloads")
    .where("key", "=", key)
    .select("storage_key")
    .executeTakeFirstOrThrow();
  const zip = await fromBufferPromise(await buffer(await openAsset(storage_key ?? "")));
  const contents = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    contents.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return contents;
}

/** Changes a product, as its supplier would; everybody hears of it. */
export const changeProduct = (key: string, columns: Updateable<DB["products"]>) =>
  transaction(async () => {
    emit({ topic: "product.changed", key });
    await db().updateTable("products").set(columns).where("key", "=", key).execute();
  });

/** Changes a company; everybody hears of it. */
export const changeCompany = (key: string, columns: Updateable<DB["companies"]>) =>
  transaction(async () => {
    emit({ topic: "company.changed", key });
    await db().updateTable("companies").set(columns).where("key", "=", key).execute();
  });
