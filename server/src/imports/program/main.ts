import path from "node:path";
import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import { systemActor } from "../../kernel/actor.ts";
import { startAssets } from "../../kernel/assets/assets.ts";
import { now } from "../../kernel/clock.ts";
import { readConfig } from "../../kernel/config.ts";
import { prepareData } from "../../kernel/data/prepare-data.ts";
import { connect, disconnect } from "../../kernel/db/db.ts";
import { migrate } from "../../kernel/db/migrate.ts";
import { openForProgram } from "../../kernel/db/open-embedded.ts";
import { outliveOutput } from "../../kernel/outlive-output.ts";
import { sentenceOf } from "../../kernel/start-error.ts";
import { importFile } from "../commands/import-file.ts";
import { type ImportArguments, readArguments } from "./arguments.ts";
import { chooseMapping } from "./choose-mapping.ts";
import { showProgress, summary } from "./progress.ts";
import { openReport, type Report } from "./report.ts";
import { reportRows } from "./report-rows.ts";
import { tellAnnex } from "./tell-annex.ts";

// npm run import: whether a server runs or not; one that runs hears of the rows by the outbox. The
// import stands in the list of imports like any other, and can be undone there. Files of the cosmetics
// law are loaded by it, too: they are in no list, and a later state takes the place of an earlier one.

/** One holds the company's line, the others read and write. */
const connections = 4;

async function run(signal: AbortSignal): Promise<string | undefined> {
  // npm runs scripts in the project's folder, and tells where it was called.
  const order = readArguments(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
  const mapping = "company" in order ? await chooseMapping(order) : undefined;
  const config = readConfig(process.env);
  await prepareData(config.data);
  const database = await openForProgram(config);
  try {
    await migrate(database.url);
    connect(database.url, { max: connections });
    startAssets(config);
    const folder = path.join(config.data, "imports", now().toISOString().replaceAll(/[:.]/g, "-"));
    const report = openReport({ folder, file: order.file });
    if ("company" in order) {
      return await importProducts(order, { mapping, report, signal });
    }
    for (const line of await tellAnnex(order, report)) console.log(line);
    return undefined;
  } finally {
    await disconnect();
    await database.close();
  }
}

interface Importing {
  mapping: Mapping | undefined;
  report: Report;
  signal: AbortSignal;
}

async function importProducts(
  { company, file, draft, moves }: ImportArguments,
  { mapping, report, signal }: Importing,
): Promise<string | undefined> {
  const progress = showProgress(process.stderr);
  const imported = importFile(systemActor, {
    ...{ company, file, draft, moves, signal },
    ...(mapping && { mapping }),
    onProgress: progress.update,
  });
  const { import_id, counts, unused, stopped } = await imported.finally(progress.end);
  await reportRows(import_id, report);
  if (unused.length > 0) console.log(`Not imported from any row: ${unused.join(", ")}`);
  for (const written of report.files()) console.log(written);
  console.log(summary(counts));
  return stopped;
}

outliveOutput();

const interruption = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => interruption.abort());
}

try {
  const stopped = await run(interruption.signal);
  if (stopped) {
    console.error(stopped);
    process.exitCode = interruption.signal.aborted ? 130 : 1;
  }
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
