import type { Phrases } from "./phrase.ts";

export const searchRefinePhrases = {} satisfies Phrases;
