import { languages } from "../../contract/src/kernel/language.ts";
import { phraseArguments } from "../../phrases/src/phrase-arguments.ts";
import { readPhrases } from "../../phrases/src/read-phrases.ts";

/** The type that names every phrase with its arguments, from the English files. */
export function phraseArgumentTypes() {
  const lines = Object.entries(readPhrases("en")).map(
    ([key, text]) => `  ${JSON.stringify(key)}: ${argumentsType(text)};`,
  );
  return `// Written by npm run generate, from the phrases.

/** The languages that phrases exist in. */
export const phraseLanguages = [${languages.map((language) => JSON.stringify(language)).join(", ")}] as const;
export type PhraseLanguage = (typeof phraseLanguages)[number];

/** The arguments of every phrase; \`:number\` is behind those that take a number alone. */
export interface PhraseArguments {
${lines.join("\n")}
}
`;
}

function argumentsType(text) {
  const names = [...phraseArguments(text)].map(([name, type]) =>
    JSON.stringify(type === "number" ? `${name}:number` : name),
  );
  return names.sort().join(" | ") || "never";
}
