import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root, underPinnedNode } from "./run.mjs";

// npm run generate writes the generated files; --check says which of them are not current.

/** Each answers files with their text, or bytes. Imported late: they are TypeScript, which an old node lacks. */
const generators = [
  async () => [
    {
      file: "server/db/types.ts",
      text: async () => (await import("./generators/database-types.mjs")).databaseTypes(),
    },
    {
      file: "web/app/ui/tokens.css",
      text: async () => (await import("./generators/tokens-css.mjs")).tokensCss(),
    },
    {
      file: "web/app/ui/mantine-theme.css",
      text: async () => (await import("../web/mantine-css.ts")).mantineCss(),
    },
    {
      file: "web/app/ui/signs.webp",
      text: async () => (await import("../web/draw-signs.ts")).signsPicture(),
    },
    {
      file: "phrases/src/phrases.gen.ts",
      text: async () => (await import("./generators/phrase-arguments.mjs")).phraseArgumentTypes(),
    },
    {
      file: "contract/src/schemas.gen.ts",
      text: async () => (await import("./generators/named-schemas.mjs")).namedSchemas(),
    },
  ],
  async () => (await import("./generators/form-constraints.mjs")).formConstraints(),
];

if (underPinnedNode()) await generate(process.argv.includes("--check"));

async function generate(checking) {
  const files = (await Promise.all(generators.map((generator) => generator()))).flat();
  for (const { file, text } of files) {
    const wanted = Buffer.from(await text());
    const target = path.join(root, file);
    if (readBytes(target)?.equals(wanted)) continue;
    if (checking) {
      console.log(`${file} is not current: run npm run generate`);
      process.exitCode = 1;
    } else {
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, wanted);
      console.log(`${file} written`);
    }
  }
}

function readBytes(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
