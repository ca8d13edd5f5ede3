import { Worker } from "node:worker_threads";
import type { IndexSchema } from "@neroli/search/index-types.ts";
import type { IndexStep } from "@neroli/search/segment-owner.ts";
import type { IndexName } from "../indexed/index-names.ts";
import type { FromSearchWorker, Question, SearchWorkerData, ToSearchWorker } from "./messages.ts";
import { type PackedResult, unpackResult } from "./pack-answer.ts";
import type { PortalScope } from "./portal-scope.ts";
import type { Readers } from "./readers.ts";

const searchWorker = new URL("./search-worker.ts", import.meta.url);

/** A question that so many threads have died of is not asked another one. */
const mostDeaths = 2;
const longestPauseMilliseconds = 10_000;

interface PendingQuestion {
  index: IndexName;
  question: Question;
  deaths: number;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

interface Slot {
  worker: Worker | null;
  /** The questions that it has not answered yet, in order. */
  waiting: Map<number, PendingQuestion>;
  /** How often it died without having answered anything. */
  failures: number;
}

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
 * Threads that answer searches, the least busy first. Each is told of every change in the order
 * of the changes, and before what is asked later. One that dies is replaced; what it was asked is
 * asked again.
 */
export function startSearchPool({
  count,
  schemas,
  everything,
  report,
  program = searchWorker,
}: Pool): Readers {
  let stopped = false;
  let nextId = 0;
  const pauses = new Set<NodeJS.Timeout>();
  const portals = new Map<string, PortalScope>();
  const slots = Array.from(
    { length: count },
    (): Slot => ({ worker: null, waiting: new Map(), failures: 0 }),
  );

  const start = (slot: Slot): void => {
    const worker = new Worker(program, { workerData: { schemas } satisfies SearchWorkerData });
    slot.worker = worker;
    worker.on("message", (message: FromSearchWorker) => {
      slot.failures = 0;
      const asked = slot.waiting.get(message.id);
      slot.waiting.delete(message.id);
      if (!asked) return;
      if ("error" in message) asked.reject(message.error);
      else asked.resolve(answerTo(asked.question, message.answer));
    });
    worker.on("error", report);
    worker.on("exit", (code) => {
      slot.worker = null;
      if (stopped) return;
      report(new Error(`a search thread ended with ${code}; it is replaced`));
      replace(slot);
    });
    for (const [index, step] of everything()) tell(slot, { kind: "follow", index, step });
    for (const [key, scope] of portals) tell(slot, { kind: "portal", key, scope });
    for (const [id, { index, question }] of slot.waiting) {
      tell(slot, { kind: "ask", id, index, question });
    }
  };

  const replace = (slot: Slot): void => {
    for (const [id, asked] of slot.waiting) {
      // Only the first was being worked on.
      if (++asked.deaths > mostDeaths) {
        slot.waiting.delete(id);
        asked.reject(new Error("search threads end when they are asked this"));
      }
      break;
    }
    const pause = Math.min(50 * 2 ** slot.failures++, longestPauseMilliseconds);
    const timer = setTimeout(() => {
      pauses.delete(timer);
      start(slot);
    }, pause);
    pauses.add(timer);
  };

  for (const slot of slots) start(slot);
  return {
    ask: (index, question) =>
      new Promise((resolve, reject) => {
        if (stopped) throw new Error("the search threads are stopped");
        const slot = leastBusy(slots);
        const id = nextId++;
        slot.waiting.set(id, { index, question, deaths: 0, resolve, reject });
        tell(slot, { kind: "ask", id, index, question });
      }),
    follow(index, step) {
      for (const slot of slots) tell(slot, { kind: "follow", index, step });
    },
    portal(key, scope) {
      portals.set(key, scope);
      for (const slot of slots) tell(slot, { kind: "portal", key, scope });
    },
    async stop() {
      stopped = true;
      for (const timer of pauses) clearTimeout(timer);
      await Promise.all(slots.map(({ worker }) => worker?.terminate()));
      for (const { waiting } of slots) {
        for (const { reject } of waiting.values()) reject(new Error("the search threads stop"));
      }
    },
  };
}

const answerTo = ({ method }: Question, answer: unknown): unknown =>
  method === "search" ? unpackResult(answer as PackedResult) : answer;

/** One that is being replaced is told everything when it starts. */
const tell = ({ worker }: Slot, message: ToSearchWorker): void => worker?.postMessage(message);

function leastBusy(slots: readonly Slot[]): Slot {
  return slots.reduce((best, slot) => {
    if ((slot.worker === null) !== (best.worker === null))
      return best.worker === null ? slot : best;
    return slot.waiting.size < best.waiting.size ? slot : best;
  });
}
