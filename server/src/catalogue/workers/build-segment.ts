import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { SegmentColumns } from "@neroli/search/columns/segment-columns.ts";
import { createSegmentBuilder } from "@neroli/search/create-index.ts";
import type { IndexDocument, IndexSchema } from "@neroli/search/index-types.ts";
import { createFactsBuilder } from "@neroli/search/split-segment.ts";
import { joinColumns, type WordColumns } from "@neroli/search/writing/finish-segment.ts";
import type { FromWordsWorker, ToWordsWorker, WordsWorkerData } from "./messages.ts";

const program = new URL("./words-worker.ts", import.meta.url);

/** Texts go to the other thread by so many bytes, and so many batches wait for it at most. */
const bytesOfBatch = 1024 * 1024;
const mostWaiting = 8;

/** A segment of many documents, that are handed over one after the other. */
export interface SegmentBuilding {
  /** @throws RangeError for a document that does not fit the schema. */
  add(document: IndexDocument): void;
  /** Settles when more can be added without the documents piling up. */
  ready(): Promise<void>;
  finish(): Promise<SegmentColumns>;
  /** Ends what was begun and is not finished. */
  stop(): Promise<void>;
}

export type BuildSegment = (schema: IndexSchema) => SegmentBuilding;

/** On this thread alone. */
export const buildHere: BuildSegment = (schema) => {
  const builder = createSegmentBuilder(schema);
  return {
    add: builder.add,
    ready: async () => {},
    finish: async () => builder.finish(),
    stop: async () => {},
  };
};

/** The words in a thread of their own, while this one takes the documents and all else. */
export const buildWithThread: BuildSegment = (schema) => {
  const builder = createFactsBuilder(schema);
  const worker = new Worker(program, { workerData: { schema } satisfies WordsWorkerData });
  const failed = once(worker, "exit").then(([code]): never => {
    throw new Error(`the thread that writes words ended with ${code}`);
  });
  failed.catch(() => {});
  let waiting = 0;
  let goOn: (() => void) | undefined;
  let written: ((columns: WordColumns) => void) | undefined;
  worker.on("message", (message: FromWordsWorker) => {
    if (message.kind === "finished") written?.(message.columns);
    else if (--waiting < mostWaiting) goOn?.();
  });
  const post = (message: ToWordsWorker, transfer: ArrayBuffer[] = []) =>
    worker.postMessage(message, transfer);
  const send = () => {
    const batch = builder.takeTexts();
    waiting++;
    const { bytes, values, ends } = batch;
    post({ kind: "texts", batch }, [bytes.buffer, values.buffer, ends.buffer]);
  };
  return {
    add(document) {
      builder.add(document);
      if (builder.gathered >= bytesOfBatch) send();
    },
    async ready() {
      if (waiting < mostWaiting) return;
      const room = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await Promise.race([room, failed]);
    },
    async finish() {
      send();
      const order = builder.order();
      const words = new Promise<WordColumns>((resolve) => {
        written = resolve;
      });
      post({ kind: "finish", order });
      // Both threads go on at the same time.
      const facts = builder.finish(order);
      return joinColumns(facts, await Promise.race([words, failed]));
    },
    async stop() {
      await worker.terminate();
    },
  };
};
