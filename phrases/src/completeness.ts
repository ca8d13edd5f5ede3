import type { Phrases } from "./phrase.ts";

export const completenessPhrases = {} satisfies Phrases;
