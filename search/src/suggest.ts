import { textAt } from "./columns/text-table.ts";
import type { Suggestion } from "./index-types.ts";
import type { SchemaPlan } from "./schema-plan.ts";
import type { ViewedSegment } from "./segments/opened-segment.ts";
import { commonestPhrases, phraseNumber } from "./suggesting/commonest-phrases.ts";
import { type FieldSelection, usesOf } from "./suggesting/phrase-uses.ts";
import { wordsOf } from "./text/fold.ts";

interface SuggestQuery {
  text: string;
  limit: number;
  /** The fields whose values are wanted; all that suggest when left out. */
  fields: readonly string[] | undefined;
}

/** Values that start with the text, of the fields that suggest, in visible documents. */
export function suggest(
  { plan, seen }: { plan: SchemaPlan; seen: readonly ViewedSegment[] },
  { text, limit, fields }: SuggestQuery,
): Suggestion[] {
  const start = wordsOf(text).join(" ");
  if (start === "" || limit <= 0) return [];
  const numbers = fields?.map((key) => plan.fields.get(key)?.at ?? -1);
  const only = numbers === undefined ? null : new Set(numbers);
  return commonestPhrases(seen, { start, only, limit }).map((phrase) =>
    describe(plan, seen, { phrase, only }),
  );
}

/** A phrase as it is written, where it is most nearly a name, and who carries it. */
function describe(
  plan: SchemaPlan,
  seen: readonly ViewedSegment[],
  { phrase, only }: { phrase: string; only: FieldSelection },
): Suggestion {
  const byField = new Map<number, number>();
  let count = 0;
  let exactness = -1;
  let text = "";
  let key = "";
  for (const one of seen) {
    const { displays, keys } = one.segment.columns;
    const at = phraseNumber(one, phrase);
    if (at < 0) continue;
    const uses = usesOf(one, at, only);
    if (uses.count === 0) continue;
    count += uses.count;
    key = textAt(keys, uses.last);
    for (const [field, own] of uses.byField.entries()) {
      if (own > 0) byField.set(field, (byField.get(field) ?? 0) + own);
    }
    if (uses.exactness <= exactness) continue;
    exactness = uses.exactness;
    text = textAt(displays, uses.display);
  }
  const [field] = [...byField].reduce((a, b) =>
    b[1] > a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a,
  );
  return { field: plan.byNumber[field]?.key ?? "", text, count, key: count === 1 ? key : null };
}
