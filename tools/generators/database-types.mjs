import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
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
    return readFileSync(file, "utf8");
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
