import { execFile, spawn } from "node:child_process";
import { chmod, chown, readFile, stat } from "node:fs/promises";
import { userInfo } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { programPath } from "../config.ts";
import { StartError } from "../start-error.ts";

/** The account that PostgreSQL's programs run as. */
export interface Account {
  uid: number;
  gid: number;
}

const run = promisify(execFile);

/**
 * PostgreSQL refuses to run as root. Then its programs run as the account that owns the cluster,
 * or, for a new one, as an existing account without privileges. Undefined: as whoever we are.
 */
export async function accountFor(cluster: string): Promise<Account | undefined> {
  const uid = process.getuid?.();
  if (uid !== 0) {
    refuseNameless(uid);
    return undefined;
  }
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of ["postgres", "nobody"]) {
    const account = await accountNamed(name);
    if (account) return account;
  }
  throw new StartError(
    "PostgreSQL does not run as root and this machine has neither an account postgres nor nobody: start Neroli as a normal user.",
  );
}

/** PostgreSQL asks the machine what its account is called; some containers run as a number alone. */
function refuseNameless(uid: number | undefined): void {
  try {
    userInfo();
  } catch {
    throw new StartError(
      `The embedded PostgreSQL runs as an account that has a name, and this one (uid ${uid}) has none on this machine: give it a line in /etc/passwd, or set DATABASE_URL.`,
    );
  }
}

async function accountNamed(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run("id", ["-u", name]), run("id", ["-g", name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/** A command as one of PostgreSQL's programs is to be run: program, arguments, account. */
interface Command {
  file: string;
  args: string[];
  options: { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv };
}
export type RunAs = (file: string, args: string[]) => Command;

/**
 * How to run programs as the account. It may be unable to enter a folder on the way to the
 * cluster or to the programs (`mktemp -d` and home folders are closed to others): then they keep
 * the one capability of root that opens folders, and nothing else of root.
 */
export async function runAs(
  account: Account | undefined,
  { data, initdb }: { data: string; initdb: string },
): Promise<RunAs> {
  // The programs ask for their working folder, which must be one that the account may enter.
  const cwd = "/";
  const env = { PATH: programPath(), LC_ALL: "C", TZ: "UTC" };
  if (!account) return (file, args) => ({ file, args, options: { cwd, env } });
  const plainly: RunAs = (file, args) => ({ file, args, options: { ...account, cwd, env } });
  const works = async (as: RunAs) =>
    // initdb says its settings once it has found the other programs in its own way.
    (await succeeds(as("/bin/sh", ["-c", 'test -x "$1"', "sh", data]))) &&
    (await succeeds(as(initdb, ["--show", "--pgdata", data])));
  if (await works(plainly)) return plainly;
  for (const capability of await heldCapabilities()) {
    const raised: RunAs = (file, args) => ({
      file: "setpriv",
      args: [
        `--reuid=${account.uid}`,
        `--regid=${account.gid}`,
        "--clear-groups",
        `--inh-caps=+${capability}`,
        `--ambient-caps=+${capability}`,
        // access(2), which initdb asks before it opens, heeds capabilities only with this.
        "--securebits=+no_setuid_fixup",
        "--",
        file,
        ...args,
      ],
      options: { cwd, env },
    });
    if (await works(raised)) return raised;
  }
  // Only this account may come through, and it reads nothing there but the cluster.
  const { uid } = await stat(data);
  await chown(data, uid, account.gid).then(
    () => chmod(data, 0o710),
    () => {},
  );
  if (await works(plainly)) return plainly;
  throw new StartError(
    `PostgreSQL does not run as root, and the account it would run as (uid ${account.uid}) may not enter ${await closedFolder(plainly, [initdb, data])}: open that folder to it (chmod o+x), set NEROLI_DATA to a folder it may enter, or start Neroli as a normal user.`,
  );
}

/** The capabilities that open folders, the smaller first; only those this process has. */
async function heldCapabilities(): Promise<string[]> {
  const status = await readFile("/proc/self/status", "utf8").catch(() => "");
  const held = BigInt(`0x${/^CapPrm:\s*([0-9a-f]+)/m.exec(status)?.[1] ?? "0"}`);
  const numbers = { dac_read_search: 2n, dac_override: 1n };
  return Object.entries(numbers)
    .filter(([, bit]) => (held >> bit) & 1n)
    .map(([name]) => name);
}

function succeeds({ file, args, options }: Command): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...options, stdio: "ignore" });
    child.once("error", () => resolve(false));
    child.once("close", (code) => resolve(code === 0));
  });
}

/** The first folder on the way that the account may not enter. */
async function closedFolder(as: RunAs, goals: string[]): Promise<string> {
  for (const goal of goals) {
    const folders: string[] = [];
    for (let at = goal; at !== path.dirname(at); at = path.dirname(at)) folders.unshift(at);
    for (const folder of folders) {
      const enters = await succeeds(as("/bin/sh", ["-c", 'test -x "$1"', "sh", folder]));
      if (!enters) return folder;
    }
  }
  return goals.join(" or ");
}
