import { sql } from "kysely";
import { db } from "../kernel/db/db.ts";

/** The keys become older by so much. */
export async function passHours(hours: number): Promise<void> {
  await sql`
    update identity_keys set created_at = created_at - make_interval(hours => ${hours}, secs => 1)
  `.execute(db());
}
