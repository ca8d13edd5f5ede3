import type { Phrases } from "./phrase.ts";

export const savedSearchesPhrases = {} satisfies Phrases;
