import type { Phrases } from "./phrase.ts";

export const companyEditorPhrases = {} as const satisfies Phrases;
