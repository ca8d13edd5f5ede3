import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { getPlace, type RequestPlace } from "../../requests/queries/get-place.ts";
import { readTermsOf } from "../queries/read-terms.ts";

type Asked = Pick<RequestPlace, "key" | "buyer_key" | "created_at">;

/**
 * Begins the sample of a request, with the terms that its products have now. Whoever comes first
 * does it: what follows the request, or the first that reads the sample; a second changes nothing.
 */
export async function keepSample({ key, buyer_key, created_at }: Asked): Promise<void> {
  const kept = await db()
    .selectFrom("samples")
    .where("request_key", "=", key)
    .select("request_key")
    .executeTakeFirst();
  if (kept) return;
  await db()
    .insertInto("samples")
    .values({
      request_key: key,
      terms: JSON.stringify(await readTermsOf({ key, buyer_key })),
      asked_at: created_at,
    })
    .onConflict((conflict) => conflict.column("request_key").doNothing())
    .execute();
}

/** The sample of a request that this actor may see is there. */
export async function beginSample(actor: SignedInActor, request_key: string): Promise<void> {
  await keepSample(await getPlace(actor, { request_key, type: "SAMPLE" }));
}
