import type { Role } from "@neroli/contract/access/roles.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { createCatalogue } from "../catalogue/factory.ts";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import type { Routes } from "../kernel/http/routes.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { testApp } from "../kernel/testing/test-app.ts";
import { createUser } from "../users/factory.ts";
import { productRoutes } from "./routes.ts";

/** Two suppliers with their people, a buyer and support, with search. */
export async function startProducts({ routes = [] }: { routes?: readonly Routes[] } = {}) {
  const database = await freshDatabase();
  const catalogue = await createCatalogue();
  const app = await testApp({ routes: [productRoutes, ...routes], ...(await testIdentity()) });
  await createCompany({ key: "maison", name: "Maison" });
  await createCompany({ key: "other", name: "Other" });
  const member = async (company_key: string, role: Role, firstname: string) =>
    (await createUser({ company_key, roles: [role], firstname, lastname: "Conti" })).key;
  const keys = {
    manager: await member("maison", "SUPPLIER_MANAGER", "Livia"),
    editor: await member("maison", "SUPPLIER_EDITOR", "Noor"),
    unverified: await member("maison", "SUPPLIER_MANAGER_UNVERIFIED", "Una"),
    colleague: await member("maison", "SUPPLIER_USER", "Cleo"),
    stranger: await member("other", "SUPPLIER_MANAGER", "Sten"),
    buyer: (await createUser({ roles: ["BUYER"] })).key,
    support: (await createUser({ company_key: null, roles: ["NEROLI_EDITOR"] })).key,
  };
  return {
    app,
    keys,
    close: async () => {
      await app.close();
      await catalogue.stop();
      await database.close();
    },
  };
}
export type Products = Awaited<ReturnType<typeof startProducts>>;

/** The calls of the editor, made by a manager of "maison" unless somebody else is named. */
export function editorCalls({ app, keys }: Products) {
  const at = (productKey: string, companyKey = "maison") => ({ companyKey, productKey });
  type Name = keyof Products["keys"];
  const by = (who: Name | null) => (who ? { as: keys[who] } : {});
  return {
    create: (body: object, who: Name | null = "manager", companyKey = "maison") =>
      app.call("POST /companies/:companyKey/products", {
        ...by(who),
        params: { companyKey },
        body: { offering: "INGREDIENTS", segment: "PERSONALCARE", ...body },
      }),
    read: (key: string, who: Name | null = "manager") =>
      app.call("GET /companies/:companyKey/products/:productKey", { ...by(who), params: at(key) }),
    save: (
      key: string,
      {
        version,
        fields,
        visibility = {},
      }: { version: number; fields: object; visibility?: object },
      who: Name | null = "manager",
    ) =>
      app.call("PUT /companies/:companyKey/products/:productKey", {
        ...by(who),
        params: at(key),
        body: { version, fields, visibility },
      }),
    undo: (key: string, version: number, who: Name | null = "manager") =>
      app.call("POST /companies/:companyKey/products/:productKey/undo", {
        ...by(who),
        params: at(key),
        body: { version },
      }),
    history: (key: string, who: Name | null = "manager", query: Record<string, string> = {}) =>
      app.call("GET /companies/:companyKey/products/:productKey/history", {
        ...by(who),
        params: at(key),
        query: { size: "50", ...query },
      }),
    trash: (products: string[], who: Name | null = "manager") =>
      app.call("POST /products/trash", { ...by(who), body: { products } }),
    recover: (products: string[], who: Name | null = "manager") =>
      app.call("POST /products/recover", { ...by(who), body: { products } }),
    decide: (products: string[], visibility: object, who: Name | null = "manager") =>
      app.call("POST /products/visibility", { ...by(who), body: { products, visibility } }),
    list: (query: Record<string, string> = {}, who: Name | null = "manager") =>
      app.call("GET /products", { ...by(who), query: { offering: "INGREDIENTS", ...query } }),
  };
}

/** A product's entries in the audit trail and its events, oldest first. */
export async function traceOf(key: string) {
  const trail = await db()
    .selectFrom("audit_entries")
    .where("entity_key", "=", key)
    .select(["action", "actor_key", "company_key", "before", "after"])
    .orderBy("id")
    .execute();
  const events = await db()
    .selectFrom("outbox")
    .where("key", "=", key)
    .select("topic")
    .orderBy("id")
    .execute();
  return { trail, events: events.map(({ topic }) => topic) };
}

/** Fields of a product that lacks little. */
export const niacinamide: ProductFields = {
  name: "Niacinamide PC",
  inci: "NIACINAMIDE",
  cas: ["98-92-0"],
  ec: ["202-713-4"],
  functions: ["Skin conditioning"],
  usage_level: { min: 2, max: 5 },
  origin: ["SYNTHETIC"],
  description: "Vitamin B3.",
};
