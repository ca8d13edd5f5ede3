import { freePort, startNeroli } from "../e2e/start-neroli.ts";
import { createServedWorld } from "./serving/world.ts";

// npm run bench -- sitemap [products]: the sitemap of so many products, read whole as a crawler does;
// and whether a sample of its addresses, and the first and last of each file, answer 200.

const [products = "1000000"] = process.argv.slice(2);
const target = { slowest_file_ms: 5_000, most_addresses: 50_000, most_megabytes: 50, refused: 0 };
const sample = 2_000;

interface File {
  addresses: string[];
  bytes: number;
  milliseconds: number;
}

async function read(address: string): Promise<File> {
  const began = performance.now();
  const answer = await fetch(address);
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, told]) => told ?? "");
  return { addresses, bytes: Buffer.byteLength(text), milliseconds: performance.now() - began };
}

async function measure(origin: string) {
  const index = await read(`${origin}/sitemap.xml`);
  const files: File[] = [];
  for (const address of index.addresses) files.push(await read(address));
  const addresses = files.flatMap((file) => file.addresses);
  const ends = files.flatMap((file) => [file.addresses[0] ?? "", file.addresses.at(-1) ?? ""]);
  const step = Math.max(1, Math.floor(addresses.length / sample));
  let refused = 0;
  const asked = [...ends, ...addresses.filter((_, at) => at % step === 0)];
  for (const address of asked) {
    const page = await fetch(address);
    await page.arrayBuffer();
    if (page.status !== 200) refused += 1;
  }
  return {
    addresses: addresses.length,
    doubled: addresses.length - new Set(addresses).size,
    files: files.length,
    index_ms: Math.round(index.milliseconds),
    slowest_file_ms: Math.round(Math.max(...files.map((file) => file.milliseconds))),
    most_addresses: Math.max(...files.map((file) => file.addresses.length)),
    most_megabytes: Math.round(Math.max(...files.map((file) => file.bytes)) / 100_000) / 10,
    asked: asked.length,
    refused,
  };
}

const port = await freePort();
const world = await createServedWorld(Number(products), {
  origin: `http://localhost:${port}`,
  folder: undefined,
});
try {
  const more = { NEROLI_DEMO: "off", NODE_OPTIONS: "--max-old-space-size=8192" };
  const server = await startNeroli(world.data, { port, more });
  const figures = await measure(server.origin).finally(() => server.stop());
  console.table(figures);
  const holds =
    figures.addresses >= Number(products) &&
    figures.doubled === 0 &&
    figures.slowest_file_ms < target.slowest_file_ms &&
    figures.most_addresses <= target.most_addresses &&
    figures.most_megabytes <= target.most_megabytes &&
    figures.refused === target.refused;
  console.log(JSON.stringify({ name: "sitemap", target, ...figures, holds }));
} finally {
  await world.close();
}
