import { createHash } from "node:crypto";
import type { NewSavedSearch } from "@neroli/contract/saved-searches/schema.ts";
import { keptParameters } from "@neroli/contract/saved-searches/search-state.ts";
import { lookInto } from "../../catalogue/queries/look-into.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { now } from "../../kernel/clock.ts";
import { db } from "../../kernel/db/db.ts";
import { once } from "../../kernel/once/once.ts";
import { lockPerson } from "../../published/users.ts";
import { refuseFullOrSame } from "./check-room.ts";

/**
 * Saves a search that this actor may make, and that is not saved yet. Answers its id. What is looked
 * for on a portal's host is looked for in that portal, from wherever it is done again.
 */
export async function saveSearch(actor: SignedInActor, form: NewSavedSearch): Promise<string> {
  const { offering } = form;
  const query = keptParameters({
    ...form.query,
    ...(actor.portal !== null && { portal: actor.portal }),
  });
  await lookInto(actor, query);
  const state_hash = createHash("sha256")
    .update(JSON.stringify([offering, Object.entries(query)]))
    .digest("hex");
  return once(async () => {
    await lockPerson(actor);
    await refuseFullOrSame(actor, state_hash);
    const { id } = await db()
      .insertInto("saved_searches")
      .values({
        ...form,
        user_key: actor.user_key,
        query: JSON.stringify(query),
        state_hash,
        looked_at: now(),
        digested_until: now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}
