import { textAt } from "./columns/text-table.ts";
import type { Suggestion, SuggestQuery } from "./index-types.ts";
import type { SchemaPlan } from "./schema-plan.ts";
import type { ViewedSegment } from "./segments/opened-segment.ts";
import { commonestPhrases, phraseNumber } from "./suggesting/commonest-phrases.ts";
import { usesOf, type Wanted } from "./suggesting/phrase-uses.ts";
import { wordsOf } from "./text/fold.ts";

/** Values that start with the text, of the fields that suggest, in visible documents. */
export function suggest(
  { plan, seen }: { plan: SchemaPlan; seen: readonly ViewedSegment[] },
  { text, limit, fields, language }: SuggestQuery,
): Suggestion[] {
  const start = wordsOf(text).join(" ");
  if (start === "" || limit <= 0) return [];
  const numbers = fields?.map((key) => plan.fields.get(key)?.at ?? -1);
  const only = numbers === undefined ? null : new Set(numbers);
  const own = language === undefined ? 0 : plan.languages.indexOf(language) + 1;
  const wanted = { only, own };
  return commonestPhrases(seen, { start, wanted, limit }).map((phrase) =>
    describe(plan, seen, { phrase, wanted }),
  );
}

/** A phrase as it is written where it is most nearly a name, in the nearest language, and who carries it. */
function describe(
  plan: SchemaPlan,
  seen: readonly ViewedSegment[],
  { phrase, wanted }: { phrase: string; wanted: Wanted },
): Suggestion {
  const byField = new Map<number, number>();
  let count = 0;
  let written = -1;
  let text = "";
  let key = "";
  for (const one of seen) {
    const { displays, keys } = one.segment.columns;
    const at = phraseNumber(one, phrase);
    if (at < 0) continue;
    const uses = usesOf(one, at, wanted);
    if (uses.count === 0) continue;
    count += uses.count;
    key = textAt(keys, uses.last);
    for (const [field, own] of uses.byField.entries()) {
      if (own > 0) byField.set(field, (byField.get(field) ?? 0) + own);
    }
    if (uses.written <= written) continue;
    written = uses.written;
    text = textAt(displays, uses.display);
  }
  const [field] = [...byField].reduce((a, b) =>
    b[1] > a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a,
  );
  return { field: plan.byNumber[field]?.key ?? "", text, count, key: count === 1 ? key : null };
}
