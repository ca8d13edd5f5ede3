import type { Phrases } from "./phrase.ts";

export const suggestionsPhrases = {} satisfies Phrases;
