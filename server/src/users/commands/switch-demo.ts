import type { Updateable } from "kysely";
import type { DB } from "../../../db/types.ts";
import { db } from "../../kernel/db/db.ts";

/**
 * Shuts the accounts of the demonstration out, or lets those in again that were shut out by this:
 * whom support has disabled stays so. Answers the keys of those that it changed.
 */
export async function switchDemo(on: boolean): Promise<string[]> {
  const to: Updateable<DB["users"]> = { enabled: on, closed_with_demo: !on };
  const changed = await db()
    .updateTable("users")
    .set(to)
    .where("demo", "=", true)
    .where(on ? "closed_with_demo" : "enabled", "=", true)
    .returning("key")
    .execute();
  return changed.map(({ key }) => key);
}
