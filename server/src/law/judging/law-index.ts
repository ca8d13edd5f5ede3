import type { AnnexEntry } from "../reading/annex-entry.ts";
import { foldName } from "../reading/read-names.ts";
import { groupsOf } from "./groups.ts";
import { type Rules, rulesOf } from "./rules.ts";

/** An entry that speaks of a substance. */
export interface Match {
  rules: Rules;
  byName: boolean;
  /** It names a group that the substance may belong to, and no entry names the substance itself. */
  ofGroup: boolean;
}

/** The entries of all annexes, found by what they are named and numbered. */
export interface LawIndex {
  /** Every entry that speaks of the substance; those by name before those by number alone. */
  find(substance: { name: string; cas: readonly string[] }): Match[];
}

/** Puts the entries in order; those that are moved or deleted say nothing. */
export function indexLaw(entries: readonly AnnexEntry[]): LawIndex {
  const byName = new Map<string, Rules[]>();
  const byCas = new Map<string, Rules[]>();
  const byPlace = new Map<string, Rules[]>();
  for (const entry of entries) {
    if (entry.gone) continue;
    const rules = rulesOf(entry);
    for (const name of entry.names) put(byName, name, rules);
    for (const number of entry.cas) put(byCas, number, rules);
    put(byPlace, `${entry.annex}/${entry.number}`, rules);
  }
  return {
    find({ name, cas }) {
      const named = byName.get(foldName(name)) ?? [];
      const numbered = cas.flatMap((number) => byCas.get(number) ?? []);
      const all = [...new Set([...named, ...numbered])];
      if (all.length > 0) {
        return all.map((rules) => ({ rules, byName: named.includes(rules), ofGroup: false }));
      }
      return groupsOf(name)
        .flatMap(({ annex, number }) => byPlace.get(`${annex}/${number}`) ?? [])
        .map((rules) => ({ rules, byName: false, ofGroup: true }));
    },
  };
}

function put(map: Map<string, Rules[]>, key: string, rules: Rules): void {
  const found = map.get(key);
  if (found) found.push(rules);
  else map.set(key, [rules]);
}
