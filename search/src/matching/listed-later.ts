import { hasBit } from "../columns/bits.ts";
import { eachRowOf } from "../columns/hashed-rows.ts";
import { exactness, phraseExactness } from "../columns/postings.ts";
import type { ViewedSegment } from "../segments/opened-segment.ts";
import { notReady } from "../segments/ready-rows.ts";
import { levelAt } from "../segments/segment-view.ts";
import { bestOfRow, inOrder, rowOfRange, scoreOfMeeting } from "./best-of-row.ts";
import { bestWord } from "./best-word.ts";
import {
  emptyFoundDocuments,
  type FoundDocuments,
  type Phrase,
  type RatedWord,
  type Unlisted,
} from "./found-documents.ts";
import { calledSo, raiseListed } from "./raise-by-phrase.ts";
import { findWord, kinds } from "./word-choices.ts";

/** Documents called so, of which each is looked at. */
const fewCalled = 512;

interface Called {
  /** How exactly, by document. */
  documents: ReadonlyMap<number, number>;
  /** They are all there are, and not the best alone. */
  whole: boolean;
}

/** What a word finds that a row of ready counts stands for: it is listed when somebody reads it. */
export function listedLater(
  seen: ViewedSegment,
  { word, row, list }: { word: RatedWord; row: number; list: () => FoundDocuments },
): FoundDocuments {
  let listed: FoundDocuments | null = null;
  const phrases: Phrase[] = [];
  const read = (): FoundDocuments => {
    if (listed !== null) return listed;
    listed = list();
    for (const phrase of phrases) raiseListed(seen, listed, phrase);
    return listed;
  };
  const unlisted = notListed(seen, { word, row, phrases });
  return {
    ...emptyFoundDocuments(),
    length: seen.segment.readySizes[row] as number,
    get docs() {
      return read().docs;
    },
    get scores() {
      return read().scores;
    },
    get unlisted() {
      return listed === null ? unlisted : null;
    },
  };
}

function notListed(
  seen: ViewedSegment,
  { word, row, phrases }: { word: RatedWord; row: number; phrases: Phrase[] },
): Unlisted {
  const { segment, view } = seen;
  const { ranges } = word.choices;
  const raised = new Map<number, number>();
  /** So many of those that are called so are certainly the best of them. */
  let certain = Number.POSITIVE_INFINITY;
  return {
    raise(phrase) {
      const called = allCalled(seen, phrase) ?? bestCalled(seen, word, phrase);
      if (called === null) return null;
      let named = false;
      for (const [doc, exact] of called.documents) {
        const { value } = bestWord(segment, { view, ranges, doc });
        if (value === 0) continue;
        if (exact >= exactness.title) named = true;
        const score = raised.get(doc) ?? scoreOfMeeting(word.rarity, value);
        raised.set(doc, calledSo(score, { exact, near: phrase.near }));
      }
      if (!called.whole) certain = Math.min(certain, called.documents.size);
      phrases.push(phrase);
      return named;
    },
    best(wanted) {
      const best = wanted > certain ? null : bestOfRow(segment, { view, row, word, wanted });
      if (best === null || raised.size === 0) return best;
      const others = best.filter(({ doc }) => !raised.has(doc));
      const first = Array.from(raised, ([doc, score]) => ({ doc, score }));
      return inOrder([...first, ...others]).slice(0, wanted);
    },
  };
}

/** What the viewer sees called so; null if it is too much. */
function allCalled({ segment, view }: ViewedSegment, { phrase }: Phrase): Called | null {
  const documents = new Map<number, number>();
  eachRowOf(segment.columns.phrases, phrase, (doc, entry) => {
    if (levelAt(segment, view, doc) <= (entry & 3)) return false;
    documents.set(doc, Math.max(documents.get(doc) ?? 0, phraseExactness(entry)));
    return documents.size > fewCalled;
  });
  return documents.size > fewCalled ? null : { documents, whole: true };
}

/** The best of what is called as the word itself; null where those of no such word are kept. */
function bestCalled(
  { segment }: ViewedSegment,
  { choices }: RatedWord,
  phrase: Phrase,
): Called | null {
  const from = findWord(segment, phrase.phrase);
  const first = Math.max(...choices.ranges.map(({ kind }) => kind));
  // Only of what is met best, and is called as it is met, the order is that which is kept.
  const isAsked =
    first === (phrase.near ? kinds.typo : kinds.exact) &&
    choices.ranges.some(
      (range) => range.kind === first && range.from === from && range.to === from + 1,
    );
  const row = isAsked ? rowOfRange(segment.columns, { from, to: from + 1 }) : notReady;
  if (row === notReady) return null;
  const { called, calledAs, froms } = segment.columns.ready;
  const kept = called.length / froms.length;
  const documents = new Map<number, number>();
  for (let at = row * kept; at < (row + 1) * kept && (calledAs[at] as number) > 0; at++) {
    const doc = called[at] as number;
    if (hasBit(segment.alive, doc)) documents.set(doc, calledAs[at] as number);
  }
  return documents.size === 0 ? null : { documents, whole: false };
}
