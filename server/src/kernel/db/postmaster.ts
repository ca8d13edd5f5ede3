import { readFile, readlink, realpath, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Cluster, role } from "./cluster.ts";
import { type Connection, openConnection } from "./connection.ts";

/** The process that serves, or served, the cluster, as postmaster.pid tells of it. */
interface Note {
  pid: number;
  port: number;
}

/**
 * none: nobody serves the cluster. serving: somebody does and answers. busy: somebody is just
 * starting or ending. foreign: nobody, and the number in the file is now some other program's.
 */
export type Postmaster =
  | { is: "none" | "busy" }
  | { is: "serving"; port: number }
  | { is: "foreign"; life: string };

/** Finds out who serves the cluster. A number in a file proves nothing; an answer does. */
export async function findPostmaster(cluster: Cluster): Promise<Postmaster> {
  const life = await lifeOf(cluster);
  const note = await readNote(cluster);
  if (!note) return { is: "none" };
  const answer = await ask(cluster, note.port);
  if (answer === "ours") return { is: "serving", port: note.port };
  if (answer === "not-now") return { is: "busy" };
  if (!isAlive(note.pid)) return { is: "none" };
  if (await mayBePostmaster(cluster, note.pid)) return { is: "busy" };
  return { is: "foreign", life };
}

/** Whether its postmaster lives, which costs no connection to know; it may not answer yet. */
export async function isServed(cluster: Cluster): Promise<boolean> {
  const note = await readNote(cluster);
  return note !== undefined && isAlive(note.pid) && (await mayBePostmaster(cluster, note.pid));
}

/** Where one that was killed served, and where others may look for it still. */
export const notedPort = async (cluster: Cluster): Promise<number> =>
  (await readNote(cluster))?.port ?? 0;

const noteFile = (cluster: Cluster) => path.join(cluster.folder, "postmaster.pid");

async function readNote(cluster: Cluster): Promise<Note | undefined> {
  const text = await readFile(noteFile(cluster), "utf8").catch(() => "");
  const [pid, , , port] = text.split("\n");
  return Number(pid) > 0 ? { pid: Number(pid), port: Number(port ?? 0) } : undefined;
}

/** Tells one life of the database from the next: number, folder and start of the process. */
export const lifeOf = async (cluster: Cluster): Promise<string> =>
  lifeIn(await readFile(noteFile(cluster), "utf8").catch(() => ""));

const lifeIn = (note: string) => note.split("\n").slice(0, 3).join();

export const urlOf = (cluster: Cluster, port: number, database: string) =>
  `postgres://${role}:${cluster.password}@127.0.0.1:${port}/${database}`;

async function ask(cluster: Cluster, port: number): Promise<"ours" | "not-now" | "nobody"> {
  if (!(port > 0)) return "nobody";
  let client: Connection | undefined;
  try {
    const url = urlOf(cluster, port, "postgres");
    client = await openConnection(url, { connectionTimeoutMillis: 5_000 });
    const { rows } = await client.query<{ data_directory: string }>("show data_directory");
    const folder = await realpath(rows[0]?.data_directory ?? "").catch(() => "");
    return folder === cluster.folder ? "ours" : "nobody";
  } catch (error) {
    // cannot_connect_now: starting, recovering or ending; admin_shutdown: ended while we asked.
    const { code } = error as { code?: string };
    return code === "57P03" || code === "57P01" ? "not-now" : "nobody";
  } finally {
    await client?.end().catch(() => {});
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === "EPERM";
  }
}

/**
 * A postmaster stands in its cluster's folder, which it was also started with. Where a process of another
 * account stands even root may not see without CAP_SYS_PTRACE, as in containers; with what it was started
 * everybody may.
 */
async function mayBePostmaster(cluster: Cluster, pid: number): Promise<boolean> {
  if (process.platform !== "linux") return true;
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === cluster.folder;
  } catch (error) {
    if ((error as { code?: string }).code !== "EACCES") return false;
    const told = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    return told.split("\0").includes(cluster.folder);
  }
}

/**
 * Because of a number that now belongs to some other program PostgreSQL would refuse to start. It
 * passes over the process that starts it, so that number is put in; the rest of the file stays,
 * with which it makes sure that no child of the dead one is at work.
 */
export async function disown(cluster: Cluster, life: string): Promise<void> {
  // A process that was just ending looks foreign for a moment, and takes its file along.
  await pause(250);
  const again = await findPostmaster(cluster);
  if (again.is !== "foreign" || again.life !== life) return;
  const text = await readFile(noteFile(cluster), "utf8").catch(() => "");
  // Another process may just have started it.
  if (lifeIn(text) !== life) return;
  await writeFile(noteFile(cluster), text.replace(/^\d+/, String(process.pid)));
}
