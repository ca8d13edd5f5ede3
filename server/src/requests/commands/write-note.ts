import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { once } from "../../kernel/once/once.ts";
import { lockRequest } from "./lock-request.ts";
import { markRead, moment } from "./mark-read.ts";
import { mentionColleagues } from "./mention-colleagues.ts";
import { recordEvent } from "./record-event.ts";

interface Note {
  request_key: string;
  body: string;
  mentions: readonly string[];
}

const notedAt = { BUYER: "buyer_noted_at", SUPPLIER: "supplier_noted_at" } as const;

/** Writes for one's own side alone, also when the request is over. */
export async function writeNote(
  actor: SignedInActor,
  { request_key, body, mentions }: Note,
): Promise<void> {
  await once(async () => {
    const { side } = await lockRequest(actor, request_key);
    const actor_key = actor.user_key;
    await db()
      .insertInto("request_notes")
      .values({ request_key, side, author_key: actor_key, body, created_at: moment })
      .execute();
    await recordEvent({ request_key, kind: "noted", actor_key, side, data: {} });
    // Neither its date nor anybody of the other side may betray that it was written.
    if (side !== "SUPPORT") {
      await db()
        .updateTable("requests")
        .set({ [notedAt[side]]: moment })
        .where("key", "=", request_key)
        .execute();
    }
    await markRead(actor, request_key);
    await mentionColleagues({ request_key, side, actor_key, mentions, text: body });
  });
}
