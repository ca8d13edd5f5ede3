import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { apartEnvironment } from "../config.ts";

const program = new URL("./apart-process.ts", import.meta.url);

/** Of V8; what libraries and buffers take beside it is watched (watch.ts). */
const heapMegabytes = 384;

/** A process, and the end of what it has said of itself: why it ended when it did. */
export interface ApartProcess {
  child: ChildProcess;
  lastWords(): string;
}

/** Processes that are done with their work and wait for the next, the latest last. */
const resting: (ApartProcess & { timer: NodeJS.Timeout })[] = [];
const mostResting = 2;
const restMilliseconds = 30_000;
/** All that live; none outlives this process. */
const living = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of living) child.kill("SIGKILL");
});

/** A process that has nothing to do: one that rests, or a new one. */
export function takeProcess(): ApartProcess {
  for (let rested = resting.pop(); rested; rested = resting.pop()) {
    clearTimeout(rested.timer);
    if (rested.child.connected) return woken(rested);
  }
  return beginProcess();
}

export function beginProcess(): ApartProcess {
  const child = fork(program, {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    execArgv: [`--max-old-space-size=${heapMegabytes}`, "--disable-warning=ExperimentalWarning"],
    env: apartEnvironment(),
  });
  living.add(child);
  child.once("exit", () => living.delete(child));
  child.once("error", () => living.delete(child));
  let words = "";
  child.stderr?.setEncoding("utf8").on("data", (said: string) => {
    words = `${words}${said}`.slice(-2_000);
  });
  beNice(child);
  return { child, lastWords: () => words.trim() };
}

/** Searches and pages go first; of what they leave, much is left to be read with. */
const niceness = 5;

function beNice({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already, which is heard of elsewhere.
  }
}

/** Lets it wait for other work: beginning anew takes longer than most of it. */
export function rest(apart: ApartProcess): void {
  const { child } = apart;
  if (!child.connected || resting.length >= mostResting) {
    end(apart);
    return;
  }
  child.removeAllListeners("message");
  // What rests keeps no program from ending.
  child.unref();
  child.channel?.unref();
  (child.stderr as { unref?(): void } | null)?.unref?.();
  const timer = setTimeout(() => {
    resting.splice(
      resting.findIndex((each) => each.child === child),
      1,
    );
    end(apart);
  }, restMilliseconds).unref();
  resting.push({ ...apart, timer });
}

function woken({ child, lastWords }: ApartProcess): ApartProcess {
  child.ref();
  child.channel?.ref();
  return { child, lastWords };
}

export function end({ child }: ApartProcess): void {
  child.kill("SIGKILL");
}
