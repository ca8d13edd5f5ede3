import { type Language, languages } from "@neroli/contract/kernel/language.ts";
import { sayInEvery } from "@neroli/phrases/say.ts";
import { plainWords } from "../readers/same-words.ts";

/** What files call languages besides their codes and their names in each of our languages. */
const others: Record<Language, readonly string[]> = {
  en: ["eng", "englisch", "uk", "gb", "us"],
  de: ["ger", "deu", "deutsch", "dt"],
  it: ["ita", "italiano"],
  fr: ["fra", "fre", "francais"],
  es: ["spa", "esp", "espanol", "castellano"],
};

let known: ReadonlyMap<string, Language> | undefined;

function makeNames(): Map<string, Language> {
  return new Map(
    languages.flatMap((language) => {
      const names = Object.values(sayInEvery(`text-languages.${language}`)).map(plainWords);
      return [language, ...names, ...others[language]].map((name) => [name, language] as const);
    }),
  );
}

/** The language that the end of a column's name says, and what stands before it; or null. */
export function languageOfColumn(name: string): { rest: string; language: Language } | null {
  const parted = /^(.*?\p{L}.*?)(?:[\s_.:@/-]+|\s*[[(])(\p{L}{2,12})[\])]?\s*$/u.exec(name);
  const [, rest = "", word = ""] = parted ?? [];
  known ??= makeNames();
  const language = known.get(plainWords(word));
  return language === undefined ? null : { rest, language };
}
