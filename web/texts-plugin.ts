import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { languages } from "@neroli/contract/kernel/language.ts";
import { Marked, type Tokens } from "marked";
import type { Plugin } from "vite";
import { escaped } from "./app/site/texts/escaped.ts";
import type { ArticleHead, Text, TextPart, TextSection } from "./app/site/texts/text.ts";

const prefix = "virtual:articles";
const blog = new URL("./texts/blog/", import.meta.url);
const file = /\/web\/texts\/.+\.md$/;
const titled = /^(.+?) \{#([a-z0-9-]+)\}$/;
/** Pictures of the product itself, of which each language has its own (`npm run pictures`). */
const screen = /^screen:([a-z-]+)$/;
const screenSize = 'width="1280" height="800"';

/**
 * Texts are Markdown files; browsers and server load one as HTML, in one language. The titles of the
 * blog's articles are loaded together, by language, from `virtual:articles`.
 */
export const textsPlugin: Plugin = {
  name: "neroli-texts",
  enforce: "pre",
  resolveId: (id) => (id === prefix || id.startsWith(`${prefix}/`) ? `\0${id}` : null),
  load(id) {
    if (id === `\0${prefix}`) return `export default { ${languages.map(loaderOf).join(", ")} }`;
    if (id.startsWith(`\0${prefix}/`)) {
      return `export default ${JSON.stringify(readHeads(basename(id)))}`;
    }
    if (!file.test(id)) return null;
    try {
      const text = compileText(readFileSync(id, "utf8"), basename(id, ".md"));
      return `export default ${JSON.stringify(text)}`;
    } catch (error) {
      return this.error(`${id}: ${error instanceof Error ? error.message : error}`);
    }
  },
};

const loaderOf = (language: string) => `${language}: () => import("${prefix}/${language}")`;

/** The articles' titles and first sentences, the newest first. */
function readHeads(language: string): ArticleHead[] {
  const heads = readdirSync(blog).map((key) => {
    const read = (name: string) => readFileSync(new URL(`${key}/${name}`, blog), "utf8");
    const { published, author } = JSON.parse(read("article.json"));
    const { title, lead } = compileText(read(`${language}.md`), language);
    return { key, published, author, title, lead };
  });
  return heads.sort((one, other) => other.published.localeCompare(one.published));
}

/** Throws where a text has not the shape of all: title, lead, then sections with names. */
export function compileText(source: string, language: string): Text {
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escaped(text),
      image: (picture) => pictureOf(picture, language),
    },
  });
  const [heading, lead, ...body] = marked.lexer(source).filter(({ type }) => type !== "space");
  if (heading?.type !== "heading" || heading.depth !== 1) throw new Error("begins without a title");
  if (lead?.type !== "paragraph") throw new Error("has no paragraph below its title");
  const sections: TextSection[] = [];
  for (const token of body) {
    const section = sections.at(-1);
    if (token.type === "heading" && token.depth === 2) {
      sections.push({ ...named(token as Tokens.Heading), html: "", parts: [] });
    } else if (!section) {
      throw new Error("has more than one paragraph above its first section");
    } else if (token.type === "heading") {
      section.parts.push({ ...named(token as Tokens.Heading), html: "" });
    } else {
      const place = section.parts.at(-1) ?? section;
      place.html += marked.parser([token]);
    }
  }
  return { title: heading.text, lead: lead.text, sections };
}

function named({ text }: Tokens.Heading): Pick<TextPart, "id" | "title"> {
  const [, title, id] = titled.exec(text) ?? [];
  if (!title || !id) throw new Error(`the title "${text}" does not end with {#name}`);
  return { id, title };
}

function pictureOf({ href, text }: Tokens.Image, language: string): string {
  const [, name] = screen.exec(href) ?? [];
  if (!name) throw new Error(`the picture ${href} is no screen:name`);
  return `<img src="/screens/${name}.${language}.webp" alt="${escaped(text)}" ${screenSize} loading="lazy">`;
}
