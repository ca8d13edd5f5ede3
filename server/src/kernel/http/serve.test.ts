import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { Worker } from "node:worker_threads";
import Fastify, { type FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { serve } from "./serve.ts";

interface Served {
  app: FastifyInstance;
  port: number;
  stop(): Promise<void>;
  /** Lets the calls of /slow be answered. */
  answer(): void;
  /** How many are in the handler of /slow. */
  held(): number;
}

/** A server whose /slow answers when it is told to, in a call of its own; and that takes uploads. */
async function start({ linger = 0, patience = 60_000 } = {}): Promise<Served> {
  const app = Fastify({ forceCloseConnections: true });
  const { promise, resolve } = Promise.withResolvers<void>();
  let held = 0;
  app.decorate("ending", { begun: false });
  app.get("/ready", async (_request, reply) => reply.status(app.ending.begun ? 503 : 200).send());
  app.get("/part", async () => "part");
  app.all("/slow", async () => {
    held++;
    await promise;
    return (await app.inject("/part")).body;
  });
  app.addContentTypeParser("*", async (_request: unknown, body: IncomingMessage) => text(body));
  app.post("/upload", async ({ body }) => String((body as string).length));
  const stop = await serve(app, { port: 0, listen: "localhost", linger, patience });
  const address = app.server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  return { app, port, stop, answer: resolve, held: () => held };
}

interface Answer {
  status: number;
  body: string;
  connection: string | undefined;
}

async function get(port: number, path: string, options: object = {}): Promise<Answer> {
  const call = request({ port, path, host: "127.0.0.1", ...options }).end();
  return answerOf(call);
}

async function answerOf(call: ReturnType<typeof request>): Promise<Answer> {
  const [response] = (await once(call, "response")) as [IncomingMessage];
  const { statusCode: status = 0, headers } = response;
  return { status, body: await text(response), connection: headers.connection };
}

const isRefused = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, host);
    socket.once("connect", () => resolve(!socket.destroy()));
    socket.once("error", () => resolve(true));
  });

test("calls and uploads in flight are answered whole, on connections that close", async () => {
  const { port, stop, answer, held } = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const slow = Array.from({ length: 50 }, (_, index) =>
    get(port, "/slow", { agent, host: index % 2 ? "127.0.0.1" : "::1" }),
  );
  const upload = request({ port, path: "/upload", method: "POST", host: "127.0.0.1" });
  upload.write("a".repeat(100_000));
  await expect.poll(held).toBe(50);
  const stopped = stop();
  await expect.poll(() => isRefused(port, "127.0.0.1")).toBe(true);
  await expect.poll(() => isRefused(port, "::1")).toBe(true);
  upload.end("b".repeat(100_000));
  expect(await answerOf(upload)).toEqual({ status: 200, body: "200000", connection: "close" });
  answer();
  for (const each of slow) {
    expect(await each).toEqual({ status: 200, body: "part", connection: "close" });
  }
  await stopped;
  agent.destroy();
});

test("whoever is connected already is let in, however many wait at the door", async () => {
  const { port, stop } = await start();
  const calls = Array.from({ length: 60 }, () => {
    const call = request({ port, path: "/part", host: "127.0.0.1", agent: false });
    return { call: call.end(), answer: answerOf(call) };
  });
  await Promise.all(
    calls.map(async ({ call }) => {
      const [socket] = await once(call, "socket");
      if (socket.connecting) await once(socket, "connect");
    }),
  );
  const stopped = stop();
  for (const { answer } of calls) expect((await answer).status).toBe(200);
  await stopped;
});

test("ready says no first, while calls are still taken", async () => {
  const { app, port, stop } = await start({ linger: 60 });
  expect((await get(port, "/ready")).status).toBe(200);
  void stop();
  expect(await get(port, "/ready")).toMatchObject({ status: 503, connection: "close" });
  expect(await get(port, "/part")).toMatchObject({ status: 200, connection: "close" });
  await app.close();
});

test("nobody is waited for where nobody calls, nor a connection that is kept for later", async () => {
  const { port, stop } = await start({ linger: 1_000 });
  const waiting = connect(port, "127.0.0.1");
  await once(waiting, "connect");
  await stop();
  waiting.on("error", () => {});
  await once(waiting.resume(), "close");
});

test("a call that does not end is cut after a while", async () => {
  const { port, stop, held } = await start({ patience: 200 });
  const cut = get(port, "/slow").catch(({ code }: NodeJS.ErrnoException) => code);
  await expect.poll(held).toBe(1);
  await stop();
  expect(await cut).toBe("ECONNRESET");
});

/** Opens so many connections, and tells how many are there once all are, or no more have come for a while. */
const opensConnections = `
const { connect } = require("node:net");
const { workerData: { port, count, told } } = require("node:worker_threads");
let open = 0;
let before = 0;
let looks = 0;
for (let each = 0; each < count; each++) connect(port, "127.0.0.1", () => open++).on("error", () => {});
setInterval(() => {
  looks = open > before ? 0 : looks + 1;
  before = open;
  if (open < count && (open === 0 || looks < 5)) return;
  told[1] = open;
  Atomics.store(told, 0, 1);
  Atomics.notify(told, 0);
}, 300);
`;

test.runIf(process.platform === "linux")(
  "who comes while the process is busy waits at the door, a thousand as well as one",
  async () => {
    const { port, stop } = await start();
    const told = new Int32Array(new SharedArrayBuffer(8));
    const workerData = { port, count: 1_000, told };
    const worker = new Worker(opensConnections, { eval: true, workerData });
    // The system takes them in by itself: this thread is busy.
    expect(Atomics.wait(told, 0, 0, 60_000)).toBe("ok");
    expect(told[1]).toBe(1_000);
    await worker.terminate();
    await stop();
  },
);
