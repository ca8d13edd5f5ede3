import path from "node:path";
import { StartError } from "../../kernel/start-error.ts";

const backupUse = `npm run backup -- [FILE]
    writes database and files into one archive, while servers run or not; into the folder backups of
    the data folder where no file is named. Encrypted where NEROLI_BACKUP_KEY is set.
npm run backup -- --new-key
    prints a pair of keys: the first encrypts, the second decrypts.`;

const restoreUse = `npm run restore -- FILE [--replace]
    puts a backup into the database and the store of files of the settings, with no server running.
    --replace gives up what is there.
npm run restore -- FILE --check
    reads the whole backup and says whether it can be restored; changes nothing.`;

export type BackupOrder = { newKey: true } | { newKey: false; file: string };

/** Files are looked for in `folder`; `usual` is where one goes that is not named. */
export function readBackupOrder(
  args: readonly string[],
  { folder, usual }: { folder: string; usual: string },
): BackupOrder {
  const [first, ...more] = args;
  if (first === "--new-key" && more.length === 0) return { newKey: true };
  if (first?.startsWith("-") || more.length > 0) throw new StartError(backupUse);
  return { newKey: false, file: first === undefined ? usual : path.resolve(folder, first) };
}

export interface RestoreOrder {
  file: string;
  replace: boolean;
  check: boolean;
}

export function readRestoreOrder(args: readonly string[], folder: string): RestoreOrder {
  const options = args.filter((each) => each.startsWith("-"));
  const [file, ...more] = args.filter((each) => !each.startsWith("-"));
  const known = options.every((each) => each === "--replace" || each === "--check");
  if (file === undefined || more.length > 0 || !known) throw new StartError(restoreUse);
  const replace = options.includes("--replace");
  return { file: path.resolve(folder, file), replace, check: options.includes("--check") };
}
