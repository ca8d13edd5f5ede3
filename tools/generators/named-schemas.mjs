import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../run.mjs";

// The schemas of objects that calls take and answer, by the names that the contract exports them
// under: the API document calls them so.

const contract = path.join(root, "contract/src");
const imported = (file) => import(pathToFileURL(path.join(contract, file)).href);

/** The text of contract/src/schemas.gen.ts. */
export async function namedSchemas() {
  const { endpoints } = await imported("endpoints.ts");
  const used = new Set();
  for (const { body, upload, response } of Object.values(endpoints)) {
    for (const schema of [body, upload, response]) collect(schema, used);
  }
  const found = new Map();
  for (const file of globSync("**/*.ts", { cwd: contract }).sort()) {
    if (/\.(test|gen)\.ts$/.test(file)) continue;
    for (const [name, value] of Object.entries(await imported(file))) {
      if (!/^[A-Z]/.test(name) || !used.delete(value)) continue;
      const other = found.get(name);
      if (other) throw new Error(`Two schemas are called ${name}: in ${other} and ${file}.`);
      found.set(name, file);
    }
  }
  return fileText(found);
}

/** All objects that a schema is made of. */
function collect(schema, into, seen = new Set()) {
  if (typeof schema !== "object" || schema === null || seen.has(schema)) return;
  seen.add(schema);
  const def = schema._zod?.def;
  if (def?.type === "object") into.add(schema);
  for (const part of Object.values(def ?? schema)) {
    if (def || Array.isArray(schema) || isPlain(schema)) collect(part, into, seen);
  }
}

const isPlain = (value) => Object.getPrototypeOf(value) === Object.prototype;

function fileText(found) {
  const byFile = Map.groupBy([...found], ([, file]) => file);
  const imports = [...byFile].map(
    ([file, names]) => `import { ${names.map(([name]) => name).join(", ")} } from "./${file}";`,
  );
  const names = [...found.keys()].sort();
  return `// Written by npm run generate, from the endpoints.
${imports.join("\n")}

/** The objects that calls take and answer, by name. */
export const schemas = {
${names.map((name) => `  ${name},`).join("\n")}
};
`;
}
