import type { Seen } from "./asked.ts";
import { commonestPhrases } from "./commonest-phrases.ts";
import { wordsOf } from "./fold.ts";
import type { Suggestion } from "./index-types.ts";
import { phraseExactness, phraseField } from "./postings.ts";
import type { SchemaPlan } from "./schema-plan.ts";
import { levelAt } from "./segment-view.ts";
import { firstTextFrom, textAt } from "./text-table.ts";

interface Asked {
  text: string;
  limit: number;
  /** The fields whose values are wanted; all that suggest when left out. */
  fields: readonly string[] | undefined;
}

type Only = ReadonlySet<number> | null;

/** Values that start with the text, of the fields that suggest, in visible documents. */
export function suggest(
  { plan, seen }: { plan: SchemaPlan; seen: readonly Seen[] },
  { text, limit, fields }: Asked,
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
  seen: readonly Seen[],
  { phrase, only }: { phrase: string; only: Only },
): Suggestion {
  const uses = new Map<number, number>();
  let count = 0;
  let display = { exactness: -1, text: "" };
  let key = "";
  for (const { segment, view } of seen) {
    const { suggestions, displays, keys } = segment.columns;
    const { texts, starts, docs, entries } = suggestions;
    const at = firstTextFrom(texts, phrase);
    if (at >= starts.length - 1 || textAt(texts, at) !== phrase) continue;
    let last = -1;
    for (let row = starts[at] as number; row < (starts[at + 1] as number); row++) {
      const doc = docs[row] as number;
      const entry = entries[row] as number;
      const field = phraseField(entry);
      if (only !== null && !only.has(field)) continue;
      if (levelAt(segment, view, doc) <= (entry & 3)) continue;
      if (doc !== last) count++;
      last = doc;
      uses.set(field, (uses.get(field) ?? 0) + 1);
      const exactness = phraseExactness(entry);
      if (exactness <= display.exactness) continue;
      display = { exactness, text: textAt(displays, suggestions.displays[row] as number) };
    }
    if (last >= 0) key = textAt(keys, last);
  }
  const [field] = [...uses].reduce((a, b) =>
    b[1] > a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a,
  );
  const own = count === 1 ? key : null;
  return { field: plan.byNumber[field]?.key ?? "", text: display.text, count, key: own };
}
