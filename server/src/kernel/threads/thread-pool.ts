import { Worker } from "node:worker_threads";

/** A question that so many threads have died of is not asked another one. */
const mostDeaths = 2;
const longestPauseMilliseconds = 10_000;

/** What threads are asked; each question is answered once, by `Answered`. */
export interface Asked<Question> {
  kind: "ask";
  id: number;
  question: Question;
}
export type Answered<Answer> = { id: number; answer: Answer } | { id: number; error: unknown };

interface Pending<Question, Answer> {
  question: Question;
  deaths: number;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

interface Slot<Question, Answer> {
  worker: Worker | null;
  /** The questions that it has not answered yet, in order. */
  waiting: Map<number, Pending<Question, Answer>>;
  /** How often it died without having answered anything. */
  failures: number;
}

interface Pool<News, Call> {
  /** What the threads do, in sentences about them: "search". */
  name: string;
  count: number;
  program: URL;
  workerData?: unknown;
  /** What a thread is told when it starts. */
  beginning?(): Iterable<News>;
  /** What a thread says that is no answer; `reply` tells that thread alone. */
  hear?(call: Call, reply: (news: News) => void): void;
  /** Milliseconds after which a thread that has not answered is ended; none where nothing is said. */
  patience?: number;
  /** Whether a thread works on what it is asked one after the other. */
  inTurn: boolean;
  report(error: unknown): void;
}

export interface ThreadPool<Question, Answer, News> {
  ask(question: Question): Promise<Answer>;
  /** Tells every thread; what is asked later is asked after it. */
  tell(news: News): void;
  /** What waits is refused. */
  stop(): Promise<void>;
}

/**
 * Threads that answer questions, the least busy first. One that dies, or does not answer within the
 * patience, is replaced; what it was asked is asked again.
 */
export function startThreads<Question, Answer, News = never, Call = never>(
  options: Pool<News, Call>,
): ThreadPool<Question, Answer, News> {
  const { name, count, program, workerData, patience, inTurn, report } = options;
  let stopped = false;
  let nextId = 0;
  const pauses = new Set<NodeJS.Timeout>();
  const slots = Array.from(
    { length: count },
    (): Slot<Question, Answer> => ({ worker: null, waiting: new Map(), failures: 0 }),
  );

  const start = (slot: Slot<Question, Answer>): void => {
    const worker = new Worker(program, { workerData });
    slot.worker = worker;
    const tellIt = (news: News) => worker.postMessage(news);
    worker.on("message", (message: Answered<Answer> | Call) => {
      if (!isAnswer<Answer>(message)) {
        options.hear?.(message, tellIt);
        return;
      }
      slot.failures = 0;
      const asked = slot.waiting.get(message.id);
      slot.waiting.delete(message.id);
      if (!asked) return;
      if ("error" in message) asked.reject(message.error);
      else asked.resolve(message.answer);
    });
    worker.on("error", report);
    worker.on("exit", (code) => {
      slot.worker = null;
      if (stopped) return;
      report(new Error(`a ${name} thread ended with ${code}; it is replaced`));
      replace(slot);
    });
    for (const news of options.beginning?.() ?? []) tellIt(news);
    for (const [id, { question }] of slot.waiting) ask(slot, id, question);
  };

  const ask = (slot: Slot<Question, Answer>, id: number, question: Question): void => {
    const { worker } = slot;
    worker?.postMessage({ kind: "ask", id, question } satisfies Asked<Question>);
    if (!worker || patience === undefined) return;
    const timer = setTimeout(() => {
      if (slot.worker === worker && slot.waiting.has(id)) void worker.terminate();
    }, patience);
    timer.unref();
  };

  const replace = (slot: Slot<Question, Answer>): void => {
    for (const [id, asked] of slot.waiting) {
      if (++asked.deaths > mostDeaths) {
        slot.waiting.delete(id);
        asked.reject(new Error(`${name} threads end when they are asked this`));
      }
      // Only the first was being worked on.
      if (inTurn) break;
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
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (stopped) throw new Error(`the ${name} threads are stopped`);
        const slot = leastBusy(slots);
        const id = nextId++;
        slot.waiting.set(id, { question, deaths: 0, resolve, reject });
        ask(slot, id, question);
      }),
    // One that is being replaced is told everything when it starts.
    tell(news) {
      for (const { worker } of slots) worker?.postMessage(news);
    },
    async stop() {
      stopped = true;
      for (const timer of pauses) clearTimeout(timer);
      await Promise.all(slots.map(({ worker }) => worker?.terminate()));
      for (const { waiting } of slots) {
        for (const { reject } of waiting.values()) reject(new Error(`the ${name} threads stop`));
      }
    },
  };
}

const isAnswer = <Answer>(message: unknown): message is Answered<Answer> =>
  typeof (message as { id?: unknown }).id === "number" && !("kind" in (message as object));

function leastBusy<S extends { worker: Worker | null; waiting: { size: number } }>(
  slots: readonly S[],
): S {
  return slots.reduce((best, slot) => {
    if ((slot.worker === null) !== (best.worker === null))
      return best.worker === null ? slot : best;
    return slot.waiting.size < best.waiting.size ? slot : best;
  });
}
