import { sql } from "kysely";

/** Nobody is mailed the invitation of a portal more often than once a day. */
export const aDayAgo = sql<Date>`(now() - interval '1 day')`;
