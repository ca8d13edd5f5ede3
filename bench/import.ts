import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { searchProducts } from "../server/src/catalogue/queries/search-products.ts";
import { startCatalogue } from "../server/src/catalogue/start-catalogue.ts";
import { createCompany } from "../server/src/companies/factory.ts";
import { cosing } from "../server/src/imports/profiles/cosing.ts";
import { readBytes } from "../server/src/imports/sources/read-bytes.ts";
import { readCsv } from "../server/src/imports/sources/read-csv.ts";
import { systemActor } from "../server/src/kernel/actor.ts";
import { connect, disconnect } from "../server/src/kernel/db/db.ts";
import { startEmbedded } from "../server/src/kernel/db/embedded.ts";
import { migrate } from "../server/src/kernel/db/migrate.ts";
import { followOutbox } from "../server/src/kernel/outbox/follow.ts";

// npm run bench -- import: CosIng end to end. The import is a process of its own, as a person
// starts it; this one stands for the server, which hears of the rows by the outbox.

const root = path.resolve(import.meta.dirname, "..");
const file = path.resolve(root, "../shared/data/cosing_ingredients.csv.gz");
const company = "reference-inventory";

interface Measured {
  rows: number;
  seconds: number;
  rows_per_second: number;
  summary: string;
}

async function lastRow(): Promise<{ count: number; name: string }> {
  let count = 0;
  let name = "";
  for await (const row of readCsv(readBytes(file), cosing.columns)) {
    count++;
    name = cosing.read(row.cells).fields.name ?? name;
  }
  return { count, name };
}

function search(query: string) {
  const asked = { query, page: 0, size: 24, sort: "relevance" } as const;
  return searchProducts(systemActor, { offering: "INGREDIENTS", asked });
}

/** Whether a search finds the row, and as many products as there are rows. */
const isSearchable = ({ count, name }: { count: number; name: string }) =>
  search("").total_elements === count && search(name).content.some((hit) => hit.name === name);

function runImport(settings: NodeJS.ProcessEnv): Promise<string> {
  const program = path.join(root, "server/src/imports/main.ts");
  const args = [program, "--company", company, "--profile", "cosing", file];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(output.trimEnd().split("\n").at(-1) ?? "");
      else reject(new Error(`the import ended with code ${code}`));
    });
  });
}

/** From the start of the import's process until the last row is found. */
async function measure(settings: NodeJS.ProcessEnv): Promise<Measured> {
  const last = await lastRow();
  const started = performance.now();
  const summary = await runImport(settings);
  while (!isSearchable(last)) await pause(5);
  const seconds = (performance.now() - started) / 1000;
  return {
    rows: last.count,
    seconds: Math.round(seconds * 1000) / 1000,
    rows_per_second: Math.round(last.count / seconds),
    summary,
  };
}

async function bench(folder: string): Promise<void> {
  const database = await startEmbedded(folder);
  try {
    await migrate(database.url);
    connect(database.url);
    await createCompany({ key: company });
    const catalogue = await startCatalogue();
    const following = await followOutbox((error) => console.error(error));
    const settings = { DATABASE_URL: database.url, NEROLI_DATA: folder };
    const first = await measure(settings);
    const second = await measure(settings);
    await following.stop();
    await catalogue.stop();
    const { summary: _, ...rest } = first;
    console.table({ "first run": first, "second run": second });
    console.log(JSON.stringify({ name: "import", ...rest, second_run: second }));
  } finally {
    await disconnect();
    await database.stop();
  }
}

if (existsSync(file)) {
  const folder = await mkdtemp(path.join(tmpdir(), "neroli-bench-"));
  try {
    await bench(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
} else {
  console.log(`There is nothing to measure: ${file} is missing.`);
}
