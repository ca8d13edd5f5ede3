import type { Phrases } from "./phrase.ts";

export const importsMappingPhrases = {} satisfies Phrases;
