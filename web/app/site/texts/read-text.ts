import type { Text } from "./text.ts";

const files = import.meta.glob<Text>("../../../texts/**/*.md", { import: "default" });

/** The text of that name ("stories/buyers"). Throws where there is none in that language or variant. */
export function readText(name: string, language: string): Promise<Text> {
  const read = files[`../../../texts/${name}/${language}.md`];
  if (!read) throw new Error(`There is no text ${name} in ${language}.`);
  return read();
}
