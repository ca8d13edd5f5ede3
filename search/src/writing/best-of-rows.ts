import { shared32 } from "../columns/growing.ts";
import type { SegmentColumns } from "../columns/segment-columns.ts";
import { greatestImpact } from "../schema-plan.ts";

/** More than most turn over. */
const keptDocuments = 256;
/** Where a row has fewer documents. */
const noDocument = 0xffffffff;

type Postings = Pick<SegmentColumns, "wordStarts" | "postingDocs" | "postingEntries">;

/** The best documents of each row of words; see ReadyCounts. */
export function bestOfRows(
  postings: Postings,
  { froms, tos }: Pick<SegmentColumns["ready"], "froms" | "tos">,
  documents: number,
): Uint32Array {
  const bests = shared32(froms.length * keptDocuments);
  // 1 + the greatest public impact, or 0.
  const impacts = new Uint16Array(froms.length === 0 ? 0 : documents);
  for (let row = 0; row < froms.length; row++) {
    impacts.fill(0);
    readImpacts(postings, { from: froms[row] as number, to: tos[row] as number }, impacts);
    bests.set(bestOf(impacts), row * keptDocuments);
  }
  return bests;
}

function readImpacts(
  { wordStarts, postingDocs, postingEntries }: Postings,
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
