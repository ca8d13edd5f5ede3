import { plainWords } from "../../readers/same-words.ts";

/** What a table of the parts of a mixture has columns of. */
export type PartColumn = "name" | "numbers" | "share" | "other";

/** What headings of such columns hold, in plain words of five languages. */
const words: Record<Exclude<PartColumn, "other">, string> = {
  share:
    "%|concentration|conc|content|proportion|percentage|weight|wt|konzentration|gehalt|anteil|menge|gewichts|gew|concentrazione|contenuto|quantita|percentuale|teneur|pourcentage|quantite|concentracion|contenido|porcentaje|cantidad|range|purity|reinheit|purezza|purete|pureza",
  name: "name|names|substance|component|components|ingredient|ingredients|chemical name|material|stoff|stoffname|bezeichnung|bestandteil|inhaltsstoff|inhaltsstoffe|komponente|nome|sostanza|componente|denominazione|ingrediente|nom|composant|constituant|denomination|nombre|sustancia|denominacion|inci",
  numbers:
    "cas|ec|eg|ce|einecs|index|reach|identifier|identifiers|product identifier|produktidentifikator|identifikator|identificatore|identificateur|identificador|cas no|cas nr|numero cas|no cas|n cas|eg nr|ec no|numero ce|n ce|registration",
};

const other =
  /\b(?:classification|einstufung|classificazione|clasificacion|clp|ghs|hazard|gefahr|pericolo|danger|peligro|scl|m factor|specific|spezifische|limit|h phrases|h statements|h satze|note|notes|remark)\b/;

/** What a heading names; null of what is none. */
export function partColumn(heading: string): PartColumn | null {
  const plain = plainWords(heading);
  if (plain === "" || plain.length > 70) return null;
  if (other.test(plain)) return "other";
  for (const kind of ["share", "numbers", "name"] as const) {
    if (words[kind].split("|").some((word) => ` ${plain} `.includes(` ${word} `))) return kind;
  }
  return null;
}
