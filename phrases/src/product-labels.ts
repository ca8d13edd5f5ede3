import type { Phrases } from "./phrase.ts";

export const productLabelsPhrases = {} satisfies Phrases;
