import type { Phrases } from "./phrase.ts";

export const documentsAdminPhrases = {} satisfies Phrases;
