import { leads } from "@neroli/contract/enumerations/synonyms.ts";
import {
  fewestNames,
  type NewSynonym,
  type Synonym,
  type SynonymName,
} from "@neroli/contract/synonyms/schema.ts";
import { wordsOf } from "@neroli/search/text/fold.ts";
import { AppError } from "../../kernel/errors.ts";

/** A name as searches compare it: "Tea-Tree Oil®" is "tea tree oil". */
export const foldName = (text: string): string => wordsOf(text).join(" ");

/** Stands for more names than are told one by one; no folded name has such a sign. */
export const everyName = "*";

/** A group as it is kept, beside its id and version. */
export type FoldedGroup = Pick<Synonym, "relation" | "names" | "leads_to"> & {
  /** One for each name. */
  folded: string[];
  /** One for each name that the group leads to. */
  leads_folded: string[];
};

/** What searches cannot tell apart is one name, the first of them. */
function foldNames(given: readonly SynonymName[]): Map<string, SynonymName> {
  const kept = new Map<string, SynonymName>();
  for (const name of given) {
    const folded = foldName(name.text);
    if (folded !== "" && !kept.has(folded)) kept.set(folded, name);
  }
  return kept;
}

/**
 * A group as it is kept. Throws `synonyms.too-few` when names that mean the same are fewer than two,
 * or those that lead lead nowhere.
 */
export function foldGroup({ relation, names, leads_to }: NewSynonym): FoldedGroup {
  const own = foldNames(names);
  const others = leads(relation) ? foldNames(leads_to) : new Map<string, SynonymName>();
  const isTooSmall = leads(relation) ? own.size * others.size === 0 : own.size < fewestNames;
  if (isTooSmall) throw new AppError("synonyms.too-few");
  return {
    relation,
    names: [...own.values()],
    folded: [...own.keys()],
    leads_to: [...others.values()],
    leads_folded: [...others.keys()],
  };
}

/** A group as a row of the table. */
export const rowOf = ({ names, leads_to, ...group }: FoldedGroup) => ({
  ...group,
  names: JSON.stringify(names),
  leads_to: JSON.stringify(leads_to),
});

const toldNames = (names: readonly SynonymName[]): string[] =>
  names.map(({ text, language }) => (language === null ? text : `${text} (${language})`));

/** A group as the audit trail tells it, its names as "Teebaumöl (de)". */
export const toldGroup = ({ relation, names, leads_to }: Omit<NewSynonym, "version">) => ({
  names: toldNames(names),
  ...(relation !== "EQUAL" && { relation }),
  ...(leads_to.length > 0 && { leads_to: toldNames(leads_to) }),
});

/** Names whose products are found otherwise when a group comes, changes or goes. */
export const concerned = ({
  relation,
  folded,
  leads_folded,
}: Omit<FoldedGroup, "names" | "leads_to">) =>
  leads(relation) ? leads_folded : relation === "BEGINNING" ? folded.slice(0, 1) : folded;
