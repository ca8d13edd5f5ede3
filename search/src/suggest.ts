import type { Seen } from "./asked.ts";
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

/** One phrase over all segments. */
interface Gathered {
  count: number;
  /** The last document that carries it. */
  key: () => string;
  /** Uses by field. */
  fields: Map<number, number>;
  /** How it is written where it is most nearly a name. */
  display: { exactness: number; text: string };
}

/** Values that start with the text, of the fields that suggest, in visible documents. */
export function suggest(
  { plan, seen }: { plan: SchemaPlan; seen: readonly Seen[] },
  { text, limit, fields }: Asked,
): Suggestion[] {
  const start = wordsOf(text).join(" ");
  if (start === "" || limit <= 0) return [];
  const only = fields === undefined ? null : new Set(fields.map((key) => plan.fields.get(key)?.at));
  const gathered = new Map<string, Gathered>();
  for (const one of seen) gather(one, { start, only, gathered });
  const suggestions = Array.from(gathered.values(), ({ count, key, fields, display }) => {
    const [most] = [...fields].reduce((a, b) =>
      b[1] > a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a,
    );
    return { field: plan.byNumber[most]?.key ?? "", text: display.text, count, key };
  });
  return suggestions
    .sort(commonestFirst)
    .slice(0, limit)
    .map(({ key, ...rest }) => ({ ...rest, key: rest.count === 1 ? key() : null }));
}

function gather(
  { segment, view }: Seen,
  asked: {
    start: string;
    only: ReadonlySet<number | undefined> | null;
    gathered: Map<string, Gathered>;
  },
): void {
  const { suggestions, displays, keys } = segment.columns;
  const { texts, starts, docs, entries } = suggestions;
  const end = firstTextFrom(texts, `${asked.start}\uffff`);
  for (let phrase = firstTextFrom(texts, asked.start); phrase < end; phrase++) {
    let known: Gathered | undefined;
    let last = -1;
    for (let row = starts[phrase] as number; row < (starts[phrase + 1] as number); row++) {
      const doc = docs[row] as number;
      const entry = entries[row] as number;
      const field = phraseField(entry);
      if (asked.only !== null && !asked.only.has(field)) continue;
      if (levelAt(segment, view, doc) <= (entry & 3)) continue;
      known ??= gatheredOf(asked.gathered, textAt(texts, phrase));
      if (doc !== last) known.count++;
      last = doc;
      known.fields.set(field, (known.fields.get(field) ?? 0) + 1);
      const exactness = phraseExactness(entry);
      if (exactness <= known.display.exactness) continue;
      known.display = { exactness, text: textAt(displays, suggestions.displays[row] as number) };
    }
    if (known !== undefined) known.key = () => textAt(keys, last);
  }
}

function gatheredOf(gathered: Map<string, Gathered>, phrase: string): Gathered {
  const known = gathered.get(phrase);
  if (known !== undefined) return known;
  const made = { count: 0, key: () => "", fields: new Map(), display: { exactness: -1, text: "" } };
  gathered.set(phrase, made);
  return made;
}

interface Counted {
  count: number;
  text: string;
}

function commonestFirst(a: Counted, b: Counted): number {
  if (a.count !== b.count) return b.count - a.count;
  if (a.text.length !== b.text.length) return a.text.length - b.text.length;
  return a.text < b.text ? -1 : a.text > b.text ? 1 : 0;
}
