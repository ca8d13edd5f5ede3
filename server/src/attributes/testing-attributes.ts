import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { createCatalogue } from "../catalogue/factory.ts";
import { catalogueRoutes } from "../catalogue/routes.ts";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { startQueued } from "../kernel/jobs/work-queued.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { productRoutes } from "../products/routes.ts";
import { createTermNames } from "../reference/factory.ts";
import { createUser } from "../users/factory.ts";
import { rewriteProducts } from "./commands/rewrite-products.ts";
import { attributeRoutes } from "./routes.ts";

const fail = (error: unknown) => {
  throw error;
};

export const noNames = { de: "", it: "", fr: "", es: "" };

/** The API of attributes with people who ask, and the calls that tests make of it. */
export async function testAttributes() {
  const database = await freshDatabase();
  const stops = [(await createTermNames()).stop, (await createCatalogue()).stop];
  const begin = () => startQueued({ url: database.url, jobs: [rewriteProducts], report: fail });
  let queue = await begin();
  const routes = [attributeRoutes, productRoutes, catalogueRoutes];
  const app = await testApp({ routes, ...(await testIdentity()) });
  const roles = ["SUPPLIER_EDITOR" as const];
  const company = (await createCompany()).key;
  const keys = {
    company,
    support: (await createUser({ company_key: null, roles: ["NEROLI_SUPER"] })).key,
    editor: (await createUser({ company_key: company, roles })).key,
    rival: (await createUser({ roles })).key,
    buyer: (await createUser({ roles: ["BUYER"] })).key,
  };
  const as = keys.support;
  return {
    app,
    keys,
    /** Settles when no product is rewritten any more. */
    rewritten: () => queue.idle(),
    /** No work is done while this goes on. */
    async withoutQueue(work: () => Promise<void>) {
      await queue.stop();
      await work();
      queue = await begin();
    },
    create: (who: string, body: Record<string, unknown>) =>
      app.call("POST /attributes", {
        as: who,
        body: { field: "functions", names: noNames, ...body },
      }),
    save: (attributeId: string, body: object) =>
      app.call("PUT /attributes/:attributeId", { as, params: { attributeId }, body }),
    remove: (attributeId: string) =>
      app.call("DELETE /attributes/:attributeId", { as, params: { attributeId } }),
    merge: (attributeId: string, into: string) =>
      app.call("POST /attributes/:attributeId/merge", {
        as,
        params: { attributeId },
        body: { into },
      }),
    list: async (who: string, query: Record<string, string>) =>
      (await app.call("GET /attributes", { as: who, query: { size: "300", ...query } })).body
        .content,
    suggest: async (query: Record<string, string>, who = keys.editor) => {
      const asked = { field: "functions", ...query };
      return (await app.call("GET /attributes/suggest", { as: who, query: asked })).body.content;
    },
    product: (fields: ProductFields, more: Parameters<typeof createProduct>[0] = {}) =>
      createProduct({ company_key: company, fields, ...more }),
    stored: (key: string) =>
      db().selectFrom("products").where("key", "=", key).selectAll().executeTakeFirstOrThrow(),
    trailOf: (key: string) =>
      db()
        .selectFrom("audit_entries")
        .where("entity_key", "=", key)
        .select(["action", "before", "after"])
        .orderBy("id")
        .execute(),
    async close() {
      await app.close();
      await queue.stop();
      for (const stop of stops) await stop();
      await database.close();
    },
  };
}
