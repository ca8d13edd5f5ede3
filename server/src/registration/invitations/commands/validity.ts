import { sql } from "kysely";

/** How long an invitation can be accepted, from now on. */
export const inThirtyDays = sql<Date>`now() + interval '30 days'`;
