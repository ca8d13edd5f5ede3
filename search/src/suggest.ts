import type { Store } from "./document-store.ts";
import { wordsOf } from "./fold.ts";
import type { GrowingInts } from "./growing.ts";
import type { Suggestion } from "./index-types.ts";
import { isSuggested, phraseField, tierOf } from "./postings.ts";
import type { View } from "./visibility.ts";
import { idsWithPrefix, postingsOf } from "./vocabulary.ts";

interface Asked {
  text: string;
  view: View;
  limit: number;
  /** The one field whose values are wanted; all that suggest when left out. */
  field: string | undefined;
}

/** Values that start with the text, of the fields that suggest, in visible documents. */
export function suggest(store: Store, { text, view, limit, field }: Asked): Suggestion[] {
  const start = wordsOf(text).join(" ");
  if (start === "" || limit <= 0) return [];
  const only = field === undefined ? null : (store.plan.fields.get(field)?.at ?? -1);
  const suggestions: Suggestion[] = [];
  for (const id of idsWithPrefix(store.phrases, start)) {
    const suggestion = suggestionOf(store, { view, only }, postingsOf(store.phrases, id));
    if (suggestion !== null) suggestions.push(suggestion);
  }
  return suggestions.sort(commonestFirst).slice(0, limit);
}

/** One phrase, under the field where most documents have it; null when none is visible. */
function suggestionOf(
  store: Store,
  { view, only }: { view: View; only: number | null },
  postings: GrowingInts,
): Suggestion | null {
  const fields = new Map<number, number>();
  let count = 0;
  let last = -1;
  let display = -1;
  for (let at = 0; at < postings.length; at += 3) {
    const slot = postings.data[at] as number;
    const entry = postings.data[at + 1] as number;
    if (!isSuggested(entry) || (view.levels[slot] as number) <= tierOf(entry)) continue;
    if (only !== null && phraseField(entry) !== only) continue;
    if (slot !== last) count++;
    last = slot;
    if (display === -1) display = postings.data[at + 2] as number;
    fields.set(phraseField(entry), (fields.get(phraseField(entry)) ?? 0) + 1);
  }
  if (count === 0) return null;
  const [field] = [...fields].reduce((a, b) =>
    b[1] > a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a,
  );
  return {
    field: store.plan.byNumber[field]?.key ?? "",
    text: store.displays[display] as string,
    count,
    key: count === 1 ? (store.keys[last] as string) : null,
  };
}

function commonestFirst(a: Suggestion, b: Suggestion): number {
  if (a.count !== b.count) return b.count - a.count;
  if (a.text.length !== b.text.length) return a.text.length - b.text.length;
  return a.text < b.text ? -1 : a.text > b.text ? 1 : 0;
}
