import type { Phrases } from "./phrase.ts";

export const alternativesPhrases = {} satisfies Phrases;
