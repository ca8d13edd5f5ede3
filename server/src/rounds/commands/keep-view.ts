import type { RoundView } from "@neroli/contract/rounds/view.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { lockRoundFor } from "./lock-round.ts";

/** Keeps how a round is compared; of two who change it, the last one's word counts. */
export async function keepView(
  actor: SignedInActor,
  { round_key, view }: { round_key: string; view: RoundView },
): Promise<void> {
  await transaction(async () => {
    await lockRoundFor("compare", { actor, round_key });
    const { currency, weights, marks, choice } = view;
    await db()
      .updateTable("rounds")
      .set({
        currency,
        weights: JSON.stringify(weights),
        marks: JSON.stringify(marks),
        choice: JSON.stringify(choice),
      })
      .where("key", "=", round_key)
      .execute();
  });
}
