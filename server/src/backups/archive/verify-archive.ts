import { createHash, type Hash } from "node:crypto";
import { json } from "node:stream/consumers";
import { StartError } from "../../kernel/start-error.ts";
import { Begin, beginName, End, endName, entryOf } from "./manifest.ts";
import { readArchive } from "./read-archive.ts";

/**
 * Reads the whole archive and compares every table and file with the hash that was taken when it was
 * written.
 * @throws StartError when it is cut off, changed or of another format.
 */
export async function verifyArchive(
  file: string,
  identity: string | null,
): Promise<{ begin: Begin; end: End }> {
  const found = new Map<string, Hash>();
  let begin: unknown;
  let end: unknown;
  await readArchive(file, {
    identity,
    async take({ name, content }) {
      if (name === beginName) begin = await json(content);
      else if (name === endName) end = await json(content);
      else {
        const hash = hashOf(found, name);
        for await (const part of content as AsyncIterable<Buffer>) hash.update(part);
      }
    },
  });
  const begun = Begin.safeParse(begin);
  const ended = End.safeParse(end);
  if (!begun.success || !ended.success) {
    throw new StartError(`${file} is no whole backup of this format.`);
  }
  compare(file, { found, end: ended.data });
  return { begin: begun.data, end: ended.data };
}

/** The parts of a table are one. */
function hashOf(found: Map<string, Hash>, name: string): Hash {
  const entry = entryOf(name);
  const key = entry && "table" in entry ? `table ${entry.table}` : name;
  const hash = found.get(key) ?? createHash("sha256");
  found.set(key, hash);
  return hash;
}

function compare(file: string, { found, end }: { found: Map<string, Hash>; end: End }): void {
  const expected = [
    ...end.tables.map(({ name, sha256 }) => ({ name: `table ${name}`, sha256 })),
    ...end.files.map(({ storage_key, sha256 }) => ({ name: `files/${storage_key}`, sha256 })),
  ];
  const empty = createHash("sha256").digest("hex");
  for (const { name, sha256 } of expected) {
    const actual = found.get(name)?.digest("hex") ?? empty;
    if (actual !== sha256) throw new StartError(`${file} is damaged: ${name} is not as written.`);
    found.delete(name);
  }
  const [more] = found.keys();
  if (more) throw new StartError(`${file} is damaged: nobody wrote ${more}.`);
}
