import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { assertEdits } from "../policy.ts";

export async function removePolicy(
  actor: SignedInActor,
  { companyKey, id }: { companyKey: string; id: string },
): Promise<void> {
  assertEdits(actor, companyKey);
  found(
    await db()
      .deleteFrom("company_policies")
      .where("company_key", "=", companyKey)
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst(),
  );
}
