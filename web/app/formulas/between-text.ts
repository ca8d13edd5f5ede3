import type { Between } from "@neroli/contract/formulas/amounts.ts";

/** A figure as the reader's language writes it, or two with a dash where it lies between them. */
export function betweenText({ min, max }: Between, language: string, digits = 3): string {
  const write = (text: string) =>
    Number(text).toLocaleString(language, { maximumFractionDigits: digits });
  const [from, to] = [write(min), write(max)];
  return from === to ? from : `${from} – ${to}`;
}
