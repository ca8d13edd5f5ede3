import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { tokenOf } from "../../e2e/session-of.ts";
import { freePort, type Served, startNeroli } from "../../e2e/start-neroli.ts";
import { openConnection } from "../../server/src/kernel/db/connection.ts";
import { until } from "./asking.ts";
import type { Chaos, Scenario } from "./open-chaos.ts";

const writers = 8;
/** What a killed process had in hand is free again after a minute. */
const longestInHand = 120_000;

/** What somebody sends: found again by its message, sent again by its key. */
interface Sent {
  message: string;
  acknowledged: boolean;
}

/** The server is killed in the midst of writes; what it did not answer is sent once more. */
export const killRounds: Scenario = {
  name: "kill-rounds",
  target: "of what was acknowledged nothing is lost, doubled, an orphan, or without notification",
  rounds: 10,
  async run(chaos: Chaos) {
    const folder = await chaos.dataFolder();
    const port = await freePort();
    let server = await startNeroli(folder, { port });
    chaos.onClose(() => server.kill());
    const authorization = `Bearer ${await tokenOf(server.origin, "buyer@neroli.example")}`;
    const sent: Sent[] = [];
    for (let round = 0; round < chaos.rounds; round++) {
      const first = Promise.withResolvers<void>();
      const writing = Array.from({ length: writers }, () =>
        writeUntilKilled(server, { authorization, sent, onAcknowledged: first.resolve }),
      );
      await first.promise;
      await pause(chaos.random() * 600);
      await server.kill();
      await Promise.all(writing);
      server = await startNeroli(folder, { port });
      for (const each of sent.filter(({ acknowledged }) => !acknowledged)) {
        each.acknowledged = await write(server, { authorization, ...each });
      }
    }
    const figures = await count(await chaos.database(folder), sent);
    await server.stop();
    const holds = figures.lost + figures.doubled + figures.orphans + figures.unnotified === 0;
    return { holds: holds && figures.unanswered === 0, figures };
  },
};

interface Writing {
  authorization: string;
  sent: Sent[];
  onAcknowledged(): void;
}

/** One write after the other, until no answer comes. */
async function writeUntilKilled(server: Served, writing: Writing): Promise<void> {
  for (;;) {
    const next = { message: randomUUID(), acknowledged: false };
    writing.sent.push(next);
    try {
      next.acknowledged = await write(server, { ...writing, ...next });
    } catch {
      return;
    }
    if (next.acknowledged) writing.onAcknowledged();
  }
}

async function write(
  { origin }: Served,
  { authorization, message }: { authorization: string; message: string },
): Promise<boolean> {
  const contact = { full_name: "Clara", company: "Maren", department: "QUALITY" };
  const answer = await fetch(`${origin}/api/requests`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json", "idempotency-key": message },
    body: JSON.stringify({ type: "CONTACT", company: "velouria-actives", message, contact }),
  });
  await answer.arrayBuffer();
  return answer.ok;
}

async function count(url: string, sent: readonly Sent[]) {
  const client = await openConnection(url);
  const messages = sent.filter(({ acknowledged }) => acknowledged).map(({ message }) => message);
  const number = async (query: string) =>
    Number((await client.query<{ n: string }>(query, [messages])).rows[0]?.n);
  const isHandled = async () =>
    (await number(
      `select count(*) n from outbox where handled_at is null and $1::text[] is not null`,
    )) === 0;
  try {
    const caught_up_ms = await until(isHandled, longestInHand);
    const found = `select message as body, key as request_key from requests where message = any($1)`;
    return {
      acknowledged: messages.length,
      caught_up_ms,
      unanswered: sent.length - messages.length,
      lost: messages.length - (await number(`select count(distinct body) n from (${found}) f`)),
      doubled: await number(
        `select count(*) n from (select body from (${found}) f group by body having count(*) > 1) d`,
      ),
      orphans: await number(
        `select count(*) n from request_products where cardinality($1::text[]) >= 0
          and not exists (select from requests where key = request_products.request_key)`,
      ),
      unnotified: await number(
        `select count(*) n from (${found}) f where not exists (
          select from notifications where data::text like '%' || f.request_key || '%')`,
      ),
    };
  } finally {
    await client.end();
  }
}
