import type { RequestForm } from "@neroli/contract/requests/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { once } from "../../kernel/once/once.ts";
import { publishedRequests } from "../../published/requests.ts";
import { createRequests } from "../../requests/commands/create-requests.ts";

/** Sends a form to the suppliers of its products, and answers the key by which they are compared. */
export async function sendRound(actor: SignedInActor, form: RequestForm): Promise<string> {
  return once(async () => {
    const keys = await createRequests(actor, { ...form, type: "QUOTE" });
    const [key] = keys;
    const batch = key && (await batchOf(key));
    if (!batch) throw new AppError("rounds.one-supplier");
    const { user_key: buyer_key, company_key: buyer_company_key } = actor;
    await db().insertInto("rounds").values({ key: batch, buyer_key, buyer_company_key }).execute();
    return batch;
  });
}

async function batchOf(requestKey: string): Promise<string | null> {
  const row = await db()
    .selectFrom(publishedRequests())
    .where("requests.key", "=", requestKey)
    .select("batch")
    .executeTakeFirst();
  return row?.batch ?? null;
}
