import type { Phrases } from "./phrase.ts";

export const exportsPhrases = {} satisfies Phrases;
