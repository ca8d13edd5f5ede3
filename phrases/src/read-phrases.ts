import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { PhraseLanguage } from "./phrases.gen.ts";

/** The folder that has a folder for each capability, with a file for each language. */
export const phrasesFolder = path.resolve(import.meta.dirname, "..");

/** The capabilities that have phrases, by the names of their folders. */
export const phraseCapabilities = (): string[] =>
  readdirSync(phrasesFolder)
    .filter((name) => existsSync(path.join(phrasesFolder, name, "en.json")))
    .sort();

/** Where the phrases of a language stand. */
export const phraseFiles = (language: PhraseLanguage): string[] =>
  phraseCapabilities().map((name) => path.join(phrasesFolder, name, `${language}.json`));

/** Every phrase of a language in ICU MessageFormat, by its key. */
export function readPhrases(language: PhraseLanguage): Record<string, string> {
  const files = phraseFiles(language).map((file) => JSON.parse(readFileSync(file, "utf8")));
  return Object.assign({}, ...files);
}
