import type { Phrases } from "./phrase.ts";

export const synonymsPhrases = {} satisfies Phrases;
