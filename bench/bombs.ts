import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import autocannon, { type Result } from "autocannon";
import { freePort, startNeroli } from "../e2e/start-neroli.ts";
import { type Bomb, bombs } from "../server/src/imports/testing-bombs.ts";
import { usageOf } from "../server/src/kernel/apart/usage.ts";
import { createServedWorld } from "./serving/world.ts";

// npm run bench -- bombs [products] [folder]: suppliers upload files that are made to bring the
// server down, several at once and again and again, while buyers search. Searches are answered as
// ever, every file ends in a sentence, and the memory of the serving process stays flat.

const [products = "20000", folder] = process.argv.slice(2);
const target = { p99_ms: 50, failed: 0, unexpected: 0, grown_megabytes: 300 };
const suppliers = 5;
const searchesPerSecond = 50;
/** For so long they attack; the searches of a process that has just begun are not counted. */
const seconds = { warm: 10, quiet: 20, attacked: 60 };

interface Upload {
  origin: string;
  token: string;
  company: string;
}

/** The status and the code that a file is answered with. */
async function send({ name, bytes }: Bomb, { origin, token, company }: Upload): Promise<string> {
  const form = new FormData();
  form.set("asset", "{}");
  form.set("content", new Blob([new Uint8Array(bytes)]), name);
  const answer = await fetch(`${origin}/api/companies/${company}/imports`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() },
    body: form,
  });
  const { code = "taken" } = (await answer.json()) as { code?: string };
  return `${answer.status} ${code}`;
}

/** Each supplier sends bomb after bomb for a minute; all suppliers at once. */
async function attack(to: Omit<Upload, "company">): Promise<Record<string, number>> {
  const made = await Promise.all(bombs.map((make) => make()));
  const answers: Record<string, number> = {};
  const until = performance.now() + seconds.attacked * 1_000;
  const supplier = async (at: number) => {
    for (let sent = at; sent < made.length || performance.now() < until; sent++) {
      const bomb = made[sent % made.length] as Bomb;
      const told = await send(bomb, { ...to, company: `supplier-${at}` });
      answers[told] = (answers[told] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: suppliers }, (_, at) => supplier(at)));
  return answers;
}

function search({ origin, token, duration }: { origin: string; token: string; duration: number }) {
  const headers = { authorization: `Bearer ${token}` };
  const words = ["", "glycerin", "oil", "extra", "sodium", "ester"];
  const requests = words.map((word) => ({
    path: `/api/search/products/INGREDIENTS${word && `?query=${word}`}`,
    headers,
  }));
  const options = { url: origin, connections: 4, overallRate: searchesPerSecond, requests };
  return autocannon({ ...options, duration });
}

const figuresOf = ({ latency, non2xx, errors, requests }: Result) => ({
  searches: requests.total,
  p50_ms: latency.p50,
  p99_ms: latency.p99,
  max_ms: latency.max,
  failed: non2xx + errors,
});

const expected = ["400 imports.unreadable", "429 uploads.line-full"];

async function bench(): Promise<void> {
  const port = await freePort();
  const world = await createServedWorld(Number(products), {
    origin: `http://localhost:${port}`,
    folder,
  });
  try {
    const server = await startNeroli(world.data, { port, more: { NEROLI_DEMO: "off" } });
    try {
      const { origin, pid = 0 } = server;
      const memory = async () => (await usageOf(pid))?.megabytes ?? Number.NaN;
      const searchFor = (duration: number) =>
        search({ origin, token: world.tokens.buyer, duration });
      await searchFor(seconds.warm);
      const quiet = figuresOf(await searchFor(seconds.quiet));
      const before = await memory();
      const [answers, searched] = await Promise.all([
        attack({ origin, token: world.tokens.support }),
        searchFor(seconds.attacked),
      ]);
      const grown_megabytes = Math.round((await memory()) - before);
      const figures = { ...figuresOf(searched), grown_megabytes };
      const others = Object.keys(answers).filter((told) => !expected.includes(told));
      const unexpected = others.reduce((sum, told) => sum + (answers[told] ?? 0), 0);
      const holds =
        figures.p99_ms < target.p99_ms &&
        figures.failed <= target.failed &&
        unexpected <= target.unexpected &&
        grown_megabytes < target.grown_megabytes;
      console.log(`${products} products, ${availableParallelism()} cores with both sides beside`);
      console.table(answers);
      console.table({ quiet, attacked: figures });
      console.log(
        JSON.stringify({ name: "bombs", target, holds, quiet, ...figures, unexpected, answers }),
      );
    } finally {
      await server.stop();
    }
  } finally {
    await world.close();
  }
}

await bench();
