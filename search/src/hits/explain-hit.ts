import { eachRowOf } from "../columns/hashed-rows.ts";
import { exactness, identifierField, phraseExactness } from "../columns/postings.ts";
import type { Exactness, HitExplanation, WordExplanation } from "../index-types.ts";
import { bestWord } from "../matching/best-word.ts";
import { type FoundDocuments, positionOf, type RatedWord } from "../matching/found-documents.ts";
import { identifiedAs } from "../matching/rate-exactness.ts";
import { exactnessOf, kindOf, partOf, scoreInUnits } from "../matching/score.ts";
import { kinds } from "../matching/word-choices.ts";
import type { WordSearch } from "../matching/word-search.ts";
import { identifierValue } from "../matching/word-sets.ts";
import { greatestImpact, type SchemaPlan } from "../schema-plan.ts";
import { placeOf } from "../segments/natural-place.ts";
import type { ViewedSegment } from "../segments/opened-segment.ts";
import { plainWord } from "../text/own-words.ts";
import { otherPhrase, type ParsedQuery, type QueryWord } from "../text/parse-query.ts";
import type { Hit } from "./top-hits.ts";

const exactnesses = Object.keys(exactness) as Exactness[];

interface ExplanationInput {
  asked: Pick<WordSearch, "plan" | "parsed">;
  /** The query as it was understood. */
  words: readonly QueryWord[];
  /** The words' matches in the hit's segment; null when there are no words. */
  found: FoundDocuments | null;
}

/**
 * Why a hit stands where it does: the numbers that ranked it. Its score is 4096 times the kind of
 * its worst word, 256 times its exactness, and what its words add.
 */
export function explainHit(hit: Hit, { asked, words, found }: ExplanationInput): HitExplanation {
  const { seen, doc, score } = hit;
  const rank = placeOf(seen, doc).rank;
  const at = found === null ? -1 : positionOf(found, doc);
  const there = found !== null && found.docs[at] === doc && at < found.length;
  const explained = there
    ? found.rated.flatMap((rated, word) => {
        const queried = words[word];
        return queried ? explainWord(seen, doc, { plan: asked.plan, rated, queried }) : [];
      })
    : [];
  // What carries the number is found whatever else is asked.
  const wholly = explained.length > 0 && explained.length === found?.rated.length;
  return {
    score: scoreInUnits(score),
    kind: kindName(kindOf(score)),
    exactness: exactnessName(hit, asked.parsed),
    rank,
    words: wholly ? explained : explainIdentifier(seen, doc, asked),
  };
}

const kindName = (kind: number): WordExplanation["how"] =>
  kind === kinds.typo ? "typo" : kind === kinds.prefix ? "prefix" : "exact";

/** Another name and a name one letter away have the same number: the phrases tell which it is. */
function exactnessName({ seen, doc, score }: Hit, { words, phrase }: ParsedQuery): Exactness {
  const { phrases } = seen.segment.columns;
  const value = exactnessOf(score);
  const [name = "none", ...others] = exactnesses.filter((one) => exactness[one] === value);
  if (others.length === 0) return name;
  const written = [phrase, otherPhrase(words)].some((text) => {
    let found = false;
    eachRowOf(phrases, text, (one, entry) => {
      found = one === doc && phraseExactness(entry) === value;
      return found;
    });
    return found;
  });
  return written ? "otherName" : "nearName";
}

/** The posting that a word of the query was met by in a document. */
function explainWord(
  { segment, view }: ViewedSegment,
  doc: number,
  { plan, rated, queried }: { plan: SchemaPlan; rated: RatedWord; queried: QueryWord },
): WordExplanation[] {
  const { value, word } = bestWord(segment, { view, ranges: rated.choices.ranges, doc });
  const { identified } = rated.choices;
  const { text, plurals, endings } = queried;
  let best = value;
  let field: string | null = null;
  for (const [at, other] of identified.docs.entries()) {
    if (other !== doc) continue;
    const entry = identified.entries[at] as number;
    const own = identifierValue(plan, entry);
    if (own <= best) continue;
    best = own;
    field = plan.byNumber[identifierField(entry)]?.key ?? null;
  }
  if (best === 0) return [];
  const weight = scoreInUnits(partOf(rated.rarity, (best >> 3) & greatestImpact));
  if (field !== null) return [{ word: text, matched: text, field, how: "identifier", weight }];
  const matched = plainWord(segment.words[word] as string);
  const ending = plurals.includes(matched) || endings.includes(matched);
  const how = ending ? "ending" : kindName(best >> 14);
  return [{ word: text, matched, field: null, how, weight }];
}

/** The whole query is an identifier of the document. */
function explainIdentifier(
  seen: ViewedSegment,
  doc: number,
  asked: Pick<WordSearch, "plan" | "parsed">,
): WordExplanation[] {
  const own = identifiedAs(asked, seen).filter((one) => one.doc === doc);
  return own.slice(0, 1).map(({ field, least }) => ({
    word: asked.parsed.identifier?.id ?? "",
    matched: asked.parsed.identifier?.id ?? "",
    field: field?.key ?? null,
    how: "identifier",
    weight: least,
  }));
}
