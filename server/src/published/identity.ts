import { type RawBuilder, sql } from "kysely";

/** Whether a session goes on: its grant is there. One that is not known (null) is not looked for. */
export const sessionGoesOn = (session: RawBuilder<unknown> | string | null): RawBuilder<boolean> =>
  sql<boolean>`(${session}::text is null or exists (
    select from identity_payloads
    where model = 'Grant' and id = ${session} and (expires_at is null or expires_at > now())))`;

/** Whether the user whose key stands in that column has a second factor. */
export const hasFactor = (column: string): RawBuilder<boolean> =>
  sql<boolean>`(
    exists (select from passkeys where passkeys.user_key = ${sql.ref(column)})
    or exists (
      select from authenticator_apps
      where authenticator_apps.user_key = ${sql.ref(column)} and secret is not null
    ))`;
