import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { createCatalogue } from "../catalogue/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { startAssets } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";
import type { Routes } from "../kernel/http/routes.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { testApp } from "../kernel/testing/test-app.ts";
import { createUser } from "../users/factory.ts";
import { createCompany } from "./factory.ts";
import { companyRoutes } from "./routes.ts";

/** Two suppliers with their people, a buyer and support, with search and files. */
export async function startCompanies(...more: Routes[]) {
  const database = await freshDatabase();
  const catalogue = await createCatalogue();
  const data = await mkdtemp(path.join(tmpdir(), "neroli-companies-"));
  startAssets({ data });
  const app = await testApp({ routes: [companyRoutes, ...more], ...(await testIdentity()) });
  await createCompany({ key: "maison", name: "Maison" });
  await createCompany({ key: "other", name: "Other" });
  const people = {
    manager: await createUser({ company_key: "maison", roles: ["SUPPLIER_MANAGER"] }),
    editor: await createUser({ company_key: "maison", roles: ["SUPPLIER_EDITOR"] }),
    colleague: await createUser({ company_key: "maison", roles: ["SUPPLIER_USER"] }),
    stranger: await createUser({ company_key: "other", roles: ["SUPPLIER_MANAGER"] }),
    buyer: await createUser({ roles: ["BUYER"] }),
    support: await createUser({ company_key: null, roles: ["NEROLI_EDITOR"] }),
  };
  const keys = Object.fromEntries(
    Object.entries(people).map(([name, { key }]) => [name, key]),
  ) as Record<keyof typeof people, string>;
  return {
    app,
    keys,
    /** Files that lie in the store. */
    storedFiles: async () =>
      (await readdir(data, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
    close: async () => {
      await app.close();
      await catalogue.stop();
      await rm(data, { recursive: true, force: true });
      await database.close();
    },
  };
}
export type Companies = Awaited<ReturnType<typeof startCompanies>>;

/** The form as the editor sends it back unchanged. */
export function formOf(company: EditableCompany) {
  const { key, name, verified, enabled, owner, labels, pictures, top_products, ...rest } = company;
  const { data_visibility, subscribed, old_keys, created_at, updated_at, can, ...form } = rest;
  return {
    ...form,
    segments: form.segments.map(({ image: _, ...segment }) => segment),
  };
}

/** A thing's entries in the audit trail and its events, oldest first. */
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
