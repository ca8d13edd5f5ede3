import type { Segment } from "@neroli/contract/enumerations/products.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { now } from "../../kernel/clock.ts";
import { rawPool } from "../../kernel/db/db.ts";
import { report } from "../../kernel/log/log.ts";
import { knownLikely, setKnownPurposes } from "../meaning/known-purposes.ts";
import type { Likely, Purposes } from "../meaning/learn-purposes.ts";
import { teachesEnough } from "../meaning/read-teaching.ts";
import { runOnce } from "../workers/run-once.ts";

const program = new URL("../meaning/learn-worker.ts", import.meta.url);

/** What was learnt is true for long: catalogues change a little each day. */
const freshHours = 12;

interface Learning {
  /** Of which database: each has its own catalogue. */
  url: string;
  at: number;
  done: Promise<void>;
}

let learning: Learning | undefined;

/**
 * Learns what products are for, in a thread, unless it was learnt lately; settles once it is known.
 * Where that fails, or is ended, nothing is known, and the next who asks tries again.
 */
function learn(signal?: AbortSignal): Promise<void> {
  const url = rawPool().options.connectionString ?? "";
  const at = now().getTime();
  if (learning?.url === url && at - learning.at < freshHours * 3_600_000) return learning.done;
  if (learning?.url !== url) setKnownPurposes(undefined);
  const done = runOnce<{ url: string }, Purposes>(program, { url }, signal).then(
    (purposes) => {
      if (learning?.done === done) setKnownPurposes(purposes);
    },
    (error: unknown) => {
      if (learning?.done === done) learning = undefined;
      if (!signal?.aborted) report(error);
    },
  );
  learning = { url, at, done };
  return done;
}

/**
 * Learns where there is enough to learn from, until `signal` says that nobody needs it any more: of
 * few products nothing is likely. Never fails: what is said of products is found all the same.
 */
export async function learnFromMany(signal: AbortSignal): Promise<void> {
  try {
    if ((await teachesEnough()) && !signal.aborted) await learn(signal);
  } catch (error) {
    report(error);
  }
}

/** What a product that does not say it is likely for, as products with like names and texts are. */
export async function likelyFor(segment: Segment, fields: ProductFields): Promise<Likely[]> {
  await learn();
  return knownLikely(segment, fields);
}
