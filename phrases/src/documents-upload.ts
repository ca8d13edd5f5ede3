import type { Phrases } from "./phrase.ts";

export const documentsUploadPhrases = {} satisfies Phrases;
