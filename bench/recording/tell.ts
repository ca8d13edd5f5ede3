import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { atRandom } from "./readers.ts";

// Readers who tell what they saw, in a process of their own: what it costs to be one is not what it
// costs to hear of it. Told to go on and to pause by messages; answers how many batches were taken.

const agent = new Agent({ keepAlive: true });
const seenOnPage = 20;
const words = ["niacinamide", "glycerin", "preservative", "shea butter", "vitamin", "acid", "oil"];
const browser = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "accept-language": "de-DE,de;q=0.8,en;q=0.5",
  "sec-fetch-site": "same-origin",
  "content-type": "application/json",
};

export interface Telling {
  origin: string;
  products: readonly string[];
  perSecond: number;
}

let pausing = new AbortController();
process.on("message", async (message: Telling | "pause") => {
  if (message === "pause") return pausing.abort();
  pausing = new AbortController();
  const { perSecond } = message;
  const taken = await atRandom(() => tellBatch(message), { perSecond, end: pausing.signal });
  process.send?.(taken.filter(Boolean).length);
});

/**
 * A batch of another reader; answers whether it was taken. Sent by the plainest client there is: what
 * `fetch` costs would be counted among what it costs to hear of it, on a machine of two processors.
 */
async function tellBatch({ origin, products }: Telling): Promise<boolean> {
  const part = () => Math.floor(Math.random() * 254) + 1;
  const address = `10.${part()}.${part()}.${part()}`;
  const asked = request(`${origin}/api/interactions`, {
    method: "POST",
    agent,
    headers: { ...browser, "x-forwarded-for": address },
  });
  asked.end(bodyOf(products));
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode === 200;
}

const bodyOf = (products: readonly string[]): string =>
  JSON.stringify({
    batch: randomUUID(),
    events: Array.from({ length: seenOnPage }, (_, at) => ({
      ...{ kind: "IMPRESSION", ago: 1_000, rank: at + 1, words: words[at % words.length] },
      product: products[Math.floor(Math.random() * products.length)],
    })),
  });
