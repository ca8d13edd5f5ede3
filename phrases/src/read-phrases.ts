import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { PhraseLanguage } from "./phrases.gen.ts";
import { type PhraseVariant, phraseVariants } from "./variants.ts";

const folder = path.resolve(import.meta.dirname, "..");

/** Every phrase of a language in ICU MessageFormat, by its key: of all capabilities' folders. */
export function readPhrases(language: PhraseLanguage): Record<string, string> {
  const files = readdirSync(folder)
    .sort()
    .map((capability) => path.join(folder, capability, `${language}.json`))
    .filter((file) => existsSync(file));
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, "utf8"))));
}

/** The phrases that a branding says otherwise. */
export function readVariant(
  variant: PhraseVariant,
  language: PhraseLanguage,
): Record<string, string> {
  const file = path.join(folder, "variants", phraseVariants[variant], `${language}.json`);
  return JSON.parse(readFileSync(file, "utf8"));
}
