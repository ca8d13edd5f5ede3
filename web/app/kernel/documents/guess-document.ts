import type { DocumentType } from "@neroli/contract/enumerations/documents.ts";
import { languageCodes } from "./languages.ts";

/** Words in file names of the five languages that tell the type; the first pattern that fits decides. */
const patterns: readonly (readonly [DocumentType, RegExp])[] = [
  [
    "SDS",
    /\b(e?m?sds|sdb|fds|safety data|sicherheitsdatenblatt|sicherheits|donnees de securite)\b/,
  ],
  ["SDS", /\b(scheda (dati )?(di )?sicurezza|datos de seguridad|ficha de seguridad)\b/],
  ["COA", /\b(coa|certificates? of analysis|analysenzertifikat|certificat d analyse)\b/],
  ["COA", /\b(certificato (di )?analisi|certificado de analisis)\b/],
  ["ALLERGEN_DECLARATION", /\b(allergen|allergene|allergenes|allergeni|alergenos?|allergy)/],
  ["CITES_DECLARATION", /\bcites\b/],
  ["NANOMATERIAL_STATEMENT", /\bnano/],
  ["ANIMAL_TESTING_STATEMENT", /\b(animal test|tierversuch|cruelty free|non animal|test animaux)/],
  ["BSE_TSE_STATEMENT", /\b(bse|tse)\b/],
  ["GMO_STATEMENT", /\b(non )?(gmo|gvo|ogm|gentechnik)/],
  ["CMR_STATEMENT", /\bcmr\b/],
  ["MICROPLASTIC_STATEMENT", /\b(micro|mikro) ?plasti/],
  ["VEGETARIAN_VEGAN_STATEMENT", /\b(vegan|vegetari)/],
  ["REACH_DECLARATION", /\breach\b/],
  ["IMPURITY_STATEMENT", /\b(impurit|impurezas|verunreinigung|heavy metals?|residual solvents?)/],
  ["ECOLOGICAL_SUMMARY", /\b(ecolog|okolog|oekolog|ecotox|biodegradab|biologische abbau)/],
  ["TOXICOLOGICAL_SUMMARY", /\b(toxicolog|toxikolog|tossicolog|tox)/],
  ["MANUFACTURING_PROCEDURE", /\b(manufactur|herstell|flow ?chart|process flow|fabrication)/],
  ["EFFICACY_TEST_REPORT", /\b(efficac|wirksamkeit|in vivo|in vitro|clinical|eficacia)/],
  ["COMPOSITION_STATEMENT", /\b(composition|zusammensetzung|composizione|composicion)/],
  ["ORIGIN_STATEMENT", /\b(country of origin|origin|ursprung|herkunft|origine|origen)\b/],
  ["TDS", /\b(tds|pds|tdb|technical data|product data|technisches datenblatt)\b/],
  ["TDS", /\b(fiche technique|scheda tecnica|ficha tecnica|produktdatenblatt)\b/],
  [
    "SPECIFICATION",
    /\b(specs?|specification|specifications|spezifikation|specifica|especificacion)\b/,
  ],
  ["BROCHURE", /\b(brochure|broschure|flyer|leaflet|folleto|presentation|depliant)\b/],
  ["FORMULATION", /\b(formulation|formula|rezeptur|formulazione|formulacion)\b/],
];

/** Lower-case words without accents or punctuation: "GMO-Freiheit" becomes "gmo freiheit". */
const wordsOf = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    // "SafetyDataSheet" is three words.
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const stem = (fileName: string) => fileName.replace(/\.\w{1,5}$/, "");

/** The type of document that a file name suggests; a person can change it. */
export function guessType(fileName: string): DocumentType {
  const words = wordsOf(stem(fileName));
  return patterns.find(([, pattern]) => pattern.test(words))?.[0] ?? "OTHER";
}

const named: Record<string, string> = {
  english: "en",
  englisch: "en",
  anglais: "en",
  german: "de",
  deutsch: "de",
  allemand: "de",
  french: "fr",
  francais: "fr",
  italian: "it",
  italiano: "it",
  spanish: "es",
  espanol: "es",
};

/** Words of sentences that are codes of languages too: believed only at the end of a name. */
const ambiguous = new Set(["de", "es", "is", "it", "no", "da", "et", "el", "sl", "la", "lt"]);

/** "SDS_EN.pdf", "tds-de-DE.pdf", "Fiche technique (français).pdf"; null where the name says nothing. */
export function guessLanguage(fileName: string): string | null {
  const words = stem(fileName)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  // The country of "en-GB".
  const last = words.at(-1) ?? "";
  const before = words.at(-2) ?? "";
  if (/^[A-Z]{2}$/.test(last) && /^[a-z]{2}$/.test(before) && isCode(before)) return before;
  if (isCode(last.toLowerCase()) && last.length === 2) return last.toLowerCase();
  const upper = words.find((word) => /^[A-Z]{2}$/.test(word) && isCode(word.toLowerCase()));
  if (upper && !ambiguous.has(upper.toLowerCase())) return upper.toLowerCase();
  const name = wordsOf(fileName)
    .split(" ")
    .find((word) => Object.hasOwn(named, word));
  return name ? (named[name] ?? null) : null;
}

const isCode = (word: string) => languageCodes.includes(word);
