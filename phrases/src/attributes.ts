import type { Phrases } from "./phrase.ts";

export const attributesPhrases = {} satisfies Phrases;
