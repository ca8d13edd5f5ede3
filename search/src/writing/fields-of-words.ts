import type { IndexDocument, IndexSchema, Tier } from "../index-types.ts";
import { planSchema } from "../schema-plan.ts";
import { wordNumber } from "../text/word-table.ts";
import { createWriter } from "./segment-writer.ts";
import { writeWords } from "./write-words.ts";

/** The field that gives a word of a document most of its weight for readers of a tier. */
export type FieldOfWord = (word: string) => string | null;

/** Tells the field of each word by the weights that writing the document gives its words. */
export function fieldsOfWords(
  schema: IndexSchema,
  document: IndexDocument,
  tier: Tier,
): FieldOfWord {
  const writer = createWriter(planSchema(schema));
  writeWords(writer, document);
  const { newest } = writer.scratch;
  return (word) => {
    const id = wordNumber(writer.words, word);
    let best: { field: number; impact: number } | null = null;
    for (let one = newest[id] ?? null; one; one = one.next) {
      if (one.tier > tier || (best !== null && one.impact <= best.impact)) continue;
      best = { field: one.field, impact: one.impact };
    }
    return best === null ? null : (writer.plan.byNumber[best.field]?.key ?? null);
  };
}
