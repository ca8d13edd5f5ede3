import type { Readable } from "node:stream";
import {
  type ExportedDocument,
  ExportManifest,
  manifestName,
} from "@neroli/contract/exports/manifest.ts";
import { headOf } from "./local-file.ts";
import type { ReadingOptions, Source, SourceFile } from "./source.ts";
import { SourceError } from "./source-error.ts";
import { openZip, type Zip } from "./zip-file.ts";

type OpenSource = (from: SourceFile, options: ReadingOptions) => Promise<Source>;

/** The products of an export with its documents; or the one table that somebody has packed. */
export async function openExportZip(
  zip: Zip,
  options: ReadingOptions,
  open: OpenSource,
): Promise<Source> {
  const manifest = zip.has(manifestName) ? await readManifest(zip) : null;
  const name = manifest?.products ?? onlyTable(zip);
  if (!name || !zip.has(name))
    throw new SourceError(hasZip(zip) ? "file-nested" : "file-no-products");
  return open(() => zip.open(name), { ...options, format: undefined, packed: true });
}

/** A zip in a zip is no table; it could go on for ever. */
const hasZip = (zip: Zip) => zip.names.some((name) => /\.(zip|gz)$/i.test(name));

/** The documents and pictures that came with the products of an export; null of any other file. */
export async function openExportedFiles(file: string): Promise<ExportedFiles | null> {
  const head = await headOf(file, 4);
  if (head.toString("latin1") !== "PK\u0003\u0004") return null;
  const zip = await openZip(file);
  const manifest = zip.has(manifestName) ? await readManifest(zip) : null;
  if (!manifest) {
    zip.close();
    return null;
  }
  return {
    list: manifest.documents.filter((each) => zip.has(each.file)),
    open: (each) => zip.open(each.file),
    close: () => zip.close(),
  };
}

interface ExportedFiles {
  list: readonly ExportedDocument[];
  open(document: ExportedDocument): Promise<Readable>;
  close(): void;
}

const longestManifest = 10_000_000;

async function readManifest(zip: Zip): Promise<ExportManifest> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of (await zip.open(manifestName)) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > longestManifest) throw new SourceError("file-damaged");
  }
  try {
    return ExportManifest.parse(JSON.parse(Buffer.concat(chunks).toString("utf8")));
  } catch (cause) {
    throw new SourceError("file-damaged", {}, { cause });
  }
}

function onlyTable(zip: Zip): string | undefined {
  const tables = zip.names.filter(
    (name) => /\.(csv|tsv|txt|xlsx|json|ndjson)$/i.test(name) && !/^__MACOSX\//.test(name),
  );
  return tables.length === 1 ? tables[0] : undefined;
}
