import type { Segment } from "@neroli/contract/enumerations/products.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { now } from "../../kernel/clock.ts";
import { rawPool } from "../../kernel/db/db.ts";
import { report } from "../../kernel/log/log.ts";
import { runOnce } from "../workers/run-once.ts";
import { type Likely, likelyPurposes, type Purposes } from "./learn-purposes.ts";
import { marksOf } from "./marks.ts";

const program = new URL("./learn-worker.ts", import.meta.url);

/** What was learnt is true for long: catalogues change a little each day. */
const freshHours = 12;

interface Learnt {
  /** Of which database: each has its own catalogue. */
  url: string;
  at: number;
  purposes: Promise<Purposes>;
}

let learnt: Learnt | undefined;

/** What the catalogue teaches, learnt when it is first asked for and once it is old. */
function purposes(): Promise<Purposes> {
  const url = rawPool().options.connectionString ?? "";
  const at = now().getTime();
  const isFresh = learnt?.url === url && at - learnt.at < freshHours * 3_600_000;
  if (learnt && isFresh) return learnt.purposes;
  const learning = runOnce<{ url: string }, Purposes>(program, { url });
  // What fails is tried again by the next who asks.
  learning.catch(() => {
    if (learnt?.purposes === learning) learnt = undefined;
  });
  learnt = { url, at, purposes: learning };
  return learning;
}

/** What a product that does not say it is likely for, as products with like names and texts are. */
export async function likelyFor(segment: Segment, fields: ProductFields): Promise<Likely[]> {
  try {
    return likelyPurposes(await purposes(), marksOf(segment, fields));
  } catch (error) {
    // What is said of products is there all the same.
    report(error);
    return [];
  }
}
