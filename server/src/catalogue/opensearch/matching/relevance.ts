import { exactness } from "@neroli/search/columns/postings.ts";
import { variants } from "@neroli/search/matching/rate-exactness.ts";
import { greatestImpact, type SchemaPlan } from "@neroli/search/schema-plan.ts";
import type { QueryWord } from "@neroli/search/text/parse-query.ts";
import type { Clause } from "../engine/ask-engine.ts";
import { impactAt, magnitudes, wordsAt } from "../engine/mapping.ts";
import type { Trial } from "./asked-index.ts";
import {
  anyOf,
  commonName,
  formsOf,
  identifiedBy,
  inOwnLanguage,
  meetsAll,
  phrasesOf,
  saidAs,
  withForms,
} from "./word-clauses.ts";

/** How much a kind and a step of exactness count; see search/src/matching/score.ts. */
const kindUnit = 4_096;
const exactnessUnit = 256;

/** Equally relevant documents in their natural order. */
export const naturally: readonly Clause[] = [
  { rank: "desc" },
  { name: { order: "asc", missing: "_last" } },
  { key: "asc" },
];

interface Wanted {
  trial: Trial;
  /** By word. */
  rarities: readonly number[];
}

/**
 * What adds to the score of a document: how its words are met at worst, how exactly it is called so,
 * and each of its words. Its parts have names, by which a hit tells what ranked it.
 */
export function orderedBy(
  plan: SchemaPlan,
  { trial, rarities }: Wanted,
): { query: Clause[]; sort: Clause[] } {
  const query = [
    worth(meetsAll(trial, "exact"), kindUnit, "kind exact"),
    worth(meetsAll(trial, "prefix"), kindUnit, "kind prefix"),
    bestOf(exactnessClauses(plan, trial)),
    ...trial.words.map((word, at) =>
      bestOf(wordClauses(word, { at, typos: trial.typos[at] ?? [], rarity: rarities[at] ?? 0 })),
    ),
  ];
  return { query, sort: [{ _score: "desc" }, ...naturally] };
}

const bestOf = (queries: Clause[]): Clause => ({ dis_max: { queries } });

const worth = (filter: Clause, boost: number, name: string): Clause => ({
  constant_score: { filter, boost, _name: name },
});

function exactnessClauses(plan: SchemaPlan, trial: Trial): Clause[] {
  const said = (phrases: Iterable<string>, exact: number, as: number) =>
    worth(saidAs(phrases, exact), as * exactnessUnit, `exactness ${as}`);
  const phrases = phrasesOf(trial);
  const clauses = [...new Set(Object.values(exactness))]
    .filter((one) => one > 0 && one < exactness.identifier)
    .map((one) => said(phrases, one, one));
  const near = variants(trial, trial.typos);
  if (near.length > 0) {
    clauses.push(said(near, exactness.name, exactness.nearName));
    clauses.push(said(near, exactness.title, exactness.nearName));
  }
  const identified = identifiedBy(plan, trial);
  if (identified !== null) {
    const as = trial.identifier?.only ? 0 : exactness.identifier;
    clauses.push(worth(identified, as * exactnessUnit, `exactness ${as}`));
  }
  const common = commonName(trial);
  if (common !== null) {
    const { synonym, component } = exactness;
    clauses.push(worth(common.whole, synonym * exactnessUnit, `exactness ${synonym}`));
    clauses.push(worth(common.partly, component * exactnessUnit, `exactness ${component}`));
  }
  return clauses;
}

interface Counted {
  at: number;
  typos: readonly string[];
  rarity: number;
}

function wordClauses(word: QueryWord, { at, typos, rarity }: Counted): Clause[] {
  const forms = formsOf(word, "typo", typos);
  const own = word.language === null ? [] : [inOwnLanguage(forms, word.language)];
  return magnitudes.map((magnitude) => {
    const field = wordsAt(magnitude);
    const there = anyOf([forms, ...own].flatMap((some) => withForms(field, some)));
    return worth(there, (rarity * impactAt(magnitude)) / greatestImpact, `word ${at} ${magnitude}`);
  });
}
