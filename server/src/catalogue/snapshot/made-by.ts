import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const repository = path.resolve(import.meta.dirname, "../../../..");

/** Folders whose code decides what stands in the indexes; migrations may change rows in silence. */
const rooms = [
  "contract/src",
  "search/src",
  "server/src/catalogue",
  "server/src/synonyms",
  "server/src/reference",
  "server/src/published",
  "server/src/kernel/assets",
  "server/db/migrations",
];

/** Once: the code of this process is what it was when it began. */
let ofSources: Promise<string> | undefined;

/** A hash of the schemas and of all code that decides what a snapshot holds. */
export async function madeBy(schemas: unknown): Promise<string> {
  ofSources ??= hashSources();
  const hash = createHash("sha256").update(JSON.stringify(schemas));
  return hash.update(await ofSources).digest("hex");
}

async function hashSources(): Promise<string> {
  const hash = createHash("sha256");
  for (const room of rooms) {
    const folder = path.join(repository, room);
    const files = (await readdir(folder, { recursive: true }))
      .filter((file) => /\.(ts|sql|json)$/.test(file) && !file.endsWith(".test.ts"))
      .sort();
    const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file))));
    for (const [at, text] of texts.entries()) hash.update(`\n${files[at]}\n`).update(text);
  }
  return hash.digest("hex");
}
