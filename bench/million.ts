import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort, type Served, startNeroli } from "../e2e/start-neroli.ts";
import { createCompany } from "../server/src/companies/factory.ts";
import { connect, disconnect } from "../server/src/kernel/db/db.ts";
import { openForCommand } from "../server/src/kernel/db/open-embedded.ts";
import { createUser } from "../server/src/users/factory.ts";
import { openChaos } from "./chaos/open-chaos.ts";
import { catalogueMapping, writeCatalogueFile } from "./import/catalogue-file.ts";
import { importApart } from "./import/import-apart.ts";
import { catalogue, type GeneratedProduct } from "./search/catalogue.ts";
import { queriesFile } from "./search/queries.ts";
import { timesAsFast } from "./serving/former.ts";
import { load, loadWhileChanging } from "./serving/load.ts";
import { createServedWorld, type World } from "./serving/world.ts";

// npm run bench -- million [rows]: suppliers import so many rows, a file each, while a server runs
// that finds them; then it is asked, and asked again while products change. Milliseconds were wanted
// on a machine that is not this one: how much faster it is tells the former program, asked at the end.

const [rows = "1000000"] = process.argv.slice(2);
/** Less than a file may have. */
const rowsOfFile = 250_000;
const changing = { a_second: 50, p99_ms: 25 };

const round = (value: number) => Math.round(value * 10) / 10;

function* some(products: Iterator<GeneratedProduct>, most: number) {
  for (let taken = 0; taken < most; taken++) {
    const { value, done } = products.next();
    if (done) return;
    yield value;
  }
}

async function importAll(data: string) {
  const { url, close } = await openForCommand(data);
  connect(url);
  const mapping = path.join(data, "mapping.json");
  const file = path.join(data, "products.csv");
  await writeFile(mapping, JSON.stringify(catalogueMapping));
  const all = catalogue(Number(rows));
  const sums = { seconds: 0, created: 0, rejected: 0, peak_mb: 0 };
  try {
    for (let from = 0; from < Number(rows); from += rowsOfFile) {
      await writeCatalogueFile(file, some(all, rowsOfFile));
      const { key: company } = await createCompany();
      const { key: user } = await createUser({ company_key: company, roles: ["SUPPLIER_MANAGER"] });
      const done = await importApart({ url, data, company, user, file, mapping });
      const { upload, check, run } = done.seconds;
      sums.seconds += upload + check + run;
      sums.created += done.done.created;
      sums.rejected += done.done.rejected;
      sums.peak_mb = Math.max(sums.peak_mb, done.peak_mb);
    }
  } finally {
    await disconnect();
    await close();
  }
  return { ...sums, seconds: round(sums.seconds) };
}

async function untilFound(server: Served, { tokens }: World, count: number): Promise<number> {
  const began = performance.now();
  const headers = { authorization: `Bearer ${tokens.buyer}` };
  for (;;) {
    const answer = await fetch(`${server.origin}/api/search/products/INGREDIENTS`, { headers });
    const { total_elements } = (await answer.json()) as { total_elements: number };
    if (total_elements === count) return round((performance.now() - began) / 1_000);
    await pause(100);
  }
}

async function measure() {
  const port = await freePort();
  const world = await createServedWorld(0, {
    origin: `http://localhost:${port}`,
    folder: undefined,
  });
  try {
    // It would take the imports from the process that is measured.
    const more = { NEROLI_DEMO: "off", NEROLI_ROLES: "web" };
    const server = await startNeroli(world.data, { port, more });
    try {
      const imported = await importAll(world.data);
      const found_after_s = await untilFound(server, world, imported.created);
      const loaded = await load(server, world);
      const changed = await loadWhileChanging(server, world, changing.a_second);
      return { imported: { ...imported, found_after_s }, loaded, changed };
    } finally {
      await server.stop();
    }
  } finally {
    await world.close();
  }
}

async function bench(): Promise<void> {
  const { imported, loaded, changed } = await measure();
  console.log(`${rows} rows, ${availableParallelism()} cores with the client beside`);
  console.table({ imported });
  console.table({ loaded, "while products change": changed });
  const chaos = await openChaos(1, 1);
  try {
    const machine = round(await timesAsFast(chaos));
    const p99_ms_wanted_here = round(changing.p99_ms * machine);
    const holds =
      imported.created === Number(rows) &&
      loaded.failed + changed.failed === 0 &&
      changed.p99_ms < p99_ms_wanted_here;
    console.log(
      JSON.stringify({
        ...{ name: "million", rows: Number(rows), target: { changing }, holds },
        ...{ times_as_fast_where_wanted: machine, p99_ms_wanted_here },
        ...{ imported, loaded, changed },
      }),
    );
  } finally {
    await chaos.close();
  }
}

if (existsSync(queriesFile)) await bench();
else console.log(`There is nothing to measure: ${queriesFile} is missing.`);
