import { sql } from "kysely";
import { type AdapterPayload, errors } from "oidc-provider";
import { db } from "../../kernel/db/db.ts";
import { secondsOfGrace } from "../queries/find-payload.ts";
import { beginSession, noteUse } from "./keep-session.ts";

/** The kinds that end with their grant. */
const grantable = new Set(["AccessToken", "AuthorizationCode", "RefreshToken"]);

interface Payload {
  model: string;
  id: string;
  payload: AdapterPayload;
  /** In seconds; undefined for what does not end by itself. */
  expiresIn: number | undefined;
}

/** Keeps one of the provider's things, instead of the one of that name. */
export async function keepPayload({ model, id, payload, expiresIn }: Payload): Promise<void> {
  const row = {
    payload: JSON.stringify(payload),
    grant_id: grantable.has(model) ? (payload.grantId ?? null) : null,
    uid: payload.uid ?? null,
    user_code: payload.userCode ?? null,
    expires_at: expiresIn ? sql<Date>`now() + make_interval(secs => ${expiresIn})` : null,
  };
  await db()
    .insertInto("identity_payloads")
    .values({ model, id, ...row })
    .onConflict((conflict) => conflict.columns(["model", "id"]).doUpdateSet(row))
    .execute();
  if (model === "Grant") await beginSession(id, payload);
  if (model === "RefreshToken" && payload.grantId) await noteUse(payload.grantId);
}

/** A code serves once: of two that come at the same moment one is refused. */
export async function consumePayload(model: string, id: string): Promise<void> {
  if (model === "RefreshToken") return consumeRefreshToken(id);
  const { numUpdatedRows } = await db()
    .updateTable("identity_payloads")
    .set({ consumed_at: sql<Date>`now()` })
    .where("model", "=", model)
    .where("id", "=", id)
    .where("consumed_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new errors.InvalidGrant("already used");
}

/**
 * A refresh token serves once, and again for a moment while the one that it was changed for has not
 * served: the answer may have been lost on its way. What was lost then is nobody's, and counts as
 * used long ago (queries/find-payload.ts).
 */
async function consumeRefreshToken(id: string): Promise<void> {
  const { rows } = await sql<{ again: boolean }>`
    with known as (
      select consumed_at, grant_id from identity_payloads
      where model = 'RefreshToken' and id = ${id}
        and (consumed_at is null
          or consumed_at > now() - make_interval(secs => ${secondsOfGrace}))
      for update),
    used as (
      update identity_payloads set consumed_at = coalesce(identity_payloads.consumed_at, now())
      where model = 'RefreshToken' and id = ${id} and exists (select from known)),
    lost as (
      update identity_payloads set consumed_at = to_timestamp(1)
      from known
      where model = 'RefreshToken' and id <> ${id} and known.consumed_at is not null
        and identity_payloads.grant_id = known.grant_id and identity_payloads.consumed_at is null)
    select consumed_at is not null as again from known`.execute(db());
  if (rows.length === 0) throw new errors.InvalidGrant("already used");
}

/** Drops what has expired: it is never found again, and takes room. */
export async function trimPayloads(): Promise<void> {
  await sql`delete from identity_payloads where expires_at < now()`.execute(db());
}

/** Forgets one thing, or all that one grant has given. */
export async function dropPayloads(
  model: string,
  by: { id: string } | { grant_id: string },
): Promise<void> {
  const [column, value] =
    "id" in by ? (["id", by.id] as const) : (["grant_id", by.grant_id] as const);
  await db()
    .deleteFrom("identity_payloads")
    .where("model", "=", model)
    .where(column, "=", value)
    .execute();
}
