import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sentenceProblems } from "./phrases.mjs";

/**
 * What is wrong with the brandings under `folder`/variants. Each has a file for each language, which
 * names the phrases that it says otherwise, and `words.json`: the word of each language that it never
 * says. Wherever a phrase says that word in any language, the branding says it otherwise in all.
 * `textsOf` answers the phrases of a language.
 */
export function checkPhraseVariants({ folder, languages, textsOf }) {
  const place = path.join(folder, "variants");
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .sort()
    .flatMap((name) =>
      variantProblems({ folder: path.join(place, name), name, languages, textsOf }),
    );
}

function variantProblems({ folder, name, languages, textsOf }) {
  const read = (file) => JSON.parse(readFileSync(path.join(folder, `${file}.json`), "utf8"));
  const words = read("words");
  const saysWord = (language, text) => new RegExp(words[language], "i").test(text);
  const plain = new Map(languages.map((language) => [language, textsOf(language)]));
  const wanted = Object.keys(plain.get(languages[0])).filter((key) =>
    languages.some((language) => saysWord(language, plain.get(language)[key] ?? "")),
  );
  return languages.flatMap((language) => {
    const file = `phrases/variants/${name}/${language}.json`;
    const said = read(language);
    const texts = plain.get(language);
    const missing = wanted.filter((key) => !Object.hasOwn(said, key));
    return [
      ...missing.map((key) => `${file}: ${key} is missing, say “${texts[key]}” otherwise`),
      ...Object.entries(said).flatMap(([key, text]) => {
        if (!Object.hasOwn(texts, key)) return [`${file}: there is no phrase ${key}, remove it`];
        if (saysWord(language, text)) return [`${file}: ${key} says the word that it is to avoid`];
        const problems = sentenceProblems({ text, original: texts[key], language });
        return problems.map((problem) => `${file}: ${key} ${problem}`);
      }),
    ];
  });
}
