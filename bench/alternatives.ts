import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { listAlternatives } from "../server/src/catalogue/queries/list-alternatives.ts";
import { startCatalogue } from "../server/src/catalogue/upkeep/start-catalogue.ts";
import { makeFile } from "../server/src/comparison/files/make-file.ts";
import { readComparison } from "../server/src/comparison/queries/read-comparison.ts";
import { visitor } from "../server/src/kernel/actor.ts";
import { connect, disconnect } from "../server/src/kernel/db/db.ts";
import { startEmbedded } from "../server/src/kernel/db/embedded.ts";
import { migrate } from "../server/src/kernel/db/migrate.ts";
import { startMail } from "../server/src/kernel/mail/mail.ts";
import { fillCatalogue } from "./serving/fill-catalogue.ts";

// npm run bench -- alternatives [products]: alternatives to one product, six products side by side,
// and the same as files, as a visitor, one after the other.

const [asked = "30000"] = process.argv.slice(2);
const products = Number(asked);
const target_ms = 10;
const times = 300;
const reader = visitor("de");

/** Spread over the catalogue, the same each time. */
const keyAt = (at: number) => `product-${(at * 7_919) % products}`;
const sixAt = (at: number) => Array.from({ length: 6 }, (_, more) => keyAt(at * 6 + more));

const works: Record<string, { times: number; work: (at: number) => Promise<unknown> }> = {
  alternatives: { times, work: (at) => listAlternatives(reader, keyAt(at)) },
  comparison: { times, work: (at) => readComparison(reader, sixAt(at)) },
  workbook: { times: 30, work: (at) => fileOf("XLSX", at) },
  pdf: { times: 30, work: (at) => fileOf("PDF", at) },
};

async function fileOf(format: "XLSX" | "PDF", at: number): Promise<Buffer> {
  const { stream } = await makeFile(reader, { products: sixAt(at), format, differences: false });
  return buffer(stream);
}

async function measure(name: string) {
  const { times: count, work } = works[name] as (typeof works)[string];
  for (let at = 0; at < 20; at++) await work(count + at);
  const taken: number[] = [];
  const cpu = process.cpuUsage();
  for (let at = 0; at < count; at++) {
    const begin = performance.now();
    await work(at);
    taken.push(performance.now() - begin);
  }
  const { user, system } = process.cpuUsage(cpu);
  taken.sort((a, b) => a - b);
  const at = (share: number) => Number((taken[Math.floor(share * (count - 1))] ?? 0).toFixed(2));
  // The processor time of this process alone, whatever else the machine does.
  const cpu_ms = Number(((user + system) / 1_000 / count).toFixed(2));
  return { what: name, p50_ms: at(0.5), p95_ms: at(0.95), max_ms: at(1), cpu_ms };
}

const data = await mkdtemp(path.join(tmpdir(), "neroli-bench-"));
const database = await startEmbedded(data, { durable: false });
try {
  await migrate(database.url);
  connect(database.url);
  startMail({ data, origin: "http://localhost:3000" });
  await fillCatalogue(products);
  const catalogue = await startCatalogue();
  const rows: Awaited<ReturnType<typeof measure>>[] = [];
  for (const name of Object.keys(works)) rows.push(await measure(name));
  await catalogue.stop();
  console.table(rows);
  const holds = rows.slice(0, 2).every(({ p50_ms }) => p50_ms < target_ms);
  console.log(JSON.stringify({ name: "alternatives", products, target_ms, holds, rows }));
} finally {
  await disconnect();
  await database.stop();
  await rm(data, { recursive: true, force: true });
}
