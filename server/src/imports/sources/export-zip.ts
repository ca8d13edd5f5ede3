import { ExportManifest, manifestName } from "@neroli/contract/exports/manifest.ts";
import type { ReadingOptions, Source, SourceFile } from "./source.ts";
import { SourceError } from "./source-error.ts";
import type { Zip } from "./zip-file.ts";

type Open = (from: SourceFile, options: ReadingOptions) => Promise<Source>;

/** The products of an export with its documents; or the one table that somebody has packed. */
export async function openExportZip(
  zip: Zip,
  options: ReadingOptions,
  open: Open,
): Promise<Source> {
  const manifest = zip.has(manifestName) ? await readManifest(zip) : null;
  const name = manifest?.products ?? onlyTable(zip);
  // A zip in a zip is no table; it could go on for ever.
  if (!name || !zip.has(name) || /\.zip$/i.test(name)) throw new SourceError("file-no-products");
  const source = await open(() => zip.open(name), { ...options, format: undefined });
  if (!manifest) return source;
  return {
    ...source,
    documents: {
      list: manifest.documents.filter(({ file }) => zip.has(file)),
      open: ({ file }) => zip.open(file),
    },
  };
}

const longestManifest = 100_000_000;

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
