import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { personIn } from "../../published/users.ts";
import { getPlace } from "../../requests/queries/get-place.ts";

/** The sample of a request and the request around it; not found for who may not see that. */
export async function getSample(actor: SignedInActor, request_key: string) {
  const request = await getPlace(actor, { request_key, type: "SAMPLE" });
  return { ...found(await findSample(request_key)), request };
}

export type SampleRow = Awaited<ReturnType<typeof getSample>>;

const findSample = (request_key: string) =>
  db()
    .selectFrom("samples")
    .where("request_key", "=", request_key)
    .selectAll()
    .select([
      personIn("samples.approved_by").as("approver"),
      personIn("samples.declined_by").as("decliner"),
      personIn("samples.shipped_by").as("shipper"),
      personIn("samples.delivered_by").as("receiver"),
      personIn("samples.evaluated_by").as("evaluator"),
    ])
    .executeTakeFirst();
