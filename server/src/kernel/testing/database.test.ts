import { expect, test } from "vitest";
import { systemActor } from "../actor.ts";
import { audit } from "../audit.ts";
import { transaction } from "../db/db.ts";
import { freshDatabase } from "./database.ts";

test("a test whose trail tells of what no page has a word for fails", async () => {
  const database = await freshDatabase();
  const told = { roles: ["NEROLI_SUPER"], shoe_size: 43, "companies.portal.edit": "ALL" };
  await transaction(() =>
    audit(systemActor, { action: "user.roles-granted", key: "ada", after: told }),
  );
  await expect(database.close()).rejects.toThrow(/: shoe_size of user\.roles-granted$/);
});
