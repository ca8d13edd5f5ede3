/**
 * Brandings that say some phrases otherwise, with their folder below `phrases/variants`: a file a
 * language, which names the phrases that differ and no others (decision 68).
 */
export const phraseVariants = { CONCEPTS: "concepts" } as const;
export type PhraseVariant = keyof typeof phraseVariants;
