import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { copyOfDemoData } from "./demo-data.ts";
import { tokenOf } from "./session-of.ts";
import { freePort, type Served, startNeroli } from "./start-neroli.ts";

const rounds = 20;

const contact = { full_name: "Clara", company: "Maren", department: "QUALITY" };

/** Sends one request after the other; resolves with the keys of those that were acknowledged. */
async function writeUntilKilled(
  { origin }: Served,
  authorization: string,
  onAcknowledged: () => void,
): Promise<string[]> {
  const acknowledged: string[] = [];
  for (;;) {
    try {
      const response = await fetch(`${origin}/api/requests`, {
        method: "POST",
        headers: { authorization, "content-type": "application/json" },
        body: JSON.stringify({
          type: "CONTACT",
          company: "velouria-actives",
          message: "Still there?",
          contact,
        }),
      });
      const { requests } = (await response.json()) as { requests: { key: string }[] };
      acknowledged.push(...requests.map(({ key }) => key));
      onAcknowledged();
    } catch {
      return acknowledged;
    }
  }
}

test("killed twenty times while it writes, the product starts again and has lost nothing", async () => {
  const data = await copyOfDemoData();
  const port = await freePort();
  let server: Served = await startNeroli(data.folder, { port });
  const acknowledged: string[] = [];
  try {
    const authorization = `Bearer ${await tokenOf(server.origin, "buyer@neroli.example")}`;
    for (let round = 0; round < rounds; round++) {
      const first = Promise.withResolvers<void>();
      const writing = writeUntilKilled(server, authorization, first.resolve);
      await first.promise;
      // The pause waits for nothing: it makes each kill come at another moment of a write.
      await pause(round * 15);
      await server.kill();
      acknowledged.push(...(await writing));
      server = await startNeroli(data.folder, { port });
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(rounds);
    for (const key of acknowledged) {
      const response = await fetch(`${server.origin}/api/requests/${key}`, {
        headers: { authorization },
      });
      expect(response.status, key).toBe(200);
    }
  } finally {
    await server.stop();
    await data.remove();
  }
});
