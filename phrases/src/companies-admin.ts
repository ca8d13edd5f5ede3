import type { Phrases } from "./phrase.ts";

export const companiesAdminPhrases = {} as const satisfies Phrases;
