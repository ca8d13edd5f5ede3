import { createHash } from "node:crypto";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { openAsset, sizeOfAsset } from "../../kernel/assets/assets.ts";
import { holdRemovals } from "../../kernel/assets/unclaimed.ts";
import { type Connection, openConnection } from "../../kernel/db/connection.ts";
import { beginName, beginOf, type End, endName, fileEntry } from "../archive/manifest.ts";
import { type ArchiveWriter, writeArchive } from "../archive/write-archive.ts";
import { listTables, readBegin, readSequences, readStorageKeys } from "../queries/read-shape.ts";
import { dumpTable } from "./dump-table.ts";

export interface BackedUp {
  tables: number;
  rows: number;
  files: number;
  bytes: number;
  missing: readonly string[];
}

/**
 * Writes database and files as of one moment into an archive, while servers go on: the rows of one
 * snapshot, and the files that those rows speak of, which nobody removes meanwhile.
 */
export async function backUp(
  url: string,
  { file, recipient }: { file: string; recipient: string | null },
): Promise<BackedUp> {
  const client = await openConnection(url);
  try {
    // Before the snapshot: what its rows speak of stays until the end.
    await holdRemovals(client);
    await client.query("begin isolation level repeatable read read only");
    const end: End = { tables: [], sequences: [], files: [], missing: [] };
    await writeArchive(file, {
      recipient,
      fill: async (writer) => {
        await add(writer, beginName, beginOf(await readBegin(client)));
        for (const table of await listTables(client)) {
          end.tables.push(await dumpTable(client, { table, writer }));
        }
        end.sequences = await readSequences(client);
        await addFiles(client, { writer, end });
        // Fails where the connection, and with it the hold on files, was lost meanwhile.
        await client.query("commit");
        await add(writer, endName, end);
      },
    });
    return {
      tables: end.tables.length,
      rows: sum(end.tables.map(({ rows }) => rows)),
      files: end.files.length,
      bytes: sum(end.files.map(({ size }) => size)),
      missing: end.missing,
    };
  } finally {
    await client.end();
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

const add = (writer: ArchiveWriter, name: string, value: object) =>
  writer.add(name, Buffer.from(JSON.stringify(value)));

async function addFiles(
  client: Connection,
  { writer, end }: { writer: ArchiveWriter; end: End },
): Promise<void> {
  for (const storage_key of await readStorageKeys(client)) {
    // A tar says how long an entry is before its first byte.
    const size = await sizeOfAsset(storage_key);
    if (size === null) {
      end.missing.push(storage_key);
      continue;
    }
    const hash = createHash("sha256");
    const hashed = new PassThrough();
    hashed.on("data", (part: Buffer) => hash.update(part));
    const stream = await openAsset(storage_key);
    await Promise.all([
      pipeline(stream, hashed),
      writer.addStream(fileEntry(storage_key), { stream: hashed, size }),
    ]);
    end.files.push({ storage_key, size, sha256: hash.digest("hex") });
  }
}
