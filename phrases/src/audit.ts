import type { Phrases } from "./phrase.ts";

export const auditPhrases = {} as const satisfies Phrases;
