import type { Between } from "@neroli/contract/formulas/amounts.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";

/** A figure as it is read, and as spreadsheets reckon with it; null where it is none or a range. */
export interface Shown {
  text: string;
  figure: string | null;
}

export const textAlone = (text: string): Shown => ({ text, figure: null });

/** How figures are written in a language. */
export function numbersIn(language: Language) {
  const number = (text: string, least = 0) =>
    new Intl.NumberFormat(language, {
      minimumFractionDigits: least,
      maximumFractionDigits: Math.max(least, 12),
    }).format(text as `${number}`);
  const between = ({ min, max }: Between, least = 0): Shown =>
    min === max
      ? { text: number(min, least), figure: min }
      : textAlone(
          say(language, "formula-file.range", { min: number(min, least), max: number(max, least) }),
        );
  return { number, between };
}
