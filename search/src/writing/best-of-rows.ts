import { shared8, shared32 } from "../columns/growing.ts";
import { eachRowOf } from "../columns/hashed-rows.ts";
import { phraseExactness } from "../columns/postings.ts";
import type { ReadyCounts, SegmentColumns } from "../columns/segment-columns.ts";
import { textAt } from "../columns/text-table.ts";
import { greatestImpact } from "../schema-plan.ts";

/** More than most turn over. */
const keptDocuments = 256;
/** Where a row has fewer documents. */
const noDocument = 0xffffffff;

type Columns = Pick<
  SegmentColumns,
  "words" | "wordStarts" | "postingDocs" | "postingEntries" | "phrases"
>;

/** The best documents of each row of words; see ReadyCounts. */
export function bestOfRows(
  columns: Columns,
  { froms, tos }: Pick<ReadyCounts, "froms" | "tos">,
  documents: number,
): Pick<ReadyCounts, "bests" | "called" | "calledAs"> {
  const bests = shared32(froms.length * keptDocuments);
  const called = shared32(froms.length * keptDocuments);
  const calledAs = shared8(froms.length * keptDocuments);
  // 1 + the greatest public impact, or 0.
  const impacts = new Uint16Array(froms.length === 0 ? 0 : documents);
  for (let row = 0; row < froms.length; row++) {
    const [from, to] = [froms[row] as number, tos[row] as number];
    impacts.fill(0);
    readImpacts(columns, { from, to }, impacts);
    bests.set(bestOf(impacts), row * keptDocuments);
    if (to > from + 1) continue;
    const named = calledAsWord(columns, { word: from, impacts });
    called.set(
      named.map(({ doc }) => doc),
      row * keptDocuments,
    );
    calledAs.set(
      named.map(({ exact }) => exact),
      row * keptDocuments,
    );
  }
  return { bests, called, calledAs };
}

/** The best documents that are called as a word; none where that is not public of all of them. */
function calledAsWord(
  { words, phrases }: Columns,
  { word, impacts }: { word: number; impacts: Uint16Array },
): { doc: number; exact: number }[] {
  const exacts = new Map<number, number>();
  let isPublic = true;
  eachRowOf(phrases, textAt(words, word), (doc, entry) => {
    isPublic &&= (entry & 3) === 0;
    if (impacts[doc]) exacts.set(doc, Math.max(exacts.get(doc) ?? 0, phraseExactness(entry)));
    return !isPublic;
  });
  if (!isPublic) return [];
  const impactOf = (doc: number) => impacts[doc] as number;
  return Array.from(exacts, ([doc, exact]) => ({ doc, exact }))
    .sort((a, b) => b.exact - a.exact || impactOf(b.doc) - impactOf(a.doc) || a.doc - b.doc)
    .slice(0, keptDocuments);
}

function readImpacts(
  { wordStarts, postingDocs, postingEntries }: Columns,
  { from, to }: { from: number; to: number },
  impacts: Uint16Array,
): void {
  const end = wordStarts[to] as number;
  for (let at = wordStarts[from] as number; at < end; at++) {
    const entry = postingEntries[at] as number;
    const doc = postingDocs[at] as number;
    const impact = 1 + (entry >> 5);
    if ((entry & 3) === 0 && impact > (impacts[doc] as number)) impacts[doc] = impact;
  }
}

/** The documents with the greatest impacts, of equal ones the first. */
function bestOf(impacts: Uint16Array): Uint32Array {
  const having = new Uint32Array(greatestImpact + 2);
  for (const impact of impacts) having[impact] = (having[impact] as number) + 1;
  const starts = new Uint32Array(having.length);
  let before = 0;
  for (let impact = greatestImpact + 1; impact > 0; impact--) {
    starts[impact] = before;
    before += having[impact] as number;
  }
  const best = new Uint32Array(keptDocuments).fill(noDocument);
  for (let doc = 0; doc < impacts.length; doc++) {
    const impact = impacts[doc] as number;
    if (impact === 0) continue;
    const place = starts[impact] as number;
    if (place >= keptDocuments) continue;
    best[place] = doc;
    starts[impact] = place + 1;
  }
  return best;
}
