import { isCas, isEc } from "@neroli/contract/products/identifiers.ts";
import { tidyLine } from "../sources/tidy.ts";

interface Kind {
  /** Blanks inside of a number do no harm: its check digit proves it. */
  number: RegExp;
  isValid(value: string): boolean;
}

const kinds = {
  cas: { number: /(?<!\d)\d{2,7} ?- ?\d{2} ?- ?\d(?!\d)/g, isValid: isCas },
  ec: { number: /(?<!\d)\d{3} ?- ?\d{3} ?- ?\d(?!\d)/g, isValid: isEc },
} satisfies Record<string, Kind>;

/** Marks beside a number that say nothing about it: list numbers, the list it is from. */
const marks = /\((?:generic|einecs|elincs|[ivxl]+|\d)\)|\[\d\]/gi;
const remarks = /\([^)]*\)/g;
/** Words beside numbers that say what they are, or join them. */
const labels =
  /(?<![\p{L}\d])(?:cas|ec|eg|ce|einecs|elincs|rn|registry|number|numbers|nummer|nummern|numero|número|numéro|no|nr|n[°º]|num|and|und|et|or|oder|ou|ed?|[you])(?![\p{L}\d])[.:°º]*/giu;
/** How lists say that a product has no number: that is nothing to be told. */
const none =
  /^(?:none|n\.?\s?[/.]?\s?a\.?|not (?:applicable|available|assigned|listed|known|relevant)|mixture|blend|proprietary|confidential|various|multiple|several|unknown|tbd|pending|polymer|gemisch|mischung|keine?|nicht (?:zutreffend|verf[uü]gbar|bekannt|anwendbar|relevant)|entf[aä]llt|diverse|verschiedene|nessuno?|non (?:applicabile|disponibile|applicable|disponible|attribu[eé])|miscela|m[eé]lange|aucune?|mezcla|ninguno?|no (?:aplicable|disponible|aplica)|sin asignar|\.{2,}|[–—_?]+)$/iu;
const dashes = /[\u2010-\u2015\u2212]/g;

export interface Identifiers {
  values: string[];
  /** The part of the cell that is not kept, and why. */
  leftOut: { value: string; code: LeftOut }[];
}

type LeftOut = "cas-check-digit" | "ec-check-digit" | "no-cas" | "no-ec" | "remark-dropped";

/**
 * The CAS or EC numbers of a cell, whatever stands between them; "-" alone is none. A number whose
 * check digit is wrong is left out, never guessed.
 */
export function readIdentifiers(kind: keyof typeof kinds, cell: string): Identifiers {
  if (cell === "" || cell === "-" || none.test(cell.trim())) return { values: [], leftOut: [] };
  const { number, isValid } = kinds[kind];
  const values = new Set<string>();
  const leftOut: Identifiers["leftOut"] = [];
  const leaveOut = (value: string, code: LeftOut) => leftOut.push({ value, code });
  const rest = tidyLine(cell)
    .replace(dashes, "-")
    .replace(number, (found) => {
      const value = found.replaceAll(" ", "");
      if (isValid(value)) values.add(value);
      else leaveOut(value, `${kind}-check-digit`);
      return " ";
    })
    .replace(marks, " ")
    .replace(remarks, (remark) => {
      leaveOut(remark, "remark-dropped");
      return " ";
    })
    .replace(labels, " ");
  for (const piece of rest.split(/[\s/;,]+/)) {
    if (/[^-*+&#.:]/.test(piece)) leaveOut(piece, `no-${kind}`);
  }
  return { values: [...values], leftOut };
}
