import type { IndexSchema } from "@neroli/search/index-types.ts";
import type { IndexStep } from "@neroli/search/segment-owner.ts";
import { startThreads } from "../../kernel/threads/thread-pool.ts";
import type { IndexName } from "../indexed/index-names.ts";
import type { IndexQuestion, NewsOfIndexes, Question, SearchWorkerData } from "./messages.ts";
import { type PackedResult, unpackResult } from "./pack-answer.ts";
import type { PortalScope } from "./portal-scope.ts";
import type { Readers } from "./readers.ts";

const searchWorker = new URL("./search-worker.ts", import.meta.url);

interface Pool {
  count: number;
  schemas: Record<IndexName, IndexSchema>;
  /** The state that a thread begins with. */
  everything(): readonly (readonly [IndexName, IndexStep])[];
  report(error: unknown): void;
  /** The program of the threads. */
  program?: URL;
}

/**
 * Threads that answer searches. Each is told of every change in the order of the changes, and before
 * what is asked later.
 */
export function startSearchPool({
  count,
  schemas,
  everything,
  report,
  program = searchWorker,
}: Pool): Readers {
  const portals = new Map<string, PortalScope>();
  function* beginning(): Iterable<NewsOfIndexes> {
    for (const [index, step] of everything()) yield { kind: "follow", index, step };
    for (const [key, scope] of portals) yield { kind: "portal", key, scope };
  }
  const workerData: SearchWorkerData = { schemas };
  const threads = startThreads<IndexQuestion, unknown, NewsOfIndexes>({
    ...{ name: "search", count, program, workerData, beginning, inTurn: true, report },
  });
  return {
    ask: async (index, question) => answerTo(question, await threads.ask({ index, ...question })),
    follow: (index, step) => threads.tell({ kind: "follow", index, step }),
    portal(key, scope) {
      portals.set(key, scope);
      threads.tell({ kind: "portal", key, scope });
    },
    stop: threads.stop,
  };
}

const answerTo = ({ method }: Question, answer: unknown): unknown =>
  method === "search" ? unpackResult(answer as PackedResult) : answer;
