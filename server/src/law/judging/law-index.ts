import type { AnnexEntry } from "../reading/annex-entry.ts";
import { foldName } from "../reading/read-names.ts";
import { type Rules, rulesOf } from "./rules.ts";

/** The entries of all annexes, found by what they are named and numbered. */
export interface LawIndex {
  /** Every entry that speaks of the substance; those by name before those by number alone. */
  find(substance: { name: string; cas: readonly string[] }): { rules: Rules; byName: boolean }[];
}

/** Puts the entries in order; those that are moved or deleted say nothing. */
export function indexLaw(entries: readonly AnnexEntry[]): LawIndex {
  const byName = new Map<string, Rules[]>();
  const byCas = new Map<string, Rules[]>();
  for (const entry of entries) {
    if (entry.gone) continue;
    const rules = rulesOf(entry);
    for (const name of entry.names) put(byName, name, rules);
    for (const number of entry.cas) put(byCas, number, rules);
  }
  return {
    find({ name, cas }) {
      const named = byName.get(foldName(name)) ?? [];
      const numbered = cas.flatMap((number) => byCas.get(number) ?? []);
      const all = [...new Set([...named, ...numbered])];
      return all.map((rules) => ({ rules, byName: named.includes(rules) }));
    },
  };
}

function put(map: Map<string, Rules[]>, key: string, rules: Rules): void {
  const found = map.get(key);
  if (found) found.push(rules);
  else map.set(key, [rules]);
}
