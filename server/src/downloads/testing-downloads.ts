import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import Fastify from "fastify";
import { fromBufferPromise } from "yauzl";
import { createCompany } from "../companies/factory.ts";
import { createAsset } from "../documents/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { startAssets } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";
import { api } from "../kernel/http/api.ts";
import { startQueued } from "../kernel/jobs/work-queued.ts";
import { startListeners } from "../kernel/outbox/work.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { testMails } from "../kernel/testing/mails.ts";
import { testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { zipDocuments } from "./commands/zip-documents.ts";
import { downloadListeners } from "./listeners.ts";
import { downloadRoutes } from "./routes.ts";

/** A supplier with a product, a buyer who may have its documents, and others who may not. */
export async function startDownloads() {
  const database = await freshDatabase();
  const data = await mkdtemp(path.join(tmpdir(), "neroli-downloads-"));
  startAssets({ data });
  const mails = await testMails();
  const identity = await testIdentity();
  const app = await testApp({ routes: [downloadRoutes], ...identity });
  const bare = Fastify();
  const { authenticate } = identity;
  await bare.register(api, { prefix: "/api", routes: [downloadRoutes], authenticate });
  const failures: unknown[] = [];
  const report = (error: unknown) => void failures.push(error);
  const queue = await startQueued({ url: database.url, jobs: [zipDocuments], report });
  const listeners = startListeners([downloadListeners], report);
  await createCompany({ key: "maker", name: "Maker" });
  const product = await createProduct({ company_key: "maker", fields: { name: "Velourine B3" } });
  return {
    app,
    data,
    queue,
    listeners,
    mails,
    failures,
    /** As a browser fetches an address: without a token. */
    get: (url: string, headers: Record<string, string> = {}) => bare.inject({ url, headers }),
    product: product.key,
    buyer: () => createUser({ language: "de" }),
    /** A document of the product, with bytes of its own. */
    document: (given: Parameters<typeof createAsset>[0] = {}) =>
      createAsset({
        product_key: product.key,
        content: Buffer.from(`%PDF-1.7 ${given.name ?? ""}`),
        ...given,
      }),
    /** Files in the store and on their way into it. */
    files: async () => {
      const folder = path.join(data, "assets");
      const options = { recursive: true, withFileTypes: true } as const;
      const entries = await readdir(folder, options).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    row: (key: string) =>
      db().selectFrom("downloads").where("key", "=", key).selectAll().executeTakeFirst(),
    close: async () => {
      await listeners.stop();
      await queue.stop();
      await app.close();
      await bare.close();
      await mails.close();
      await database.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}
export type Downloads = Awaited<ReturnType<typeof startDownloads>>;

/** The contents of a zip, by path. */
export async function unzip(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(bytes);
  const contents: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    contents[entry.fileName] = (await buffer(await zip.openReadStreamPromise(entry))).toString();
  }
  return contents;
}
