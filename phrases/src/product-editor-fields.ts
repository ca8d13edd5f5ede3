import type { Phrases } from "./phrase.ts";

export const productEditorFieldsPhrases = {} satisfies Phrases;
