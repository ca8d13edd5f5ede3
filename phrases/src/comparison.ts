import type { Phrases } from "./phrase.ts";

export const comparisonPhrases = {} satisfies Phrases;
