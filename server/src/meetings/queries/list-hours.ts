import type { Hours } from "@neroli/contract/meetings/schema.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

const clock = (column: "starts" | "ends") => sql<string>`to_char(${sql.ref(column)}, 'HH24:MI')`;

/** When an exhibitor can be met, in the order of time. */
export const listHours = (event: string, companyKey: string): Promise<Hours[]> =>
  db()
    .selectFrom("meeting_hours")
    .where("event_key", "=", event)
    .where("company_key", "=", companyKey)
    .orderBy("day")
    .orderBy("starts")
    .select(["id", sql<string>`day::text`.as("day"), "minutes", "at_once"])
    .select([clock("starts").as("from"), clock("ends").as("to")])
    .execute();
