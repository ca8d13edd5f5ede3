import type { Phrases } from "./phrase.ts";

export const profilePhrases = {} as const satisfies Phrases;
