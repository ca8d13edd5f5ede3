import type { Phrases } from "./phrase.ts";

export const labelsPhrases = {} as const satisfies Phrases;
