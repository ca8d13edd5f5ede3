import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { startAssets } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { testApp } from "../kernel/testing/test-app.ts";
import { createUser } from "../users/factory.ts";
import { documentRoutes } from "./routes.ts";

/** A supplier with its people, another one, buyers and support, with files. */
export async function startDocuments() {
  const database = await freshDatabase();
  const data = await mkdtemp(path.join(tmpdir(), "neroli-documents-"));
  startAssets({ data });
  const app = await testApp({ routes: [documentRoutes], ...(await testIdentity()) });
  await createCompany({ key: "maker", name: "Maker" });
  const people = {
    manager: await createUser({ company_key: "maker", roles: ["SUPPLIER_MANAGER"] }),
    starter: await createUser({ company_key: "maker", roles: ["SUPPLIER_MANAGER_UNVERIFIED"] }),
    editor: await createUser({ company_key: "maker", roles: ["SUPPLIER_EDITOR"] }),
    colleague: await createUser({ company_key: "maker", roles: ["SUPPLIER_USER"] }),
    stranger: await createUser({ roles: ["SUPPLIER_MANAGER"] }),
    buyer: await createUser({ roles: ["BUYER"] }),
    support: await createUser({ company_key: null, roles: ["NEROLI_EDITOR"] }),
  };
  const keys = Object.fromEntries(
    Object.entries(people).map(([name, { key }]) => [name, key]),
  ) as Record<keyof typeof people, string>;
  return {
    app,
    data,
    database,
    keys,
    /** Files in the store, and on their way into it. */
    files: async () => {
      const folder = path.join(data, "assets");
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    /** The audit trail's entries of a document, the oldest first. */
    trail: (key: string) =>
      db()
        .selectFrom("audit_entries")
        .where("entity_key", "=", key)
        .select(["action", "before", "after"])
        .orderBy("id")
        .execute(),
    close: async () => {
      await app.close();
      await database.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}
export type Documents = Awaited<ReturnType<typeof startDocuments>>;

/** A PDF as far as anybody asks here; each text makes another one. */
export const pdf = (text = "A sheet") => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);
