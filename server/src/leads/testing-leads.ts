import type { ConsentLevel } from "@neroli/contract/enumerations/interactions.ts";
import { expect } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { interactionRoutes } from "../interactions/routes.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { createSubscription } from "../subscriptions/factory.ts";
import { createUser } from "../users/factory.ts";
import { leadRoutes } from "./routes.ts";

/** An application with leads alone, and the calls of its tests. */
export async function startLeads() {
  const database = await freshDatabase();
  const app = await testApp({ routes: [leadRoutes, interactionRoutes], ...(await testIdentity()) });
  const read = (as: string, query: Record<string, string> = {}) =>
    app.call("GET /leads", { as, query });
  return {
    app,
    read,
    /** The list, which is there. */
    async listOf(as: string, query: Record<string, string> = {}) {
      const { status, body } = await read(as, query);
      expect(status, JSON.stringify(body)).toBe(200);
      return body;
    },
    openedBy: (as: string, leadId: string | null) =>
      app.call("GET /leads/:leadId", { as, params: { leadId: leadId ?? "" } }),
    historyBy: (as: string, leadId: string | null, query: Record<string, string> = {}) =>
      app.call("GET /leads/:leadId/history", { as, params: { leadId: leadId ?? "" }, query }),
    agree: (user_key: string, level: ConsentLevel) =>
      app.call("PUT /interactions/consent", { as: user_key, body: { level } }),
    async stop() {
      await app.close();
      await database.close();
    },
  };
}
export type LeadsApp = Awaited<ReturnType<typeof startLeads>>;

/** A supplier with a subscription, one of its managers and a product. */
export async function createSupplier() {
  const { key: company } = await createCompany();
  await createSubscription({ company_key: company });
  const manager = (await createUser({ company_key: company, roles: ["SUPPLIER_MANAGER"] })).key;
  const product = (await createProduct({ company_key: company, name: "Betaine" })).key;
  return { company, manager, product };
}

/** One of the people of a brand from Germany. */
export async function createBrandsPerson() {
  const { key: company_key } = await createCompany({
    ...{ name: "Maison Ambre", type: "CONSUMER_CARE_BRAND", country: "DE" },
  });
  const person = { firstname: "Wilhelmine", lastname: "Quandt", roles: ["BUYER" as const] };
  return createUser({ company_key, ...person });
}
