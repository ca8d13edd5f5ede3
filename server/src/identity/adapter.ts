import { sql } from "kysely";
import { type Adapter, type AdapterPayload, errors } from "oidc-provider";
import { db } from "../kernel/db/db.ts";

/** What ends with its grant. */
const grantable = new Set(["AccessToken", "AuthorizationCode", "RefreshToken"]);

/** Keeps one kind of the provider's things in PostgreSQL, so that they survive a restart. */
export function createAdapter(model: string): Adapter {
  const find = async (column: "id" | "uid" | "user_code", value: string) => {
    // PostgreSQL's text holds no zero byte: nothing has such a name.
    if (value.includes("\0")) return undefined;
    const row = await db()
      .selectFrom("identity_payloads")
      .select(["payload", "consumed_at"])
      .where("model", "=", model)
      .where(column, "=", value)
      .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", sql<Date>`now()`)]))
      .executeTakeFirst();
    if (!row) return undefined;
    const payload = row.payload;
    return row.consumed_at ? { ...payload, consumed: seconds(row.consumed_at) } : payload;
  };
  return {
    find: (id) => find("id", id),
    findByUid: (uid) => find("uid", uid),
    findByUserCode: (code) => find("user_code", code),
    upsert: (id, payload, expiresIn) => upsert({ model, id, payload, expiresIn }),
    consume: (id) => consume(model, id),
    async destroy(id) {
      await db()
        .deleteFrom("identity_payloads")
        .where("model", "=", model)
        .where("id", "=", id)
        .execute();
    },
    async revokeByGrantId(grantId) {
      await db()
        .deleteFrom("identity_payloads")
        .where("model", "=", model)
        .where("grant_id", "=", grantId)
        .execute();
    },
  };
}

interface Stored {
  model: string;
  id: string;
  payload: AdapterPayload;
  expiresIn: number | undefined;
}

async function upsert({ model, id, payload, expiresIn }: Stored): Promise<void> {
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
}

/** A code or refresh token serves once: of two that come at the same moment one is refused. */
async function consume(model: string, id: string): Promise<void> {
  const { numUpdatedRows } = await db()
    .updateTable("identity_payloads")
    .set({ consumed_at: sql<Date>`now()` })
    .where("model", "=", model)
    .where("id", "=", id)
    .where("consumed_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new errors.InvalidGrant("already used");
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1_000);
