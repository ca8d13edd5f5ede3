import type { Phrases } from "./phrase.ts";

export const productEditorPhrases = {} satisfies Phrases;
