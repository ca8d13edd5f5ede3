import type { Updateable } from "kysely";
import type { DB } from "../../../db/types.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { markRead, moment } from "./mark-read.ts";

/** Writes a change to a request, which is then unread for everybody but its author. */
export async function changeRequest(
  actor: SignedInActor,
  { request_key, ...change }: { request_key: string } & Updateable<DB["requests"]>,
): Promise<void> {
  await db()
    .updateTable("requests")
    .set({ ...change, updated_at: moment })
    .where("key", "=", request_key)
    .execute();
  await markRead(actor, request_key);
}
