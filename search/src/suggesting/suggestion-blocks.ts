import { mostFields, phraseField } from "../columns/postings.ts";
import type { SuggestionColumns } from "../columns/segment-columns.ts";
import { textCount } from "../columns/text-table.ts";

/** So many phrases stand in a block. */
export const blockSize = 32;

/** By field, of each block of phrases the most rows of that field that one of them has. */
type Blocks = readonly (Uint32Array | undefined)[];

const known = new WeakMap<SuggestionColumns, Blocks>();

/** Worked out when somebody first asks: a segment does not change. */
export function blocksOf(columns: SuggestionColumns): Blocks {
  const there = known.get(columns);
  if (there !== undefined) return there;
  const made = workOut(columns);
  known.set(columns, made);
  return made;
}

function workOut({ texts, starts, entries }: SuggestionColumns): Blocks {
  const phrases = textCount(texts);
  const size = Math.ceil(phrases / blockSize);
  const blocks: (Uint32Array | undefined)[] = new Array(mostFields);
  const counts = new Uint32Array(mostFields);
  for (let phrase = 0; phrase < phrases; phrase++) {
    const block = Math.floor(phrase / blockSize);
    const end = starts[phrase + 1] as number;
    for (let row = starts[phrase] as number; row < end; row++) {
      const field = phraseField(entries[row] as number);
      counts[field] = (counts[field] as number) + 1;
    }
    for (let row = starts[phrase] as number; row < end; row++) {
      const field = phraseField(entries[row] as number);
      const count = counts[field] as number;
      if (count === 0) continue;
      counts[field] = 0;
      blocks[field] ??= new Uint32Array(size);
      const most = blocks[field];
      if ((most[block] as number) < count) most[block] = count;
    }
  }
  return blocks;
}
