import { openExportZip } from "./export-zip.ts";
import { fileBytes, isGzip } from "./file-bytes.ts";
import { knownEncoding } from "./find-encoding.ts";
import { findFormat } from "./find-format.ts";
import { openJson } from "./json-source.ts";
import { type LocalFile, toLocalFile } from "./local-file.ts";
import type { ReadingOptions, Source, SourceFile } from "./source.ts";
import { SourceError } from "./source-error.ts";
import { openText } from "./text-source.ts";
import { openSheet } from "./workbook-source.ts";
import { openZip } from "./zip-file.ts";

/** Opens a file of products; what the options leave out is found. Throws SourceErrors. */
export async function openSource(from: SourceFile, options: ReadingOptions = {}): Promise<Source> {
  const file = await toLocalFile(from);
  try {
    const { close = async () => {}, ...source } = await open(file, options);
    return {
      ...source,
      close: async () => {
        await close();
        await file.close();
      },
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

type OpenedSource = Omit<Source, "close"> & { close?: () => Promise<void> };

async function open(file: LocalFile, options: ReadingOptions): Promise<OpenedSource> {
  if (options.packed && (await isGzip(file.path))) throw new SourceError("file-nested");
  const bytes = await fileBytes(file.path);
  const encoding = options.encoding ? (knownEncoding(options.encoding) ?? undefined) : undefined;
  const found = await findFormat(bytes, { format: options.format, encoding });
  if (found.kind === "zip") return openPacked(file, options);
  if (found.format === "JSON") return openJson(bytes, found);
  const delimiter = options.delimiter ?? (options.format === "TSV" ? "\t" : undefined);
  return openText(bytes, { encoding: found.encoding, delimiter });
}

/** A workbook is a zip; so is an export with its documents. */
async function openPacked(file: LocalFile, options: ReadingOptions): Promise<OpenedSource> {
  const zip = await openZip(file.path);
  try {
    const isWorkbook = zip.has("[Content_Types].xml");
    if (options.packed && !isWorkbook) throw new SourceError("file-nested");
    const opened: OpenedSource = isWorkbook
      ? await openSheet(zip, options.sheet)
      : await openExportZip(zip, options, openSource);
    return {
      ...opened,
      close: async () => {
        await opened.close?.();
        zip.close();
      },
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}
