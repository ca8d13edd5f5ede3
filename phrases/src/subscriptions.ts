import type { Phrases } from "./phrase.ts";

export const subscriptionsPhrases = {} as const satisfies Phrases;
