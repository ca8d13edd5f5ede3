import type { Phrases } from "./phrase.ts";

export const productEditorSavingPhrases = {} satisfies Phrases;
