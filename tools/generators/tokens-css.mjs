import { properties } from "../../web/app/ui/tokens.ts";

/** The custom properties that style sheets read. */
export function tokensCss() {
  const lines = Object.entries(properties).map(
    ([name, value]) => `  --${name}: ${quoted(value)};\n`,
  );
  return `/* Made from tokens.ts by npm run generate. */\n:root {\n${lines.join("")}}\n`;
}

/** As the formatter writes it. */
const quoted = (value) => String(value).replaceAll("'", '"');
