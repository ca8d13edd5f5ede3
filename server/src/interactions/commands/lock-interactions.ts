import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/** Held by whoever moves interactions, makes them nameless or gives them up: one after the other. */
export const lockInteractions = () => sql`select pg_advisory_xact_lock(7238012)`.execute(db());
