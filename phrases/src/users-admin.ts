import type { Phrases } from "./phrase.ts";

export const usersAdminPhrases = {} as const satisfies Phrases;
