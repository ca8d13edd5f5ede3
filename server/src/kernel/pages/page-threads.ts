import { availableParallelism } from "node:os";
import type { RenderedPage } from "@neroli/contract/portals/page-services.ts";
import { startThreads } from "../threads/thread-pool.ts";
import type { FromPageThread, PageQuestion, ToPageThread } from "./messages.ts";
import type { CallApi, Renderer } from "./render-with.ts";

const pagesWorker = new URL("./pages-worker.ts", import.meta.url);

/** Milliseconds. Longer than a page takes to give itself up (web/app/entry.server.tsx). */
const usualPatience = 15_000;

/**
 * Threads that make pages, as many as there are processors: making one takes longer than all the
 * rest of an answer. `callApi` answers what pages read; `program` is the built server of the pages.
 */
export function startPageThreads({
  program,
  callApi,
  report,
  patience = usualPatience,
}: {
  program: string;
  callApi: CallApi;
  report(error: unknown): void;
  patience?: number;
}): Renderer {
  const hear = (said: FromPageThread, reply: (news: ToPageThread) => void) => {
    if (said.kind === "said") {
      console[said.level](...said.said);
      return;
    }
    const { call } = said;
    callApi(said.asked).then(
      (answer) => reply({ kind: "answer", call, answer }),
      (error: unknown) => reply({ kind: "failure", call, message: String(error) }),
    );
  };
  const threads = startThreads<PageQuestion, RenderedPage, ToPageThread, FromPageThread>({
    ...{ name: "page", count: availableParallelism(), program: pagesWorker },
    ...{ workerData: { program }, hear, patience, inTurn: false, report },
  });
  return { render: threads.ask, stop: threads.stop };
}
