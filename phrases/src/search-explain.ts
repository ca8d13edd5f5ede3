import type { Phrases } from "./phrase.ts";

export const searchExplainPhrases = {} satisfies Phrases;
