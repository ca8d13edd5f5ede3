import { parentPort, workerData } from "node:worker_threads";
import type { PageHandler, RenderedPage } from "@neroli/contract/portals/page-services.ts";
import type { Answered, Asked } from "../threads/thread-pool.ts";
import type { ApiAnswer, FromPageThread, PageQuestion, ToPageThread } from "./messages.ts";
import { type CallApi, renderWith } from "./render-with.ts";

// A thread that makes pages. What they read of the API it asks of the thread that it belongs to.

const { program } = workerData as { program: string };

const calls = new Map<number, { resolve(answer: ApiAnswer): void; reject(error: Error): void }>();
let nextCall = 0;

const callApi: CallApi = (asked) =>
  new Promise((resolve, reject) => {
    const call = nextCall++;
    calls.set(call, { resolve, reject });
    say({ kind: "call", call, asked });
  });

function hearAnswer(told: ToPageThread): void {
  const waiting = calls.get(told.call);
  calls.delete(told.call);
  if (told.kind === "answer") waiting?.resolve(told.answer);
  else waiting?.reject(new Error(told.message));
}

function say(message: FromPageThread): void {
  parentPort?.postMessage(message);
}

for (const level of ["error", "warn", "info"] as const) {
  console[level] = (...said: unknown[]) => say({ kind: "said", level, said: said.map(portable) });
}

/** What another thread can be given: of an error no more than what it says. */
function portable(said: unknown): unknown {
  if (!(said instanceof Error)) return String(said);
  const { name, message, stack } = said;
  return Object.assign(new Error(message), { name, stack });
}

const { handlePage } = (await import(program)) as { handlePage: PageHandler };

parentPort?.on("message", async (message: Asked<PageQuestion> | ToPageThread) => {
  if (message.kind !== "ask") {
    hearAnswer(message);
    return;
  }
  const { id, question } = message;
  try {
    const page = await renderWith(handlePage, question, callApi);
    const answered: Answered<RenderedPage> = { id, answer: page };
    parentPort?.postMessage(answered, [page.body.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, error: portable(error) } satisfies Answered<RenderedPage>);
  }
});
