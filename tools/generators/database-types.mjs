import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { enumerations } from "../../server/db/enumerations.ts";
import { startEmbedded } from "../../server/src/kernel/db/embedded.ts";
import { migrate } from "../../server/src/kernel/db/migrate.ts";
import { capture, program } from "../run.mjs";

/** As db.ts has the driver read them: counts as numbers, calendar days as strings. */
const mapping = {
  int8: "number",
  numeric: "number",
  date: "string",
  citext: "string",
  tsvector: "string",
  xid8: "string",
};

/** The tables as TypeScript, read from a throw-away database that has all migrations. */
export async function databaseTypes() {
  const folder = mkdtempSync(path.join(tmpdir(), "neroli-types-"));
  const database = await startEmbedded(path.join(folder, "data"), { durable: false });
  try {
    await migrate(database.url);
    const file = path.join(folder, "types.ts");
    const { code, output } = await capture(program("kysely-codegen"), [
      ...["--dialect", "postgres", "--url", database.url, "--out-file", file],
      ...["--type-mapping", JSON.stringify(mapping), "--exclude-pattern", "migrations"],
      ...["--log-level", "error"],
    ]);
    if (code !== 0) throw new Error(output);
    return withDomain(readFileSync(file, "utf8"));
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const head = `import type { ColumnType } from "kysely";
import type { Enumeration } from "./enumerations.ts";
import type { JsonColumn } from "./json-columns.ts";
`;

/** Columns of enumerations and of JSON get their types from server/db; the generator knows neither. */
function withDomain(text) {
  const known = new Set(Object.keys(enumerations));
  const tables = new Map(
    [...text.matchAll(/^ {2}(\w+): ([A-Z]\w+);$/gm)].map(([, table, name]) => [name, table]),
  );
  return text
    .replace('import type { ColumnType } from "kysely";\n', head)
    .replace(/^export type Json[\s\S]*?;\n\n(?=export type Timestamp)/m, "")
    .replace(/^export interface (\w+) \{\n([\s\S]*?)^\}/gm, (whole, name, body) => {
      const table = tables.get(name);
      if (!table) return whole;
      const columns = body.replace(/^ {2}(\w+): (.*);$/gm, (_, column, type) => {
        const path = `${table}.${column}`;
        const narrowed = known.has(path) ? type.replace("string", `Enumeration<"${path}">`) : type;
        return `  ${column}: ${narrowed.replace(/\bJson\b/, `JsonColumn<"${path}">`)};`;
      });
      return `export interface ${name} {\n${columns}}`;
    });
}
