import path from "node:path";
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
import { readArguments } from "./arguments.ts";
import { chooseMapping } from "./choose-mapping.ts";
import { showProgress, summary } from "./progress.ts";
import { openReport } from "./report.ts";
import { reportRows } from "./report-rows.ts";

// npm run import: whether a server runs or not; one that runs hears of the rows by the outbox. The
// import stands in the list of imports like any other, and can be undone there.

/** One holds the company's line, the others read and write. */
const connections = 4;

async function run(signal: AbortSignal): Promise<string | undefined> {
  // npm runs scripts in the project's folder, and tells where it was called.
  const order = readArguments(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
  const mapping = await chooseMapping(order);
  const config = readConfig(process.env);
  await prepareData(config.data);
  const database = await openForProgram(config);
  try {
    await migrate(database.url);
    connect(database.url, connections);
    startAssets(config);
    const progress = showProgress(process.stderr);
    const imported = importFile(systemActor, {
      company: order.company,
      file: order.file,
      ...(mapping && { mapping }),
      draft: order.draft,
      moves: order.moves,
      onProgress: progress.update,
      signal,
    });
    const { import_id, counts, unused, stopped } = await imported.finally(progress.end);
    const folder = path.join(config.data, "imports", now().toISOString().replaceAll(/[:.]/g, "-"));
    const report = openReport({ folder, file: order.file });
    await reportRows(import_id, report);
    if (unused.length > 0) console.log(`Not imported from any row: ${unused.join(", ")}`);
    for (const file of report.files()) console.log(file);
    console.log(summary(counts));
    return stopped;
  } finally {
    await disconnect();
    await database.close();
  }
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
