import { phrases } from "@neroli/phrases/all.ts";
import { inLanguage, type Words } from "@neroli/phrases/phrase.ts";
import type { Plugin } from "vite";

const prefix = "virtual:phrases/";

/** `virtual:phrases/de` is every phrase in German, so that a browser loads one language only. */
export function phrasesPlugin(): Plugin {
  return {
    name: "neroli-phrases",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const language = id.slice(prefix.length + 1) as keyof Words;
      const spoken = Object.fromEntries(
        Object.entries(phrases).map(([key, phrase]) => [key, inLanguage(phrase, language)]),
      );
      return `export default ${JSON.stringify(spoken)}`;
    },
  };
}
