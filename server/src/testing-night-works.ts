import type { endpoints } from "@neroli/contract/endpoints.ts";
import Fastify from "fastify";
import { allRoutes } from "./capabilities.ts";
import { createCatalogue } from "./catalogue/factory.ts";
import { createCompany } from "./companies/factory.ts";
import { createAsset } from "./documents/factory.ts";
import { testIdentity } from "./identity/factory.ts";
import { freshDatabase } from "./kernel/testing/database.ts";
import { type TestApp, testApp } from "./kernel/testing/test-app.ts";
import { createProduct } from "./products/factory.ts";
import { siteFiles } from "./site/routes.ts";
import { createUser } from "./users/factory.ts";

/** A call, and what in its answer tells of the product or its company; its name unless given. */
export type Asked = [keyof typeof endpoints, Parameters<TestApp["call"]>[1]?, RegExp?];

export type NightWorks = Awaited<ReturnType<typeof startNightWorks>>;

/**
 * Every call, and a company "night-works" whose product "night" is Umbrinol, what points to it, and
 * readers of each kind by their keys; "" for a visitor. What is seen of it must end when it is hidden.
 */
export async function startNightWorks(company: Parameters<typeof createCompany>[0]) {
  const database = await freshDatabase();
  const catalogue = await createCatalogue();
  const app = await testApp({ routes: allRoutes, ...(await testIdentity()) });
  const site = Fastify();
  await site.register(siteFiles, {
    support_email: "support@localhost",
    origin: "https://neroli.example",
  });
  const company_key = "night-works";
  await createCompany({ key: company_key, ...company });
  const common = { functions: ["Testemollient"], inci: "Sharedium" };
  await createProduct({ key: "open", fields: { name: "Open", ...common } });
  const fields = { name: "Umbrinol", tagline: "Sharedtagline", cas: ["56-81-5"], ...common };
  await createProduct({ key: "night", company_key, fields });
  const file = { product_key: "night", name: "Umbrinol TDS.pdf", document_type: "TDS" } as const;
  const asset = (await createAsset(file)).id;
  // What another supplier's formulation says of it ends with it.
  await createProduct({
    key: "lotion",
    offering: "FORMULATIONS",
    fields: {
      name: "Lotion",
      phases: [{ name: "A", ingredients: [{ name: "Oil", product: "night", weight: "1%" }] }],
    },
  });
  const user = async (given: Parameters<typeof createUser>[0]) => (await createUser(given)).key;
  const readers = {
    visitor: "",
    stranger: await user({ roles: ["SUPPLIER_MANAGER"] }),
    buyer: await user({ roles: ["BUYER"] }),
    colleague: await user({ company_key, roles: ["SUPPLIER_USER"] }),
    editor: await user({ company_key, roles: ["SUPPLIER_EDITOR"] }),
    support: await user({ company_key: null, roles: ["NEROLI_SUPER"] }),
  };
  return {
    app,
    site,
    asset,
    readers,
    /** The calls that tell this reader of it, each with its place among them. */
    seenIn: async (calls: readonly Asked[], reader: keyof typeof readers) => {
      const as = readers[reader];
      const seen: string[] = [];
      for (const [at, [name, options, mark = /Umbrinol/]] of calls.entries()) {
        const { body } = await app.call(name, { ...options, ...(as && { as }) });
        if (mark.test(JSON.stringify(body))) seen.push(`${at} ${name}`);
      }
      return seen;
    },
    bookmark: (reader: "stranger" | "buyer") =>
      app.call("PUT /bookmarks/:productKey", {
        as: readers[reader],
        params: { productKey: "night" },
        body: {},
      }),
    close: async () => {
      await app.close();
      await site.close();
      await catalogue.stop();
      await database.close();
    },
  };
}
