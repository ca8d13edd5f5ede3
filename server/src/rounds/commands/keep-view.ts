import { changeView } from "@neroli/contract/rounds/change-view.ts";
import type { RoundViewChange } from "@neroli/contract/rounds/view.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { getRound } from "../queries/get-round.ts";
import { lineKeyOf } from "../queries/lines-of.ts";
import { lockRoundFor } from "./lock-round.ts";

/** Changes how a round is compared: two colleagues who choose for two lines both have chosen. */
export async function keepView(
  actor: SignedInActor,
  { round_key, change }: { round_key: string; change: RoundViewChange },
): Promise<void> {
  await transaction(async () => {
    await lockRoundFor("compare", { actor, round_key });
    const { asked, products_asked, ...kept } = await getRound(actor, round_key);
    const { currency, weights, marks, choice } = changeView(kept, {
      ...change,
      marks: only(change.marks, new Set(asked.map(({ company_key }) => company_key))),
      choice: only(change.choice, new Set(products_asked.map(lineKeyOf))),
    });
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

/** What is said of others than the suppliers and lines of the round is not kept. */
const only = <Value>(
  changes: Record<string, Value> = {},
  known: ReadonlySet<string>,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(changes).filter(([key]) => known.has(key)));
