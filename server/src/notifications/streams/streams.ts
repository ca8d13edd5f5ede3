import { Readable } from "node:stream";
import { mostNamed, type NotificationNews } from "@neroli/contract/notifications/schema.ts";
import type { News } from "../queries.ts";

/** Bytes that a reader may be behind with; one who is further asks again and reads the table. */
const mostUnsent = 65_536;

/** What one browser of a person listens to. */
export interface Stream {
  user_key: string;
  /** On whose host it is read: of other portals it tells nothing. */
  portal: string | null;
  output: Readable;
  /** It has told of everything up to here. */
  position: number;
  /** What came while it was found out what the reader had missed. */
  held: News[] | null;
  /** Milliseconds since 1970 at which it ends. */
  ends_at: number;
}

const byUser = new Map<string, Set<Stream>>();

export const streamsOf = (user_key: string): ReadonlySet<Stream> =>
  byUser.get(user_key) ?? new Set();

export const allStreams = (): Iterable<Stream> =>
  byUser
    .values()
    .flatMap((streams) => streams.values())
    .toArray();

export const isAnyOpen = (): boolean => byUser.size > 0;

export function addStream({
  user_key,
  portal,
  ends_at,
}: Pick<Stream, "user_key" | "portal" | "ends_at">): Stream {
  const output = new Readable({ read() {} });
  const stream: Stream = { user_key, portal, output, ends_at, position: 0, held: [] };
  const streams = byUser.get(user_key) ?? new Set();
  byUser.set(user_key, streams.add(stream));
  output.once("close", () => {
    streams.delete(stream);
    if (streams.size === 0 && byUser.get(user_key) === streams) byUser.delete(user_key);
  });
  return stream;
}

/** Hands the news to the streams of whom they are about; in the order of their positions. */
export function tellStreams(news: readonly News[]): void {
  for (const [user_key, own] of Map.groupBy(news, (each) => each.user_key)) {
    for (const stream of streamsOf(user_key)) {
      if (stream.held) stream.held.push(...own);
      else tell(stream, own);
    }
  }
}

/** What the stream has told already is left out. */
function tell(stream: Stream, news: readonly News[]): void {
  const fresh = news.filter((each) => each.position > stream.position && isFor(stream, each));
  const last = fresh.at(-1);
  if (!last) return;
  const keys = fresh.slice(-mostNamed).map(({ id }) => id);
  begin(stream, last.position, { keys: keys.reverse(), more: fresh.length - keys.length });
}

/** The same rule as of the list (policy.ts). */
const isFor = ({ portal }: Stream, { event_key }: News) =>
  portal === null || event_key === null || event_key === portal;

/** Begins to tell, with what was missed up to the position; then with what came meanwhile. */
export function tellMissed(stream: Stream, position: number, missed: NotificationNews): void {
  const held = stream.held ?? [];
  stream.held = null;
  begin(stream, position, missed);
  tell(stream, held);
}

function begin(stream: Stream, position: number, news: NotificationNews): void {
  stream.position = position;
  send(stream, `id: ${position}\nevent: news\ndata: ${JSON.stringify(news)}\n\n`);
}

/** A line without meaning: proxies and readers see that somebody is there. */
export const beat = (stream: Stream): void => send(stream, ": \n\n");

function send({ output }: Stream, text: string): void {
  if (output.destroyed || output.readableEnded) return;
  if (output.readableLength > mostUnsent) output.destroy();
  else output.push(text);
}

/** Ends it; the reader comes again where it may. */
export function endStream({ output }: Stream): void {
  if (!output.destroyed) output.push(null);
}
