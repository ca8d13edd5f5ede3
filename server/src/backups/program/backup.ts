import { mkdir } from "node:fs/promises";
import path from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { startAssets } from "../../kernel/assets/assets.ts";
import { now } from "../../kernel/clock.ts";
import { readConfig } from "../../kernel/config.ts";
import { prepareData } from "../../kernel/data/prepare-data.ts";
import { openForProgram } from "../../kernel/db/open-embedded.ts";
import { runProgram } from "../../kernel/run-program.ts";
import { backUp } from "../commands/back-up.ts";
import { readBackupOrder } from "./arguments.ts";

// npm run backup: database and files in one archive, while servers run or not.

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const usual = path.join(
    config.data,
    "backups",
    `${now().toISOString().slice(0, 19).replaceAll(":", "-")}.tar.zst${config.backup_key ? ".age" : ""}`,
  );
  const folder = process.env.INIT_CWD ?? process.cwd();
  const order = readBackupOrder(process.argv.slice(2), { folder, usual });
  if (order.newKey) return printNewKey();
  await prepareData(config.data);
  await mkdir(path.dirname(order.file), { recursive: true });
  startAssets(config);
  const database = await openForProgram(config);
  try {
    const recipient = config.backup_key ? await recipientOf(config.backup_key) : null;
    const { tables, rows, files, bytes, missing } = await backUp(database.url, {
      file: order.file,
      recipient,
    });
    const megabytes = (bytes / 1_000_000).toFixed(1);
    console.log(
      `${order.file}: ${rows} rows of ${tables} tables, ${files} files of ${megabytes} MB${recipient ? ", encrypted" : ""}.`,
    );
    for (const each of missing) console.error(`The file ${each} is not in the store.`);
  } finally {
    await database.close();
  }
}

/** Whoever only makes backups need not be able to read them. */
const recipientOf = (key: string): string | Promise<string> =>
  key.startsWith("age1") ? key : identityToRecipient(key);

async function printNewKey(): Promise<void> {
  const identity = await generateIdentity();
  console.log(`NEROLI_BACKUP_KEY=${await identityToRecipient(identity)}`);
  console.log("encrypts, and is all that the server needs. Kept elsewhere, and set for a restore:");
  console.log(`NEROLI_BACKUP_KEY=${identity}`);
}

await runProgram(run);
