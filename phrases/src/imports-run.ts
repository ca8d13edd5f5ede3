import type { Phrases } from "./phrase.ts";

export const importsRunPhrases = {} satisfies Phrases;
