import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { now } from "../clock.ts";
import { isLeft } from "./process-mark.ts";

/** Of a machine that is not this one, nobody can tell whether its process lives. */
const mostHours = 24;

/**
 * Removes what processes have left that were killed: halves of mails, uploads on their way, and
 * temporary files. What another one is at stays, or it does that piece again.
 */
export async function sweepLeft(data: string): Promise<void> {
  const begun = performance.timeOrigin;
  const oldest = now().getTime() - mostHours * 3_600_000;
  await sweep(path.join(data, "mail"), (name, age) => name.endsWith(".part") && age < begun);
  await sweep(path.join(data, "assets", ".incoming"), isLeft);
  await sweep(path.join(data, "temp"), (name, age) => isLeft(name) || age < oldest);
}

async function sweep(
  folder: string,
  isDead: (name: string, written: number) => boolean,
): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const place = path.join(folder, name);
    const found = await stat(place).catch(() => null);
    if (found && isDead(name, found.mtimeMs)) await rm(place, { recursive: true, force: true });
  }
}
