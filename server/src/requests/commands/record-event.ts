import type { RequestEventData, RequestEventKind, Turn } from "@neroli/contract/requests/events.ts";
import type { Side } from "@neroli/contract/requests/states.ts";
import { db } from "../../kernel/db/db.ts";

interface NewRequestEvent<Kind extends RequestEventKind> {
  request_key: string;
  kind: Kind;
  /** Who did it, and on which side; null of what happens by the clock. */
  actor_key: string | null;
  side: Side | null;
  data: RequestEventData<Kind>;
  /** Whose turn it is now, null when nobody waits for an answer; as it was when left out. */
  turn?: Turn | null | undefined;
}

/**
 * Writes what happened to a request into its timeline, in the transaction that does it, and whose
 * turn it is. Makes nothing unread: `changeRequest` does.
 */
export async function recordEvent<Kind extends RequestEventKind>({
  turn,
  data,
  ...event
}: NewRequestEvent<Kind>): Promise<void> {
  await db()
    .insertInto("request_events")
    .values({ ...event, data: JSON.stringify(data) })
    .execute();
  if (turn === undefined) return;
  await db()
    .updateTable("requests")
    .set({ waiting_for: turn })
    .where("key", "=", event.request_key)
    .execute();
}
