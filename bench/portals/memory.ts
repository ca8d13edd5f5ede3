import { readFile } from "node:fs/promises";
import type { Served } from "../../e2e/start-neroli.ts";

/** Settings by which a server can be told to collect its garbage. */
export const collectable = { NODE_OPTIONS: "--inspect=0" };

/**
 * Kilobytes that a server holds in memory once each of its threads has collected its garbage: what
 * it has not got round to giving back is nobody's.
 */
export async function heldMemory(server: Served): Promise<number> {
  const [, address] = /listening on (ws:\S+)/.exec(server.lines().join("\n")) ?? [];
  if (address === undefined) throw new Error("the server was not started to be collected");
  const inspector = await open(address);
  await inspector.ask("NodeWorker.enable", { waitForDebuggerOnStart: false });
  // Twice: what the first finds unused may have held more.
  for (let turn = 0; turn < 2; turn++) {
    await inspector.ask("HeapProfiler.collectGarbage");
    for (const sessionId of inspector.threads) {
      const message = JSON.stringify({ id: 1, method: "HeapProfiler.collectGarbage" });
      await inspector.ask("NodeWorker.sendMessageToWorker", { sessionId, message });
      await inspector.answerOfThread();
    }
  }
  inspector.close();
  const status = await readFile(`/proc/${server.pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]);
}

/** What the inspector of Node sends: an answer, or that a thread is there or has answered. */
interface Told {
  id?: number;
  method?: string;
  params?: { sessionId: string };
}

async function open(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  const threads: string[] = [];
  const answers = new Map<number, () => void>();
  let ofThread = Promise.withResolvers<void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, method, params } = JSON.parse(String(data)) as Told;
    if (id !== undefined) answers.get(id)?.();
    if (method === "NodeWorker.attachedToWorker" && params) threads.push(params.sessionId);
    if (method === "NodeWorker.receivedMessageFromWorker") ofThread.resolve();
  });
  let asked = 0;
  return {
    threads,
    ask(method: string, params: object = {}): Promise<void> {
      asked += 1;
      const id = asked;
      ofThread = Promise.withResolvers<void>();
      socket.send(JSON.stringify({ id, method, params }));
      return new Promise((resolve) => answers.set(id, resolve));
    },
    answerOfThread: () => ofThread.promise,
    close: () => socket.close(),
  };
}
