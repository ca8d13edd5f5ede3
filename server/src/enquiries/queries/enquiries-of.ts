import { type RawBuilder, sql } from "kysely";
import { publishedUsers } from "../../published/users.ts";

/** What was written with the address of an account. */
export const enquiriesOf = (userKey: string): RawBuilder<unknown> => sql`
  select topic, name, email, company, message, created_at from enquiries
  where lower(email) = (
    select lower(users.email) from ${publishedUsers()} where users.key = ${userKey})
  order by created_at`;
