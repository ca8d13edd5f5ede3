import { Readable } from "node:stream";
import type { NotificationNews } from "@neroli/contract/notifications/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { now } from "../../kernel/clock.ts";
import { AppError } from "../../kernel/errors.ts";
import { latestPosition, missedNews } from "../queries.ts";
import { addStream, endStream, type Stream, streamsOf, tellMissed } from "./streams.ts";
import type { Tail } from "./tail.ts";

/** Browsers share one among their tabs; so many are open by mistake. */
const mostOfOne = 20;
const longest = 10 * 60_000;
const secondsUntilAgain = 60;

let serving: { tail: Tail; report: (error: unknown) => void } | undefined;

/** From now on streams go on; without it each ends at once, and its reader comes again. */
export function serveStreams(next: typeof serving): void {
  serving = next;
}

/**
 * A stream of what is new for this person, which ends with their token at the latest. It begins
 * with what came after `lastId`, an id that it told; without one with nothing.
 */
export function openStream(actor: SignedInActor, lastId: string | string[] | undefined): Readable {
  if (!serving) return Readable.from([": \n\n"]);
  const { tail, report } = serving;
  if (streamsOf(actor.user_key).size >= mostOfOne) {
    throw new AppError("request.too-often", { seconds: secondsUntilAgain, minutes: 1 });
  }
  const latest = now().getTime() + longest;
  const ends_at = Math.min(actor.token_ends_at?.getTime() ?? latest, latest);
  const stream = addStream({ user_key: actor.user_key, portal: actor.portal, ends_at });
  replay(stream, { actor, tail, lastId }).catch((error) => {
    report(error);
    endStream(stream);
  });
  return stream.output;
}

interface Replay {
  actor: SignedInActor;
  tail: Tail;
  lastId: string | string[] | undefined;
}

async function replay(stream: Stream, { actor, tail, lastId }: Replay): Promise<void> {
  const position = await tail.awake();
  const after = await knownPosition(lastId);
  // Another process may have told more than this one has read yet.
  const from = after ?? position;
  const missed =
    from < position ? await missedNews(actor, { after: from, until: position }) : nothing;
  tellMissed(stream, Math.max(from, position), missed);
}

const nothing: NotificationNews = { keys: [], more: 0 };

/** The position that an id names; null for what was never one, as of another database. */
async function knownPosition(id: Replay["lastId"]): Promise<number | null> {
  if (typeof id !== "string" || !/^\d{1,15}$/.test(id)) return null;
  const position = Number(id);
  return position <= (await latestPosition()) ? position : null;
}
