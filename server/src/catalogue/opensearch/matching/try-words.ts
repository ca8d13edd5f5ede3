import { exactness } from "@neroli/search/columns/postings.ts";
import { variants } from "@neroli/search/matching/rate-exactness.ts";
import type { Clause } from "../engine/ask-engine.ts";
import { type AskedIndex, countEach, type Trial } from "./asked-index.ts";
import {
  allOf,
  answers,
  calledSo,
  commonName,
  identifiedBy,
  meets,
  meetsAll,
  phrasesOf,
} from "./word-clauses.ts";

/** What a trial found. */
export interface Tried {
  trial: Trial;
  /** The documents that answer it. */
  found: Clause;
  total: number;
  /** By word, how rare it is among what the viewer sees (BM25): rare words count for more. */
  rarities: readonly number[];
  /** Whether some of them is called as the trial says, and does not merely have its words. */
  isCalledSo: boolean;
  /** Whether one of them has it as its name or title: then no neighbour of its words is looked at. */
  isTitled: boolean;
}

/** What answers a query, as it was understood. */
export interface Matches {
  /** Null when the query has no words: everything. */
  tried: Tried | null;
  corrected: string | null;
  left_out: readonly string[];
}

const nothing: Clause = { match_none: {} };

/** Counts what answers a trial, and whether any of it is called so. */
export async function tryWords(asked: AskedIndex, trial: Trial): Promise<Tried> {
  const { plan } = asked;
  const found = answers(plan, trial);
  const phrases = phrasesOf(trial);
  const identified = identifiedBy(plan, trial);
  const isNumber = identified !== null && trial.identifier?.only !== true;
  const common = commonName(trial);
  const words: Record<string, Clause> = Object.fromEntries(
    trial.words.map((word, at) => [wordAt(at), meets(word, "typo", trial.typos[at])]),
  );
  const counts = await countEach(asked, {
    ...words,
    all: { match_all: {} },
    total: found,
    called: allOf([found, calledSo(phrases, exactness.component + 1)]),
    titled: allOf([found, calledSo(phrases, exactness.title)]),
    common: common === null ? nothing : allOf([meetsAll(trial, "typo"), common.whole]),
    identified: isNumber ? identified : nothing,
  });
  const isTitled = counts.titled > 0;
  const isCalledSo = counts.called + counts.identified > 0 || (!isTitled && counts.common > 0);
  const holding: Readonly<Record<string, number>> = counts;
  const rarities = trial.words.map((_, at) => rarityOf(holding[wordAt(at)] ?? 0, counts.all));
  return { trial, found, total: counts.total, rarities, isCalledSo, isTitled };
}

const wordAt = (at: number): string => `word ${at}`;

function rarityOf(holding: number, of: number): number {
  const present = Math.min(holding, of);
  return Math.log(1 + (of - present + 0.5) / (present + 0.5));
}

/** Whether some found document is called so once words are taken for their neighbours. */
export async function isNearlyCalledSo(
  asked: AskedIndex,
  { trial, found, isTitled }: Tried,
  typos: readonly (readonly string[])[],
): Promise<boolean> {
  if (isTitled) return false;
  const phrases = variants(trial, typos);
  if (phrases.length === 0) return false;
  const mistaken = { bool: { filter: found, must_not: meetsAll(trial, "prefix") } };
  const { titled, called } = await countEach(asked, {
    titled: allOf([found, calledSo(phrases, exactness.title)]),
    called: allOf([mistaken, calledSo(phrases, exactness.component + 1)]),
  });
  return titled + called > 0;
}
