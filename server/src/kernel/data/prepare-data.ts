import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { StartError } from "../start-error.ts";
import { closeToOthers } from "./close-to-others.ts";
import { processMark } from "./process-mark.ts";
import { sweepLeft } from "./sweep-left.ts";

/** With less the database cannot even begin another file of its journal. */
const leastMegabytes = 32;

/**
 * Makes the data folder ready before anything is read or written there: what this process writes
 * from now on is for its own account alone, and so is what is there already (mails carry links that
 * set passwords). Temporary files lie there too, and
 * what killed processes have left is cleared.
 * @throws StartError when nothing can be written there.
 */
export async function prepareData(folder: string): Promise<void> {
  process.umask(0o077);
  await mkdir(folder, { recursive: true }).catch((error) => {
    throw new StartError(refusal(folder, error));
  });
  closeToOthers(folder);
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    await writeFile(probe, "written to see whether it can be");
    await assertRoom(folder);
    await sweepLeft(folder);
    const temp = path.join(folder, "temp", processMark());
    await mkdir(temp, { recursive: true });
    process.env.TMPDIR = temp;
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(refusal(folder, error as Error));
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}

async function assertRoom(folder: string): Promise<void> {
  const { bsize, bavail, bfree } = await statfs(folder);
  const free = (bsize * (process.getuid?.() === 0 ? bfree : bavail)) / 1_000_000;
  // Some file systems do not tell, and say zero of everything.
  if (bsize * bfree > 0 && free < leastMegabytes) throw new StartError(full(folder));
}

const full = (folder: string) =>
  `The disk that the data folder ${folder} is on is full: make room for ${leastMegabytes} MB at least, or set NEROLI_DATA to a folder elsewhere.`;

function refusal(folder: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === "ENOSPC" || code === "EDQUOT") return full(folder);
  if (code === "EROFS") {
    return `The data folder ${folder} is on a disk that can only be read: set NEROLI_DATA to a folder that can be written.`;
  }
  if (code === "EACCES" || code === "EPERM") {
    return `This account may not write to the data folder ${folder}: start with the account that it belongs to, or set NEROLI_DATA to another folder.`;
  }
  if (code === "ENOTDIR" || code === "EEXIST") {
    return `NEROLI_DATA is ${folder}, but that is a file or lies below one: set it to a folder.`;
  }
  return `The data folder ${folder} cannot be used: ${message}.`;
}
