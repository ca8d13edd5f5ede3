import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { KnownTerms } from "../readers/match-value.ts";
import type { PlacedLine } from "./sections.ts";

/** A value, and the lines that tell it. */
export interface SaidValue {
  field: ProductFieldKey;
  value: unknown;
  lines: readonly PlacedLine[];
}

/** How texts become values. */
export interface ReadingOf {
  /** What words of open vocabularies are taken for. */
  terms: KnownTerms;
  decimal: "," | ".";
}

/** The lines of whole sections: 9 has those of 9.1, too. */
export const inSections = (lines: readonly PlacedLine[], sections: readonly number[]) =>
  lines.filter(({ section }) => sections.includes(Number.parseInt(section, 10)));
