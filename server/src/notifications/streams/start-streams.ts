import { now } from "../../kernel/clock.ts";
import { addFollower } from "../../kernel/events/events.ts";
import { serveStreams } from "./open-stream.ts";
import { allStreams, beat, endStream, streamsOf } from "./streams.ts";
import { startTail } from "./tail.ts";

/** Milliseconds between two signs of life; proxies and browsers give up after half a minute or more. */
const beatMilliseconds = 15_000;
const lookMilliseconds = 1_000;

/**
 * Tells people what is new as long as it goes on. A stream ends with its token, and at once when the
 * person's account has changed or one of their sessions has ended: whoever may goes on with another.
 */
export function startStreams(report: (error: unknown) => void): { stop(): Promise<void> } {
  const tail = startTail(report);
  serveStreams({ tail, report });
  const unfollow = addFollower(async (events) => {
    for (const { topic, key } of events) {
      if (topic !== "user.changed" && topic !== "session.ended") continue;
      for (const stream of streamsOf(key)) endStream(stream);
    }
  });
  const beats = setInterval(() => {
    for (const stream of allStreams()) beat(stream);
  }, beatMilliseconds);
  const ends = setInterval(() => {
    const moment = now().getTime();
    for (const stream of allStreams()) if (stream.ends_at <= moment) endStream(stream);
  }, lookMilliseconds);
  return {
    async stop() {
      serveStreams(undefined);
      clearInterval(beats);
      clearInterval(ends);
      unfollow();
      for (const stream of allStreams()) endStream(stream);
      await tail.stop();
    },
  };
}
