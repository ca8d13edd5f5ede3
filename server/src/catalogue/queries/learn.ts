import type { Segment } from "@neroli/contract/enumerations/products.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { now } from "../../kernel/clock.ts";
import { rawPool } from "../../kernel/db/db.ts";
import { report } from "../../kernel/log/log.ts";
import { type PurposesPlace, readPurposes, writePurposes } from "../meaning/kept-purposes.ts";
import { knownLikely, setKnownPurposes } from "../meaning/known-purposes.ts";
import type { Likely, Purposes } from "../meaning/learn-purposes.ts";
import { teachesEnough } from "../meaning/read-teaching.ts";
import { runOnce } from "../workers/run-once.ts";

const program = new URL("../meaning/learn-worker.ts", import.meta.url);

/** What was learnt is true for long: catalogues change a little each day. */
const freshMilliseconds = 12 * 3_600_000;

interface Learning {
  /** Of which database: each has its own catalogue. */
  url: string;
  at: number;
  done: Promise<void>;
}

let learning: Learning | undefined;

const thisDatabase = (): string => rawPool().options.connectionString ?? "";
const isFresh = (at: number): boolean => now().getTime() - at < freshMilliseconds;

/**
 * Learns what products are for, in a thread, unless it was learnt lately; settles once it is known.
 * Where that fails, or is ended, nothing is known, and the next who asks tries again.
 */
function learn({ signal, place }: { signal?: AbortSignal; place?: PurposesPlace }): Promise<void> {
  const url = thisDatabase();
  const at = now().getTime();
  if (learning?.url === url && isFresh(learning.at)) return learning.done;
  if (learning?.url !== url) setKnownPurposes(undefined);
  const done = runOnce<{ url: string }, Purposes>(program, { url }, signal).then(
    async (purposes) => {
      if (learning?.done !== done) return;
      setKnownPurposes(purposes);
      if (place) await writePurposes(place, { at, purposes }).catch(report);
    },
    (error: unknown) => {
      if (learning?.done === done) learning = undefined;
      if (!signal?.aborted) report(error);
    },
  );
  learning = { url, at, done };
  return done;
}

/** Knows again what was learnt before a restart, unless that is long ago: it takes seconds. */
export async function rememberPurposes(place: PurposesPlace): Promise<void> {
  const kept = await readPurposes(place);
  if (kept === null || !isFresh(kept.at)) return;
  learning = { url: thisDatabase(), at: kept.at, done: Promise.resolve() };
  setKnownPurposes(kept.purposes);
}

/**
 * Learns where there is enough to learn from, until `signal` says that nobody needs it any more: of
 * few products nothing is likely. Never fails: what is said of products is found all the same.
 */
export async function learnFromMany(signal: AbortSignal, place?: PurposesPlace): Promise<void> {
  try {
    if (learning?.url === thisDatabase() && isFresh(learning.at)) return await learning.done;
    if ((await teachesEnough()) && !signal.aborted) {
      await learn({ signal, ...(place && { place }) });
    }
  } catch (error) {
    report(error);
  }
}

/** What a product that does not say it is likely for, as products with like names and texts are. */
export async function likelyFor(segment: Segment, fields: ProductFields): Promise<Likely[]> {
  await learn({});
  return knownLikely(segment, fields);
}
