import { Agent, request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface Backend {
  origin: string;
  agent: Agent;
  ready: boolean;
  /** Looks in a row that found it not ready. */
  missed: number;
}

/** A busy node may miss a look; one that says that it ends is believed at once (HAProxy's `fall`). */
const missesUntilGone = 3;

export interface Balancer {
  origin: string;
  /** From now on this node is asked, as soon as it says that it is ready. */
  add(origin: string): void;
  remove(origin: string): void;
  /** How many nodes are ready. */
  ready(): number;
  close(): Promise<void>;
}

/** As proxies usually look (Caddy, HAProxy): each so many milliseconds. */
const lookMilliseconds = 200;

/**
 * Hands each request to the next node in turn that says it is ready: nothing of a person sticks to a
 * node. What never reached a node, since nobody listened there, goes to another one.
 */
export async function startBalancer(): Promise<Balancer> {
  const backends = new Map<string, Backend>();
  let turn = 0;
  const next = () => {
    const all = [...backends.values()].filter(({ ready }) => ready);
    turn += 1;
    return all[turn % all.length];
  };
  const server = createServer((request, response) => {
    const forward = (left: number) => {
      const backend = next();
      if (!backend) return response.writeHead(503).end();
      const { headers, method, url: path } = request;
      const { hostname, port } = new URL(backend.origin);
      const options = { hostname, port, path, method, headers, agent: backend.agent };
      const call = ask(options, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.once("error", () => response.destroy());
      });
      call.once("error", (error: NodeJS.ErrnoException) => {
        if (error.code === "ECONNREFUSED") {
          backend.ready = false;
          if (left > 0) return forward(left - 1);
        }
        if (response.headersSent) return response.destroy();
        response.writeHead(502).end();
      });
      // Not before somebody listens: what has flowed to nobody is missing for the next.
      call.once("socket", (socket) => socket.once("connect", () => request.pipe(call)));
    };
    forward(2);
  });
  // Longer than any run: who asks again on a connection does not meet its end.
  server.keepAliveTimeout = 600_000;
  const look = async (backend: Backend) => {
    const signal = AbortSignal.timeout(1_000);
    const answer = await fetch(`${backend.origin}/health/ready`, { signal }).catch(() => null);
    const told = (await answer?.json().catch(() => null)) as { status?: string } | null;
    backend.missed = answer?.status === 200 ? 0 : backend.missed + 1;
    if (backend.missed === 0) backend.ready = true;
    else if (told?.status === "ending" || backend.missed >= missesUntilGone) backend.ready = false;
  };
  const timer = setInterval(() => {
    for (const backend of backends.values()) void look(backend);
  }, lookMilliseconds);
  // What asks all at once after a moment without the processor finds room to wait, as in front of proxies.
  const listening = { port: 0, host: "127.0.0.1", backlog: 4_096 };
  await new Promise<void>((resolve) => void server.listen(listening, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    add(origin) {
      // No connection is kept: a node that ends says so in its answer, and none is asked in between.
      const backend = { origin, agent: new Agent({ keepAlive: false }), ready: false, missed: 0 };
      backends.set(origin, backend);
      void look(backend);
    },
    remove: (origin) => void backends.delete(origin),
    ready: () => [...backends.values()].filter(({ ready }) => ready).length,
    async close() {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
