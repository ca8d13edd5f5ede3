import { once } from "node:events";
import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { tokenOf } from "../../e2e/session-of.ts";
import type { Served } from "../../e2e/start-neroli.ts";
import type { Chaos, Scenario } from "./open-chaos.ts";

const calls = 100;
/** Of those, how many send their body in parts while the server ends. */
const slow = 20;

/** The server is told to end while a hundred calls are in flight, some of them with half a body. */
export const drain: Scenario = {
  name: "drain",
  target: "of 100 calls in flight at SIGTERM none is cut, and the server ends within 10 s",
  rounds: 3,
  async run(chaos: Chaos) {
    let cut = 0;
    let answered = 0;
    let slowest = 0;
    for (let round = 0; round < chaos.rounds; round++) {
      const node = await chaos.node(await chaos.dataFolder(), { NEROLI_LINGER_SECONDS: "1" });
      const authorization = `Bearer ${await tokenOf(node.origin, "buyer@neroli.example")}`;
      const agent = new Agent({ keepAlive: true, maxSockets: calls });
      const all = Array.from({ length: calls }, (_, index) =>
        send(node, { agent, authorization, index }),
      );
      await Promise.all(all.map(({ begun }) => begun));
      await pause(chaos.random() * 30);
      const began = performance.now();
      const stopped = node.stop();
      const answers = await Promise.all(all.map(({ ended }) => ended));
      await stopped;
      slowest = Math.max(slowest, Math.round(performance.now() - began));
      agent.destroy();
      answered += answers.filter((status) => status === 200).length;
      cut += answers.filter((status) => status === 0).length;
    }
    const holds = cut === 0 && answered === calls * chaos.rounds && slowest < 10_000;
    return { holds, figures: { calls: calls * chaos.rounds, answered, cut, "end, ms": slowest } };
  },
};

interface Call {
  agent: Agent;
  authorization: string;
  index: number;
}

/** Resolves `begun` when the call is on its way, `ended` with its status, 0 where it was cut. */
function send({ origin }: Served, { agent, authorization, index }: Call) {
  const writes = index % 2 === 0;
  const call = request(`${origin}/api/${writes ? "requests" : "companies/velouria-actives"}`, {
    agent,
    method: writes ? "POST" : "GET",
    headers: {
      authorization,
      ...(writes && { "content-type": "application/json", "idempotency-key": crypto.randomUUID() }),
    },
  });
  const ended = statusOf(call);
  const begun = once(call, "socket").then(async ([socket]) => {
    if (socket.connecting) await once(socket, "connect");
  });
  void begin(call, { writes, waits: index < slow, begun });
  return { begun, ended };
}

async function begin(
  call: ClientRequest,
  { writes, waits, begun }: { writes: boolean; waits: boolean; begun: Promise<void> },
): Promise<void> {
  if (!writes) return void call.end();
  const contact = { full_name: "Clara", company: "Maren", department: "QUALITY" };
  const order = { type: "CONTACT", company: "velouria-actives", message: "Still there?", contact };
  const body = JSON.stringify(order);
  call.write(body.slice(0, 20));
  await begun;
  if (waits) await pause(2_000);
  call.end(body.slice(20));
}

async function statusOf(call: ClientRequest): Promise<number> {
  try {
    const [answer] = (await once(call, "response")) as [IncomingMessage];
    for await (const _ of answer);
    return answer.statusCode ?? 0;
  } catch {
    return 0;
  }
}
