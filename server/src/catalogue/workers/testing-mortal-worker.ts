import { parentPort } from "node:worker_threads";
import type { ToSearchWorker } from "./messages.ts";

// A search thread that ends when it is asked for "die".

parentPort?.on("message", (message: ToSearchWorker) => {
  if (message.kind !== "ask" || message.question.method !== "search") return;
  if (message.question.given[0].text === "die") process.exit(1);
});
await import("./search-worker.ts");
