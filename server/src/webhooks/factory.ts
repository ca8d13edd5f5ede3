import { webhookEvents } from "@neroli/contract/enumerations/webhooks.ts";
import type { Insertable, Selectable } from "kysely";
import type { DB } from "../../db/types.ts";
import { db } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";
import { encryptSecret } from "./commands/secrets.ts";
import { newSecret } from "./sending/sign.ts";

type NewWebhook = Partial<Omit<Insertable<DB["webhooks"]>, "secret">> &
  Pick<Insertable<DB["webhooks"]>, "company_key"> & { secret?: string };

/** A webhook that listens to everything. */
export async function createWebhook({
  secret = newSecret(),
  ...given
}: NewWebhook): Promise<Selectable<DB["webhooks"]>> {
  const key = given.key ?? randomKey();
  return db()
    .insertInto("webhooks")
    .values({
      address: "https://hooks.example.com/neroli",
      events: [...webhookEvents],
      ...given,
      key,
      secret: await encryptSecret(secret, key),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Something that was posted to it, or is to be. */
export const createDelivery = (
  given: Partial<Insertable<DB["webhook_deliveries"]>> &
    Pick<Insertable<DB["webhook_deliveries"]>, "webhook_key">,
): Promise<Selectable<DB["webhook_deliveries"]>> =>
  db()
    .insertInto("webhook_deliveries")
    .values({
      key: `msg_${randomKey()}`,
      event: "request.created",
      source: randomKey(),
      body: JSON.stringify({ type: "request.created" }),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
