import { db } from "../../kernel/db/db.ts";

/** An enabled portal or exhibition, however one came to know its key; null for any other. */
export function findPublicPortal(key: string) {
  return db()
    .selectFrom("events")
    .where("events.key", "=", key)
    .where("events.enabled", "=", true)
    .select(["events.key", "events.type", "events.display_name", "events.settings"])
    .executeTakeFirst();
}
