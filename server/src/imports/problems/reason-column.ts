import { languages } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";

const titles = new Set(
  languages.map((language) => say(language, "imports-outcomes.reason-column").toLowerCase()),
);

/** The column that Neroli itself has put into a file of rejected rows. */
export const isReasonColumn = (name: string): boolean => titles.has(name.trim().toLowerCase());
