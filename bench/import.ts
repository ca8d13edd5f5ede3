import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startCatalogue } from "../server/src/catalogue/upkeep/start-catalogue.ts";
import { createCompany } from "../server/src/companies/factory.ts";
import { cosing } from "../server/src/imports/profiles/cosing.ts";
import { connect, disconnect } from "../server/src/kernel/db/db.ts";
import { startEmbedded } from "../server/src/kernel/db/embedded.ts";
import { migrate } from "../server/src/kernel/db/migrate.ts";
import { followOutbox } from "../server/src/kernel/outbox/follow.ts";
import { createUser } from "../server/src/users/factory.ts";
import { generatedMapping, generateFile } from "./import/generate-file.ts";
import { type Imported, importApart } from "./import/import-apart.ts";
import { importUntilFound } from "./import/until-found.ts";

// npm run bench -- import: what a supplier waits for. Files go through upload, mapping, dry run and
// run as on the pages, in a process that does nothing else; then CosIng by the command line, until
// a server beside it finds the last product.

const file = path.resolve(import.meta.dirname, "../../shared/data/cosing_ingredients.csv.gz");
const generatedRows = 300_000;
const wanted = { rows_per_second: 2_000, peak_mb: 400 };

const round = (value: number) => Math.round(value * 100) / 100;

function toRow({ seconds, done, peak_mb }: Imported) {
  const rows = done.created + done.updated + done.unchanged + done.rejected;
  return {
    rows,
    upload_s: round(seconds.upload),
    dry_run_s: round(seconds.check),
    dry_run_rows_per_second: Math.round(rows / seconds.check),
    run_s: round(seconds.run),
    run_rows_per_second: Math.round(rows / seconds.run),
    peak_mb,
    ...done,
  };
}

interface Place {
  url: string;
  data: string;
}

async function importAs(place: Place, { file, mapping }: { file: string; mapping: object }) {
  const { key: company } = await createCompany();
  const { key: user } = await createUser({ company_key: company, roles: ["SUPPLIER_MANAGER"] });
  const mappingFile = path.join(place.data, `${company}.json`);
  await writeFile(mappingFile, JSON.stringify(mapping));
  const order = { ...place, company, file, user, mapping: mappingFile };
  const first = toRow(await importApart(order));
  return { first, second: async () => toRow(await importApart(order)) };
}

async function bench(data: string): Promise<void> {
  const database = await startEmbedded(data);
  try {
    await migrate(database.url);
    connect(database.url);
    const found = await untilFound({ url: database.url, data });
    const place = { url: database.url, data };
    const inventory = await importAs(place, { file, mapping: cosing });
    const again = await inventory.second();
    const generated = path.join(data, "generated.csv");
    await generateFile(generated, generatedRows);
    const large = await importAs(place, { file: generated, mapping: generatedMapping });
    const rows = { CosIng: inventory.first, "CosIng again": again, generated: large.first };
    console.table(rows);
    console.table({ "npm run import, until found": found.first, again: found.second });
    const rates = [inventory.first, again].flatMap((row) => [
      row.dry_run_rows_per_second,
      row.run_rows_per_second,
    ]);
    const holds =
      Math.min(...rates) >= wanted.rows_per_second && large.first.peak_mb < wanted.peak_mb;
    console.log(JSON.stringify({ name: "import", wanted, holds, rows, until_found: found }));
  } finally {
    await disconnect();
    await database.stop();
  }
}

async function untilFound({ url, data }: Place) {
  const company = "reference-inventory";
  await createCompany({ key: company });
  const catalogue = await startCatalogue();
  const following = await followOutbox((error) => console.error(error));
  const settings = { DATABASE_URL: url, NEROLI_DATA: data };
  const order = { company, file, profile: "cosing", settings };
  const first = await importUntilFound(order);
  const second = await importUntilFound(order);
  await following.stop();
  await catalogue.stop();
  return { first, second };
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
