import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { SegmentColumns } from "@neroli/search/columns/segment-columns.ts";
import { buildWithThread } from "../../../server/src/catalogue/workers/build-segment.ts";
import { buildSegments } from "../../../server/src/catalogue/workers/build-segments.ts";
import type { GeneratedProduct } from "../catalogue.ts";
import type { Contestant } from "../contestant.ts";
import { type Query, type QueryClass, queryClasses } from "../queries.ts";
import { answerOf, answersFrom, groupKeys, schema } from "./neroli-answers.ts";

const fields = ["name", "inci", "cas", "description"] as const;
const millisecondsPerClass = 2_000;
const addedAtOnce = 500;

function documentOf(product: GeneratedProduct) {
  return {
    key: String(product.id),
    company: "one",
    hidden_from: [],
    values: fields.map((field) => ({ field, text: product[field], tier: 0 as const })),
    facets: product.facets.map((value) => ({
      group: groupKeys[value] ?? "",
      value: String(value),
      tier: 0 as const,
    })),
    sorts: {},
  };
}

export function neroli(): Contestant {
  let built: ({ segments: readonly SegmentColumns[] } & ReturnType<typeof answersFrom>) | undefined;
  const present = () => {
    if (built === undefined) throw new Error("searched before it is built");
    return built;
  };
  return {
    countsOwnGroupFreely: true,
    async build(products) {
      // As the server does: the words in a thread of their own.
      const segments: SegmentColumns[] = [];
      const take = (columns: SegmentColumns) => void segments.push(columns);
      const building = buildSegments({ schema, build: buildWithThread, take });
      for (const product of products) {
        building.add(documentOf(product));
        if (product.id % addedAtOnce === 0) await building.ready();
      }
      await building.finish();
      built = { segments, ...answersFrom(segments) };
    },
    warmUp: () => present().warmUp(),
    search: (query: Query) => answerOf(present().ask(query)),
    together: () => askTogether(present().segments),
  };
}

/** Queries a second of as many threads as there are processors, over the same memory. */
async function askTogether(
  segments: readonly SegmentColumns[],
): Promise<Record<QueryClass, number>> {
  const threads = Array.from(
    { length: availableParallelism() },
    () => new Worker(new URL("./neroli-thread.ts", import.meta.url), { workerData: segments }),
  );
  await Promise.all(threads.map((thread) => once(thread, "message")));
  const perSecond: [QueryClass, number][] = [];
  for (const kind of queryClasses) {
    const until = Date.now() + millisecondsPerClass;
    const answered = threads.map(async (thread) => {
      thread.postMessage({ kind, until });
      const [count]: number[] = await once(thread, "message");
      return count ?? 0;
    });
    const counts = await Promise.all(answered);
    const sum = counts.reduce((a, b) => a + b, 0);
    perSecond.push([kind, Math.round((sum * 1_000) / millisecondsPerClass)]);
  }
  await Promise.all(threads.map((thread) => thread.terminate()));
  return Object.fromEntries(perSecond) as Record<QueryClass, number>;
}
