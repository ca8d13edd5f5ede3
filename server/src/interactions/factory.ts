import type { ConsentLevel } from "@neroli/contract/enumerations/interactions.ts";
import { db } from "../kernel/db/db.ts";
import { type Interaction, writeInbox } from "./commands/write-inbox.ts";

/** What somebody agrees to. */
export async function createConsent(user_key: string, level: ConsentLevel): Promise<void> {
  await db()
    .insertInto("interaction_consents")
    .values({ user_key, level })
    .onConflict((conflict) => conflict.column("user_key").doUpdateSet({ level }))
    .execute();
}

/** What readers did, as it comes in: not counted before `rollUp`. */
export const createInteractions = (
  interactions: readonly (Partial<Interaction> & Pick<Interaction, "kind">)[],
): Promise<void> =>
  writeInbox([
    {
      batch: null,
      interactions: interactions.map((each) => ({ happened_at: new Date(), ...each })),
    },
  ]);
