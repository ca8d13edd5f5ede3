import { conceptsLook, properties } from "../../web/app/ui/tokens.ts";

/** The custom properties that style sheets read; those of the second branding after the others. */
export function tokensCss() {
  const usual = `:root {\n${linesOf(properties)}}\n`;
  const concepts = `[data-variant="CONCEPTS"] {\n${linesOf(conceptsLook)}}\n`;
  return `/* Made from tokens.ts by npm run generate. */\n${usual}\n${concepts}`;
}

const linesOf = (tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `  --${name}: ${quoted(value)};\n`)
    .join("");

/** As the formatter writes it. */
const quoted = (value) => String(value).replaceAll("'", '"');
