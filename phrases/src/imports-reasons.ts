import type { Phrases } from "./phrase.ts";

export const importsReasonsPhrases = {} satisfies Phrases;
