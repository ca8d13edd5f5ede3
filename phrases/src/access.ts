import type { Phrases } from "./phrase.ts";

export const accessPhrases = {} as const satisfies Phrases;
