import { Agent, get } from "node:http";

// A process of its own with thousands of bells: it opens streams as browsers do, and asks for the
// notifications when one tells of something, once it is told to.

export interface Bell {
  user_key: string;
  token: string;
}
export type Order =
  | { open: { address: string; bells: Bell[]; streams: number } }
  | { ask: true }
  | { close: true };
export type Report = { opened: number } | { seen: { key: string; at: number } } | { closed: true };

const tell = (report: Report) => process.send?.(report);
const asking = new Agent({ keepAlive: true, maxSockets: 32 });
let open: { destroy(): void }[] = [];
let asks = false;
/** What each bell has shown. */
const known = new Set<string>();
/** So many people open their pages at a time. */
const atOnce = 20;

/** Milliseconds since 1970, finer than the clock: both processes stand on one machine. */
const moment = () => performance.timeOrigin + performance.now();

process.on("message", async (order: Order) => {
  if ("close" in order) {
    for (const each of open) each.destroy();
    open = [];
    tell({ closed: true });
    return;
  }
  if ("ask" in order) {
    asks = true;
    return;
  }
  const { address, bells, streams } = order.open;
  for (let from = 0; from < bells.length; from += atOnce) {
    const some = bells.slice(from, from + atOnce);
    const each = some.flatMap((bell) =>
      Array.from({ length: streams }, (_, at) => listen(address, bell, at === 0)),
    );
    await Promise.all(each);
  }
  tell({ opened: open.length });
});

/** Resolves when it has begun to tell. */
function listen(address: string, bell: Bell, isFirst: boolean): Promise<void> {
  const headers = { authorization: `Bearer ${bell.token}` };
  return new Promise((resolve, reject) => {
    const request = get(`${address}/stream`, { headers, agent: false }, (response) => {
      response.setEncoding("utf8");
      response.on("error", () => {});
      response.on("data", (part: string) => {
        resolve();
        if (asks && isFirst && part.includes('data: {"keys":["')) ask(address, headers);
      });
    });
    request.on("error", reject);
    open.push(request);
  });
}

/** What the bell shows: whatever it has not seen before is there now. */
function ask(address: string, headers: Record<string, string>): void {
  get(
    `${address}?read__eq=false&size=101&sort=-triggered_at`,
    { headers, agent: asking },
    (answer) => {
      let body = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => {
        body += part;
      });
      answer.on("end", () => {
        const at = moment();
        const { content } = JSON.parse(body) as {
          content: { key: string; data: { message?: string } }[];
        };
        for (const { data } of content) {
          const shown = `${headers.authorization} ${data.message}`;
          if (!data.message || known.has(shown)) continue;
          known.add(shown);
          tell({ seen: { key: data.message, at } });
        }
      });
    },
  );
}
