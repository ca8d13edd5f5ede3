import type { Phrases } from "./phrase.ts";

export const productsAdminBulkPhrases = {} satisfies Phrases;
