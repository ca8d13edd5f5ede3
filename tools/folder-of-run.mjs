import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import path from "node:path";

/** Memory as a file system, on Linux. */
const memory = "/dev/shm";
/** More than all tests hold at once, with as much again for the programs that they start. */
const room = 8 * 2 ** 30;

/**
 * A folder for whatever this run of the tests writes, gone when it ends. In memory where there is
 * room: tests make and remove a quarter of a million files, mostly of databases, and on a disk that
 * took a fifth of all work.
 */
export function folderOfRun() {
  // Each project of the tests reads the settings anew.
  if (path.basename(tmpdir()) === nameOf(process.pid)) return tmpdir();
  const parent = hasRoom() ? memory : tmpdir();
  sweep(parent);
  const folder = path.join(parent, nameOf(process.pid));
  mkdirSync(folder);
  // As any folder for what is temporary: databases run under an account of their own.
  chmodSync(folder, 0o1777);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const nameOf = (pid) => `neroli-tests-${pid}`;

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem()) >= room;
  } catch {
    return false;
  }
}

/** What runs left behind that were killed. A database whose folder is gone ends within a minute. */
function sweep(parent) {
  for (const name of readdirSync(parent)) {
    const [, pid] = /^neroli-tests-(\d+)$/.exec(name) ?? [];
    if (!pid || isAlive(Number(pid))) continue;
    try {
      rmSync(path.join(parent, name), { recursive: true, force: true });
    } catch {
      // Another account's.
    }
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
