import type { Phrases } from "./phrase.ts";

export const invitationsPhrases = {} as const satisfies Phrases;
