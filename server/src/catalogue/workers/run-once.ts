import { Worker } from "node:worker_threads";

/** Runs a program in a thread of its own, which sends one message and ends, or is ended. */
export function runOnce<Given, Outcome>(
  program: URL,
  given: Given,
  signal?: AbortSignal,
): Promise<Outcome> {
  const worker = new Worker(program, { workerData: given });
  signal?.addEventListener("abort", () => void worker.terminate());
  return new Promise<Outcome>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    // After a message this comes too late to matter.
    worker.once("exit", (code) => reject(new Error(`${program.pathname} ended with ${code}`)));
  });
}
