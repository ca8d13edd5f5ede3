import type { Phrases } from "./phrase.ts";

export const bookmarksPhrases = {} satisfies Phrases;
