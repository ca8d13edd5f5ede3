import type { AnnexEntry } from "../reading/annex-entry.ts";
import { matchParts } from "./match-parts.ts";

/** What a file changes of the entries that are known. */
export interface Changes {
  added: AnnexEntry[];
  changed: AnnexEntry[];
  same: number;
  /** Rows of which a later state is known, which stays. */
  older: number;
}

/** Entries that the file does not have are left as they are: a file may be of some entries alone. */
export function compareEntries(known: readonly AnnexEntry[], read: readonly AnnexEntry[]): Changes {
  const changes: Changes = { added: [], changed: [], same: 0, older: 0 };
  const byPlace = new Map(known.map((entry) => [placeOf(entry), entry]));
  for (const entry of matchParts(known, read)) {
    const before = byPlace.get(placeOf(entry));
    if (!before) changes.added.push(entry);
    else if (before.dated > entry.dated) changes.older++;
    else if (isSame(before, entry)) changes.same++;
    else changes.changed.push(entry);
  }
  return changes;
}

const placeOf = ({ number, part }: AnnexEntry) => `${number} ${part}`;

function isSame(one: AnnexEntry, other: AnnexEntry): boolean {
  const names = Object.keys(other) as (keyof AnnexEntry)[];
  return names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
