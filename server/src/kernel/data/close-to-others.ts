import { chmodSync, type Dirent, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { log } from "../log/log.ts";

/** What Neroli keeps in its data folder; a new one is added here. */
const own = new Set(["assets", "catalogue", "imports", "mail", "postgres", "temp"]);
/** Drafts of a cluster, and what systems and file managers put anywhere. */
const passed = /^(postgres\.new-.*|lost\+found|\..*)$/;
/** More is beneath a closed folder anyway, where nobody gets. */
const mostFiles = 50_000;
const group = 0o070;
const others = 0o007;

/**
 * Takes from every other account of the machine what it could read in the data folder. A folder in
 * which other things lie beside ours may be anybody's (somebody has set NEROLI_DATA to /srv): then
 * ours are closed, one by one, and the folder stays as it is.
 */
export function closeToOthers(folder: string): void {
  const names = entriesOf(folder).map(({ name }) => name);
  const foreign = names.filter((name) => !own.has(name) && !passed.test(name));
  const closed = foreign.length === 0 && close(folder);
  if (!closed) tell(folder, foreign);
  let left = mostFiles;
  for (const name of names) {
    // The database looks after its own folder, and would not start were it open.
    if (own.has(name) && name !== "postgres") left = closeTree(path.join(folder, name), left);
  }
}

/** A closed folder is believed to be closed throughout: nobody gets to what is in it. */
function closeTree(top: string, most: number): number {
  if (!isOpen(top)) return most;
  let left = most;
  const open = close(top) ? [top] : [];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const entry of entriesOf(folder)) {
      const place = path.join(folder, entry.name);
      if (left-- <= 0) return 0;
      if (entry.isDirectory()) open.push(place);
      if (entry.isDirectory() || entry.isFile()) close(place);
    }
  }
  return left;
}

/** None of what is gone meanwhile, or of another account's folder. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

const modeOf = (place: string) => statSync(place, { throwIfNoEntry: false })?.mode ?? 0;
const isOpen = (place: string) => (modeOf(place) & (group | others)) !== 0;

/** False when it belongs to another account and stays open. */
function close(place: string): boolean {
  if (!isOpen(place)) return true;
  try {
    chmodSync(place, modeOf(place) & 0o700);
    return true;
  } catch {
    return false;
  }
}

function tell(folder: string, foreign: readonly string[]): void {
  if (!isOpen(folder)) return;
  const why =
    foreign.length > 0
      ? `other things lie in it (${foreign.slice(0, 3).join(", ")})`
      : "it belongs to another account";
  log.warn({ folder }, `the data folder is open to others of this machine: ${why}`);
}
