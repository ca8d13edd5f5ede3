import { expect, test } from "vitest";
import { guessLanguage, guessType } from "./guess-document.ts";

test.each([
  ["purecitrus_sds_na228_6.pdf", "SDS"],
  ["Sicherheitsdatenblatt Velourine.pdf", "SDS"],
  ["Fiche_de_données_de_sécurité.pdf", "SDS"],
  ["SafetyDataSheet.pdf", "SDS"],
  ["TDS Velourine 2026.pdf", "TDS"],
  ["Ficha técnica.docx", "TDS"],
  ["COA-batch-4711.pdf", "COA"],
  ["Non-GMO statement.pdf", "GMO_STATEMENT"],
  ["BSE-TSE.pdf", "BSE_TSE_STATEMENT"],
  ["Allergen declaration 2026.xlsx", "ALLERGEN_DECLARATION"],
  ["reach_declaration.pdf", "REACH_DECLARATION"],
  ["Mikroplastik-Erklärung.pdf", "MICROPLASTIC_STATEMENT"],
  ["spec.pdf", "SPECIFICATION"],
  ["Inspection photos.zip", "OTHER"],
  ["scan0001.pdf", "OTHER"],
])("%s is a %s", (name, type) => expect(guessType(name)).toBe(type));

test.each([
  ["SDS_EN.pdf", "en"],
  ["sds-de.pdf", "de"],
  ["tds-en-GB.pdf", "en"],
  ["SDS_FR_v2.pdf", "fr"],
  ["Fiche technique (français).pdf", "fr"],
  ["Fiche de données de sécurité.pdf", null],
  ["FICHE DE SECURITE.pdf", null],
  ["Is it safe.pdf", null],
  ["sds.pdf", null],
])("%s is in %s", (name, language) => expect(guessLanguage(name)).toBe(language));
