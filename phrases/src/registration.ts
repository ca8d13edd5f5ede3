import type { Phrases } from "./phrase.ts";

export const registrationPhrases = {} as const satisfies Phrases;
