import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { createServer, type Server } from "node:net";
import { setImmediate as immediate, setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { type Place, portRefused } from "./assert-port-free.ts";

interface Patience extends Place {
  /** Seconds that the port goes on after `ready` says no, so that a proxy sends nobody any more. */
  linger: number;
  /** Milliseconds that calls in flight are waited for; those that are longer are cut. */
  patience?: number;
}

declare module "fastify" {
  interface FastifyInstance {
    /** From `begun` on the process ends: who asks whether it is ready is told no. */
    ending: { begun: boolean };
  }
}

/** Milliseconds within which a call means that somebody sends more. */
const recent = 5_000;
/** Milliseconds without a call in flight after which none is on its way any more. */
const quiet = 100;
const often = 20;
/**
 * Connections that the system keeps while the process is busy, as far as it allows. It lets in one a
 * turn of the event loop, and whoever finds no room tries again after 1, 3, 7, 15 seconds: a proxy
 * that keeps no connections fills the usual 511 in the seconds in which a process is new and slow.
 */
const mostWaiting = 4_096;

/**
 * Takes calls until the returned function is called; which lets those in flight end. First `ready`
 * says no while the port goes on; then nobody gets in any more, connections that wait are closed
 * and every answer closes its own; in the end the app is closed, which would answer its own calls of
 * pages with 503 if it were earlier.
 */
export async function serve(app: FastifyInstance, options: Patience): Promise<() => Promise<void>> {
  const { linger, patience = 10_000 } = options;
  const calls = new Set<ServerResponse>();
  let latest = Number.NEGATIVE_INFINITY;
  app.server.prependListener("request", (_request, response: ServerResponse) => {
    latest = performance.now();
    calls.add(response);
    response.once("close", () => calls.delete(response));
    if (app.ending.begun) closeAfter(response);
  });
  const closed = once(app.server, "close");
  const others = await listen(app, options);
  const silence = () => (calls.size > 0 ? 0 : performance.now() - latest);
  return async () => {
    app.ending.begun = true;
    for (const call of calls) closeAfter(call);
    if (silence() < recent)
      await Promise.race([pause(linger * 1_000, null, { ref: false }), closed]);
    const deadline = performance.now() + patience;
    await untilNobodyWaits(app.server, deadline);
    for (const each of [app.server, ...others]) each.close();
    while (performance.now() < deadline) {
      app.server.closeIdleConnections();
      await pause(often);
      const before = latest;
      await turn();
      if (silence() > quiet && latest === before) break;
    }
    await app.close();
  };
}

/** A turn of the event loop: whatever the network has brought until now was heard. */
async function turn(): Promise<void> {
  await immediate();
  await immediate();
}

/**
 * Who is connected as far as the system is concerned waits in a line from which one is let in at
 * each turn of the event loop. They would be cut off with the port.
 */
async function untilNobodyWaits(server: Server, deadline: number): Promise<void> {
  let came = 0;
  const count = () => came++;
  server.on("connection", count);
  for (let before = -1; before !== came && performance.now() < deadline; ) {
    before = came;
    await turn();
  }
  server.off("connection", count);
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("connection", "close");
}

/** Both addresses of `localhost` are one server: what the second is sent, the first answers. */
async function listen(app: FastifyInstance, { port, listen }: Place): Promise<Server[]> {
  const host = listen === "localhost" ? "127.0.0.1" : listen;
  await app.listen({ port, host, backlog: mostWaiting }).catch((error: NodeJS.ErrnoException) => {
    throw portRefused({ port, listen }, error);
  });
  if (listen !== "localhost") return [];
  const second = createServer((socket) => app.server.emit("connection", socket));
  second.listen({ port: portOf(app.server), host: "::1", backlog: mostWaiting });
  const listens = await once(second, "listening").catch(() => null);
  return listens ? [second] : [];
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}
