import type { Phrases } from "./phrase.ts";

export const portalsPhrases = {} as const satisfies Phrases;
