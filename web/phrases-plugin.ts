import { languages } from "@neroli/contract/kernel/language.ts";
import { compilePhrase } from "@neroli/phrases/compile-phrase.ts";
import type { PhraseLanguage } from "@neroli/phrases/phrase-key.ts";
import { readPhrases, readVariant } from "@neroli/phrases/read-phrases.ts";
import { type PhraseVariant, phraseVariants } from "@neroli/phrases/variants.ts";
import { isOfWork } from "@neroli/phrases/work.ts";
import type { Plugin } from "vite";

const prefix = "virtual:phrases";
const part = new RegExp(`^\0${prefix}/(\\w+)/(site|work)(?:/(\\w+))?$`);

const ofEverybody = new RegExp(`^\0${prefix}/(\\w+)/site$`);

/** The files with what everybody reads, by language; those for browsers are built first. */
const files: Record<string, string> = {};

/**
 * `virtual:phrases` loads languages: a browser loads one, compiled, so that it parses nothing, and
 * what only signed-in people read when somebody is signed in. During development a changed file of
 * phrases restarts the server (`npm run dev`), which speaks them too; the page follows.
 */
export function phrasesPlugin(): Plugin {
  return {
    name: "neroli-phrases",
    resolveId: (id) => (id === prefix || id.startsWith(`${prefix}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${prefix}`) return loaders();
      if (id === `\0${prefix}/files`) {
        const isServer = this.environment.name === "ssr";
        return `export default ${JSON.stringify(isServer ? files : {})}`;
      }
      const [, language, name, variant] = part.exec(id) ?? [];
      if (!language) return null;
      const texts = variant
        ? readVariant(variant as PhraseVariant, language as PhraseLanguage)
        : readPhrases(language as PhraseLanguage);
      return `export default ${JSON.stringify(compiledPart(texts, name))}`;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      for (const file of Object.values(bundle)) {
        const module = file.type === "chunk" ? file.facadeModuleId : null;
        const [, language] = ofEverybody.exec(module ?? "") ?? [];
        if (language) files[language] = `/${file.fileName}`;
      }
    },
  };
}

/** By language and part, what loads it; the same of what each branding says otherwise. */
function loaders(): string {
  const variants = Object.keys(phraseVariants).map(
    (variant) => `${variant}: ${rowsOf(`/${variant}`)}`,
  );
  return `export default ${rowsOf("")}; export const variants = { ${variants.join(", ")} };`;
}

function rowsOf(variant: string): string {
  const rows = languages.map((language) => {
    const load = (name: string) =>
      `${name}: () => import("${prefix}/${language}/${name}${variant}")`;
    return `${language}: { ${load("site")}, ${load("work")} }`;
  });
  return `{ ${rows.join(", ")} }`;
}

function compiledPart(texts: Record<string, string>, name: string | undefined) {
  const phrases = Object.entries(texts)
    .filter(([key]) => isOfWork(key) === (name === "work"))
    .map(([key, text]) => [key, compilePhrase(text)]);
  return Object.fromEntries(phrases);
}
