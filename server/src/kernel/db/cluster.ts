import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, mkdir, readFile, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { StartError } from "../start-error.ts";
import { type Account, accountFor, type RunAs, runAs } from "./accounts.ts";
import { type Programs, programs } from "./programs.ts";

/** A PostgreSQL cluster on disk and how its programs are run. */
export interface Cluster {
  /** The cluster's folder, absolute and without links: what PostgreSQL itself answers. */
  folder: string;
  log: string;
  password: string;
  as: RunAs;
  programs: Programs;
}

const run = promisify(execFile);
const passwordFile = "neroli.password";

/** The role that the embedded cluster was made with; servers have another (app-role.ts). */
export const role = "neroli";

/** Opens the cluster under the data folder, and makes it first where there is none. */
export async function openCluster(dataFolder: string): Promise<Cluster> {
  await mkdir(dataFolder, { recursive: true }).catch((error) => {
    throw new StartError(`The data folder ${dataFolder} cannot be made: ${error.message}.`);
  });
  const data = await realpath(dataFolder);
  const folder = path.join(data, "postgres");
  const found = await programs();
  const account = await accountFor(folder);
  const as = await runAs(account, { data, initdb: found.initdb });
  if (!(await exists(folder))) await create({ folder, programs: found, as, account });
  await refuseOtherVersion({ folder, programs: found, as });
  const password = await readFile(path.join(folder, passwordFile), "utf8").catch(() => {
    throw new StartError(
      `${folder} is not readable as a database of Neroli: start with the account that made it.`,
    );
  });
  const log = path.join(folder, "neroli.log");
  return { folder, log, password, as, programs: found };
}

/** Each version of PostgreSQL reads the files of its own alone. */
async function refuseOtherVersion({ folder, programs, as }: Omit<NewCluster, "account">) {
  const made = await readFile(path.join(folder, "PG_VERSION"), "utf8").catch(() => "");
  const { file, args, options } = as(programs.postgres, ["--version"]);
  const { stdout } = await run(file, args, options);
  const own = /(\d+)(\.\d+)*/.exec(stdout)?.[1] ?? "";
  if (made === "" || made.trim() === own) return;
  throw new StartError(
    `${folder} was made by PostgreSQL ${made.trim()}, and this Neroli has PostgreSQL ${own}: start the version of Neroli that made it, npm run backup, move the folder away, and npm run restore with this one.`,
  );
}

interface NewCluster {
  folder: string;
  programs: Programs;
  as: RunAs;
  account: Account | undefined;
}

/** Made beside its place and moved there when it is whole: an interrupted start leaves nothing. */
async function create({ folder, programs, as, account }: NewCluster): Promise<void> {
  const draft = `${folder}.new-${process.pid}-${randomBytes(4).toString("hex")}`;
  const secret = `${draft}.password`;
  const password = randomBytes(24).toString("base64url");
  try {
    await writeFile(secret, password, { mode: 0o600 });
    await mkdir(draft, { mode: 0o700 });
    if (account) {
      for (const each of [secret, draft]) await chown(each, account.uid, account.gid);
    }
    const { file, args, options } = as(programs.initdb, [
      ...["--pgdata", draft, "--username", role, "--pwfile", secret, "--auth", "scram-sha-256"],
      ...["--encoding", "UTF8", "--locale", "C", "--data-checksums"],
      // Sorts by code point, as C does, and knows upper and lower case of every language.
      ...["--locale-provider", "builtin", "--builtin-locale", "C.UTF-8"],
    ]);
    await run(file, args, options);
    await rename(secret, path.join(draft, passwordFile));
    await rename(draft, folder).catch((error) => {
      // Another process was faster; its cluster is as good.
      if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    });
  } catch (error) {
    throw new StartError(`The database could not be created in ${folder}: ${lastLine(error)}`);
  } finally {
    await rm(secret, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

const lastLine = (error: unknown) => {
  const { stderr, message } = error as { stderr?: string; message: string };
  return (stderr?.trim() || message).split("\n").at(-1);
};

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
