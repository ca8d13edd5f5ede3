import type { Phrases } from "./phrase.ts";

export const productEditorFormulaPhrases = {} satisfies Phrases;
