import type { Phrases } from "./phrase.ts";

export const shellPhrases = {
  "shell.product-name": { en: "Neroli", de: "Neroli", it: "Neroli", fr: "Neroli", es: "Neroli" },
} as const satisfies Phrases;
