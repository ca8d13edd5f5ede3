import { phrases } from "@neroli/phrases/all.ts";
import { inLanguage, type Words } from "@neroli/phrases/phrase.ts";
import { isOfWork } from "@neroli/phrases/work.ts";
import type { Plugin } from "vite";

const pattern = /^\0virtual:phrases\/(\w+)\/(site|work)$/;

/**
 * `virtual:phrases/de/site` and `virtual:phrases/de/work` are every phrase in German: a browser
 * loads one language, and what only signed-in people read when somebody is signed in.
 */
export function phrasesPlugin(): Plugin {
  return {
    name: "neroli-phrases",
    resolveId: (id) => (id.startsWith("virtual:phrases/") ? `\0${id}` : null),
    load(id) {
      const [, language, part] = pattern.exec(id) ?? [];
      if (!language) return null;
      const spoken = Object.entries(phrases)
        .filter(([key]) => isOfWork(key) === (part === "work"))
        .map(([key, phrase]) => [key, inLanguage(phrase, language as keyof Words)]);
      return `export default ${JSON.stringify(Object.fromEntries(spoken))}`;
    },
  };
}
