import type { Phrases } from "./phrase.ts";

export const downloadsPhrases = {} satisfies Phrases;
