import { sql } from "kysely";
import type { AdapterPayload } from "oidc-provider";
import { db } from "../../kernel/db/db.ts";

/** The kind of a thing that the provider keeps, and one of its names. */
interface PayloadName {
  model: string;
  by: "id" | "uid" | "user_code";
  value: string;
}

/** The provider's payload of a thing that has not expired; `consumed` says when it has served. */
export async function findPayload({
  model,
  by,
  value,
}: PayloadName): Promise<AdapterPayload | undefined> {
  // PostgreSQL's text holds no zero byte: nothing has such a name.
  if (value.includes("\0")) return undefined;
  const row = await db()
    .selectFrom("identity_payloads")
    .select(["payload", usedAt.as("consumed_at")])
    .where("model", "=", model)
    .where(by, "=", value)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", sql<Date>`now()`)]))
    .executeTakeFirst();
  if (!row) return undefined;
  const { payload, consumed_at } = row;
  return consumed_at ? { ...payload, consumed: seconds(consumed_at) } : payload;
}

/** For so long a refresh token may come again whose answer was lost. */
export const secondsOfGrace = 30;

/** Since when it has served; nothing for a refresh token that may come again. */
const usedAt = sql<Date | null>`case
  when model = 'RefreshToken'
    and consumed_at > now() - make_interval(secs => ${secondsOfGrace})
    and not exists (
      select from identity_payloads as later
      where later.model = 'RefreshToken' and later.grant_id = identity_payloads.grant_id
        and later.consumed_at > identity_payloads.consumed_at)
  then null else consumed_at end`;

const seconds = (date: Date) => Math.floor(date.getTime() / 1_000);
