import { spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { searchProducts } from "../../server/src/catalogue/queries/search-products.ts";
import { chooseMapping } from "../../server/src/imports/program/choose-mapping.ts";
import { readProducts } from "../../server/src/imports/readers/read-products.ts";
import { openSource } from "../../server/src/imports/sources/open-source.ts";
import { systemActor } from "../../server/src/kernel/actor.ts";

const program = path.resolve(import.meta.dirname, "../../server/src/imports/program/main.ts");

interface Order {
  company: string;
  file: string;
  profile: string;
  settings: NodeJS.ProcessEnv;
}

interface Last {
  count: number;
  name: string;
}

async function lastProduct({ file, profile }: Order): Promise<Last> {
  const mapping = await chooseMapping({ profile });
  if (!mapping) throw new Error(`no profile ${profile}`);
  const source = await openSource(file);
  const last: Last = { count: 0, name: "" };
  for await (const { fields } of readProducts(source, mapping)) {
    last.count++;
    last.name = fields.name ?? last.name;
  }
  await source.close();
  return last;
}

function search(query: string) {
  const asked = { query, page: 0, size: 24, sort: "relevance" } as const;
  return searchProducts(systemActor, { offering: "INGREDIENTS", asked });
}

/** Whether a search finds the product, and as many products as there are rows. */
const isFound = async ({ count, name }: Last) =>
  (await search("")).total_elements === count &&
  (await search(name)).content.some((hit) => hit.name === name);

function runCommand({ company, file, profile, settings }: Order): Promise<string> {
  const args = [program, "--company", company, "--profile", profile, file];
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

/** From the start of the command until the last product is found in this process. */
export async function importUntilFound(order: Order) {
  const last = await lastProduct(order);
  const started = performance.now();
  const summary = await runCommand(order);
  while (!(await isFound(last))) await pause(5);
  const seconds = (performance.now() - started) / 1_000;
  return { seconds, rows_per_second: Math.round(last.count / seconds), summary };
}
