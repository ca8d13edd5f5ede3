import type { Phrases } from "./phrase.ts";

export const productsAdminPhrases = {} satisfies Phrases;
