import { type RawBuilder, sql } from "kysely";

/** Whether a session goes on: its grant is there. One that is not known (null) is not looked for. */
export const sessionGoesOn = (session: RawBuilder<unknown> | string | null): RawBuilder<boolean> =>
  sql<boolean>`(${session}::text is null or exists (
    select from identity_payloads
    where model = 'Grant' and id = ${session} and (expires_at is null or expires_at > now())))`;
