import { parentPort } from "node:worker_threads";
import type { Asked } from "../../kernel/threads/thread-pool.ts";
import type { IndexQuestion, NewsOfIndexes } from "./messages.ts";

// A search thread that ends when it is asked for "die".

parentPort?.on("message", (message: Asked<IndexQuestion> | NewsOfIndexes) => {
  if (message.kind !== "ask" || message.question.method !== "search") return;
  if (message.question.given[0].text === "die") process.exit(1);
});
await import("./search-worker.ts");
