import { ApartEnded, ThrownApart } from "./apart-error.ts";
import { openLine } from "./line.ts";
import type { FromApart, ToApart } from "./messages.ts";
import { type ApartProcess, beginProcess, end, rest, takeProcess } from "./open-process.ts";
import { usageOf } from "./usage.ts";
import { type ApartLimits, watch } from "./watch.ts";

interface ApartWork {
  /** The module whose `work(order, at)` does it; all of the order and the answer can be copied. */
  module: URL;
  order: unknown;
  limits?: ApartLimits;
  /** In a new process, which does nothing else afterwards. */
  fresh?: boolean;
  /** Ends the work; it throws the signal's reason. */
  signal?: AbortSignal;
  /** Hears what the work says on its way. */
  heard?: (said: unknown) => void;
}

/** What reading one file may take: what is more than that is no list of products and no picture. */
const usual: ApartLimits = { megabytes: 640, seconds: 40 };
/** A process that has grown is not kept for other work. */
const lean = 320;

/**
 * Work in a process of its own, with memory and time of its own: whatever a file does to whoever
 * reads it, pages and searches are served as before. Throws ThrownApart, or ApartEnded where the
 * process took too much.
 */
export async function workApart<Result>({
  limits = usual,
  fresh = false,
  ...work
}: ApartWork): Promise<Result> {
  work.signal?.throwIfAborted();
  const apart = fresh ? beginProcess() : takeProcess();
  try {
    const result = await done<Result>(apart, { ...work, limits });
    await putAside(apart, fresh);
    return result;
  } catch (error) {
    if (error instanceof ThrownApart) await putAside(apart, fresh);
    else end(apart);
    throw error;
  }
}

async function putAside(apart: ApartProcess, fresh: boolean): Promise<void> {
  const { pid } = apart.child;
  const usage = pid === undefined || fresh ? null : await usageOf(pid);
  if (usage && usage.megabytes < lean) rest(apart);
  else end(apart);
}

function done<Result>(
  { child, lastWords }: ApartProcess,
  { module, order, limits, signal, heard }: ApartWork & { limits: ApartLimits },
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const tell = (message: ToApart) => child.connected && child.send(message);
  const watching = watch(child.pid ?? 0, {
    limits,
    over: (why) => reject(new ApartEnded(why, "")),
  });
  const onMessage = (message: FromApart) => {
    watching.heard();
    if (message.kind === "said") heard?.(message.said);
    else if (message.kind === "done") resolve(message.result as Result);
    else reject(new ThrownApart(message.error));
  };
  const onExit = () => reject(endOf(lastWords()));
  const onAbort = () => tell({ kind: "end" });
  child.on("message", onMessage).once("exit", onExit).once("error", onExit);
  signal?.addEventListener("abort", onAbort);
  tell({ kind: "work", module: module.href, order });
  return promise.finally(() => {
    watching.stop();
    signal?.removeEventListener("abort", onAbort);
    child.off("message", onMessage).off("exit", onExit).off("error", onExit);
  });
}

/** V8 says so when its heap is full, and ends the process. */
const endOf = (words: string) =>
  new ApartEnded(/heap out of memory|Allocation failed/i.test(words) ? "memory" : "ended", words);

/** At work at once; the others wait, as pages say. */
const line = openLine({ at_once: 2, most_of_group: 12, most_waiting: 60 });

/** `workApart` when it is this one's turn; `group` is who has asked, a company or a person. */
export async function workInLine<Result>(group: string, work: ApartWork): Promise<Result> {
  const leave = await line.enter(group);
  try {
    return await workApart<Result>(work);
  } finally {
    leave();
  }
}
