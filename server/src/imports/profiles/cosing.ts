import { readIdentifiers } from "../identifiers.ts";
import { cell, type Profile, withoutEmpty } from "../profile.ts";
import type { Problem } from "../sources/row.ts";
import { sentenceCase, tidyLine, tidyText } from "../tidy.ts";

/** CosIng's words for what the catalogue calls otherwise: one function is one value of a facet. */
const functionNames = new Map([
  ["ANTIFOAMING", "Antifoaming agent"],
  ["ANTIPERSPIRANT", "Antiperspirant active"],
  ["BLEACHING", "Bleaching agent"],
  ["CHELATING", "Chelating agent"],
  ["CLEANSING", "Cleansing agent"],
  ["COLORANT", "Colourant"],
  ["EMULSION STABILISING", "Emulsion stabiliser"],
  ["EXFOLIATING", "Exfoliant"],
  ["FILM FORMING", "Film former"],
  ["FOAMING", "Foaming agent"],
  ["GEL FORMING", "Gelling agent"],
  ["HAIR FIXING", "Hair fixative"],
  ["OPACIFYING", "Opacifier"],
  ["ORAL CARE", "Oral care agent"],
  ["PEARLESCENT", "Pearlising agent"],
  ["PH ADJUSTERS", "pH adjuster"],
  ["SOOTHING", "Soothing agent"],
]);

/** How CosIng says that it knows of none. */
const noFunction = "NOT REPORTED";

function readFunctions(text: string): string[] {
  const names = text
    .split(/[,;]/)
    .map(tidyLine)
    .filter((name) => name !== "" && name.toUpperCase() !== noFunction)
    .map((name) => functionNames.get(name.toUpperCase()) ?? sentenceCase(name));
  return [...new Set(names)];
}

/** The inventory of cosmetic ingredients of the European Commission. */
export const cosing: Profile = {
  format: "csv",
  columns: [
    "cosing_ref_no",
    "inci_name",
    "inn_name",
    "ph_eur_name",
    "cas_no",
    "ec_no",
    "chem_iupac_name___description",
    "restriction",
    "function",
  ],
  identity: "cosing_ref_no",
  offering: "INGREDIENTS",
  segment: "PERSONALCARE",
  columnOf: {
    name: "inci_name",
    inci: "inci_name",
    inn: "inn_name",
    ph_eur_name: "ph_eur_name",
    cas: "cas_no",
    ec: "ec_no",
    description: "chem_iupac_name___description",
    restriction: "restriction",
    functions: "function",
  },
  read(cells) {
    const notes: Problem[] = [];
    const identifiers = (kind: "cas" | "ec", column: string) => {
      const { values, leftOut } = readIdentifiers(kind, cell(cells, column));
      notes.push(...leftOut.map((part) => ({ column, ...part })));
      return values;
    };
    const inci = tidyLine(cell(cells, "inci_name"));
    const fields = withoutEmpty({
      name: inci,
      inci,
      inn: tidyLine(cell(cells, "inn_name")),
      ph_eur_name: tidyLine(cell(cells, "ph_eur_name")),
      cas: identifiers("cas", "cas_no"),
      ec: identifiers("ec", "ec_no"),
      description: tidyText(cell(cells, "chem_iupac_name___description")),
      restriction: tidyText(cell(cells, "restriction")),
      functions: readFunctions(cell(cells, "function")),
    });
    return { fields, notes };
  },
};
