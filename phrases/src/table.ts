import type { Phrases } from "./phrase.ts";

export const tablePhrases = {} as const satisfies Phrases;
