import { type ContentColumns, eachDocument } from "../columns/contents.ts";
import { type Growing32, growing32, push32 } from "../columns/growing.ts";
import { textAt, textCount } from "../columns/text-table.ts";
import {
  createValueRegistry,
  numberOfValue,
  type ValueRegistry,
} from "../columns/value-registry.ts";
import type { IndexDocument, Tier } from "../index-types.ts";
import type { SchemaPlan } from "../schema-plan.ts";

/** Contents as they come: value * 4 + tier of a document. */
export interface WrittenContents {
  keys: ValueRegistry;
  docs: Growing32;
  values: Growing32;
}

export const createContents = (groups: number): WrittenContents => ({
  keys: createValueRegistry(groups),
  docs: growing32(),
  values: growing32(),
});

/** Adds what the document with the number `doc` contains; of a value the most open tier counts. */
export function writeContents(
  { keys, docs, values }: WrittenContents,
  plan: SchemaPlan,
  { doc, contents = [] }: { doc: number; contents: IndexDocument["contents"] },
): void {
  if (contents.length === 0) return;
  const tiers = new Map<number, Tier>();
  for (const { group, value, tier } of contents) {
    const id = numberOfValue(keys, plan.contents.get(group) as number, value);
    tiers.set(id, Math.min(tier, tiers.get(id) ?? tier) as Tier);
  }
  for (const [id, tier] of tiers) {
    push32(docs, doc);
    push32(values, id * 4 + tier);
  }
}

/** Adds the contents of a segment's documents under their numbers in a writer, but not `gone`. */
export function copyContents(
  to: WrittenContents,
  from: ContentColumns,
  { moved, gone }: { moved: Uint32Array; gone: number },
): void {
  for (let value = 0; value < textCount(from.values); value++) {
    let id = -1;
    for (const [tier, rows] of from.tiers.entries()) {
      eachDocument(rows, { value, documents: moved.length }, (doc) => {
        const number = moved[doc] as number;
        if (number === gone) return;
        if (id < 0) {
          id = numberOfValue(to.keys, from.groups[value] as number, textAt(from.values, value));
        }
        push32(to.docs, number);
        push32(to.values, id * 4 + tier);
      });
    }
  }
}
