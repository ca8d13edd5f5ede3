import { setTimeout as pause } from "node:timers/promises";
import { rowsOf } from "./asking.ts";

interface Sending {
  token: string;
  address: string;
  body?: object;
  form?: FormData;
}

/** What the API answered to a success; null for anything else. */
export async function send(
  origin: string,
  { token, address, body, form }: Sending,
): Promise<Record<string, unknown> | null> {
  const answer = await fetch(`${origin}/api${address}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "idempotency-key": crypto.randomUUID(),
      ...(body && { "content-type": "application/json" }),
    },
    body: form ?? JSON.stringify(body),
  }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as Record<string, unknown>) : null;
}

/** A request of a buyer to the supplier of a product; its key. */
async function startRequest(origin: string, token: string): Promise<string> {
  const contact = { full_name: "Clara", company: "Maren Holt", department: "INNOVATION" };
  const body = { type: "CONTACT", message: "Pallets", products: ["velourine-b3-pc"], contact };
  const made = await send(origin, { token, address: "/requests", body });
  const [first] = (made?.requests ?? []) as { key: string }[];
  if (!first) throw new Error("no request was made");
  return first.key;
}

/** Writes messages in a request, one after the other, with what is attached to each. */
export async function keepWriting(
  origin: string,
  token: string,
  attach?: (request: string, text: string) => Promise<string | null>,
) {
  const request = await startRequest(origin, token);
  const messages: string[] = [];
  let turn = 0;
  let stopped = false;
  const one = async () => {
    turn += 1;
    // No text is the beginning of another one.
    const text = `Pallet ${turn} of ${process.pid}.`;
    const attached = await attach?.(request, text);
    if (attached === null) return;
    const body = { body: text, attachments: attached ? [attached] : [] };
    if (await send(origin, { token, address: `/requests/${request}/messages`, body })) {
      messages.push(text);
    }
  };
  const going = (async () => {
    while (!stopped) {
      await one();
      await pause(50);
    }
  })();
  return {
    messages: () => messages.length,
    /** Whether another one is acknowledged within a moment. */
    async oneMore() {
      const before = messages.length;
      await pause(50);
      return messages.length > before;
    },
    /** Those that were acknowledged. */
    async stop() {
      stopped = true;
      await going;
      return messages;
    },
  };
}

/** What a database has of the messages that `keepWriting` wrote, and of all events. */
export async function countWritten(url: string) {
  const [counted] = await rowsOf<{ texts: string[]; events: number; unhandled: number }>(
    url,
    `select array(select body from request_messages where body like 'Pallet %') as texts,
      (select count(*)::int from outbox
        join request_messages on request_messages.id::text = outbox.data ->> 'message'
        where topic = 'request.message-created' and body like 'Pallet %') as events,
      (select count(*)::int from outbox where handled_at is null) as unhandled`,
  );
  return counted ?? { texts: [], events: 0, unhandled: -1 };
}
