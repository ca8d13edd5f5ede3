import type { Phrases } from "./phrase.ts";

export const importsPhrases = {} satisfies Phrases;
