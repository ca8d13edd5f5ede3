import { createHash } from "node:crypto";
import { to as copyTo } from "pg-copy-streams";
import type { Connection } from "../../kernel/db/connection.ts";
import { quoted } from "../../kernel/db/quoted.ts";
import type { End } from "../archive/manifest.ts";
import { tablePart } from "../archive/manifest.ts";
import type { ArchiveWriter } from "../archive/write-archive.ts";
import type { Table } from "../queries/read-shape.ts";

/** Bytes of a part: as much of a table as is in memory at once. */
const partSize = 8_000_000;

/** Writes the rows of a table in PostgreSQL's own text format, in parts. */
export async function dumpTable(
  client: Connection,
  { table, writer }: { table: Table; writer: ArchiveWriter },
): Promise<End["tables"][number]> {
  const { name, columns } = table;
  const list = columns.map(quoted).join(", ");
  const stream = client.query(copyTo(`copy (select ${list} from ${quoted(name)}) to stdout`));
  const hash = createHash("sha256");
  let waiting: Buffer[] = [];
  let size = 0;
  let part = 0;
  const flush = async () => {
    if (size === 0) return;
    const content = Buffer.concat(waiting);
    hash.update(content);
    waiting = [];
    size = 0;
    await writer.add(tablePart(name, part++), content);
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    size += chunk.length;
    if (size >= partSize) await flush();
  }
  await flush();
  return { name, columns: [...columns], rows: stream.rowCount, sha256: hash.digest("hex") };
}
