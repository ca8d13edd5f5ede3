import { startAssets } from "../../kernel/assets/assets.ts";
import { readConfig } from "../../kernel/config.ts";
import { prepareData } from "../../kernel/data/prepare-data.ts";
import { openForServer } from "../../kernel/db/open-embedded.ts";
import { runProgram } from "../../kernel/run-program.ts";
import type { End } from "../archive/manifest.ts";
import { verifyArchive } from "../archive/verify-archive.ts";
import { restore } from "../commands/restore.ts";
import { readRestoreOrder } from "./arguments.ts";

// npm run restore: a backup becomes the database and the files of these settings.

async function run(): Promise<void> {
  const folder = process.env.INIT_CWD ?? process.cwd();
  const { file, replace, check } = readRestoreOrder(process.argv.slice(2), folder);
  const config = readConfig(process.env);
  const { data, backup_key } = config;
  const identity = backup_key?.startsWith("AGE-SECRET-KEY-") ? backup_key : null;
  if (check) {
    const { begin, end } = await verifyArchive(file, identity);
    return console.log(`${file}, of ${begin.made_at}, is whole: ${contents(end)}.`);
  }
  await prepareData(data);
  startAssets(config);
  const database = config.database_url
    ? { url: config.database_url, close: async () => {} }
    : await openForServer(data);
  try {
    const end = await restore(database.url, { file, identity, replace, data });
    console.log(`Restored ${contents(end)}.`);
    for (const each of end.missing) console.error(`The file ${each} was missing already.`);
  } finally {
    await database.close();
  }
}

function contents({ tables, files }: End): string {
  const rows = tables.reduce((all, table) => all + table.rows, 0);
  return `${rows} rows of ${tables.length} tables, ${files.length} files`;
}

await runProgram(run);
