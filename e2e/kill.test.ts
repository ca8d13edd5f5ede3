import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { copyOfDemoData } from "./demo-data.ts";
import { tokenOf } from "./session-of.ts";
import { freePort, type Served, startNeroli } from "./start-neroli.ts";

/** For more of them, with many writers: `npm run chaos -- --only kill-rounds --rounds 20`. */
const rounds = 6;

const contact = { full_name: "Clara", company: "Maren", department: "QUALITY" };

interface Buyer {
  authorization: string;
  /** Keys of the requests that were acknowledged. */
  acknowledged: string[];
  /** How many forms were written, and the one that was sent and not answered. */
  written: number;
  unanswered: string | null;
}

/** Sends a form, again if it got no answer; fails when the server is killed meanwhile. */
async function send({ origin }: Served, buyer: Buyer): Promise<void> {
  buyer.unanswered ??= `Still there? Form number ${++buyer.written}`;
  const response = await fetch(`${origin}/api/requests`, {
    method: "POST",
    headers: {
      authorization: buyer.authorization,
      "content-type": "application/json",
      "idempotency-key": `the-form-number-${buyer.written}`,
    },
    body: JSON.stringify({
      ...{ type: "CONTACT", company: "velouria-actives", contact },
      message: buyer.unanswered,
    }),
  });
  const { requests } = (await response.json()) as { requests: { key: string }[] };
  buyer.acknowledged.push(...requests.map(({ key }) => key));
  buyer.unanswered = null;
}

/** Sends one request after the other. */
async function writeUntilKilled(
  server: Served,
  buyer: Buyer,
  onAcknowledged: () => void,
): Promise<void> {
  try {
    for (;;) {
      await send(server, buyer);
      onAcknowledged();
    }
  } catch {
    // Killed: the form that got no answer is sent again to the next one.
  }
}

test("killed six times while it writes, the product starts again and has lost nothing and made nothing twice", async () => {
  const data = await copyOfDemoData();
  const port = await freePort();
  let server: Served = await startNeroli(data.folder, { port });
  try {
    const authorization = `Bearer ${await tokenOf(server.origin, "buyer@neroli.example")}`;
    const acknowledged: string[] = [];
    const buyer: Buyer = { authorization, acknowledged, written: 0, unanswered: null };
    for (let round = 0; round < rounds; round++) {
      const first = Promise.withResolvers<void>();
      const writing = writeUntilKilled(server, buyer, first.resolve);
      await first.promise;
      // The pause waits for nothing: it makes each kill come at another moment of a write.
      await pause(round * 50);
      await server.kill();
      await writing;
      server = await startNeroli(data.folder, { port });
    }
    if (buyer.unanswered) await send(server, buyer);
    expect(acknowledged.length).toBeGreaterThanOrEqual(rounds);
    expect(acknowledged.length).toBe(buyer.written);
    const found = await fetch(
      `${server.origin}/api/requests?size=1&text__icontains=Still%20there%3F%20Form%20number`,
      { headers: { authorization } },
    );
    const { total_elements } = (await found.json()) as { total_elements: number };
    expect(total_elements).toBe(buyer.written);
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
