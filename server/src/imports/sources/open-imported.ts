import type { Readable } from "node:stream";
import { openAsset } from "../../kernel/assets/assets.ts";
import { AppError } from "../../kernel/errors.ts";
import type { ImportRecord } from "../policy.ts";
import { openSource } from "./open-source.ts";
import type { Source } from "./source.ts";

type StoredImport = Pick<ImportRecord, "storage_key"> &
  Partial<Pick<ImportRecord, "format" | "reading">>;

/** A function that opens the file of an import, anew each time; throws "imports.file-gone". */
export function openerOf({ storage_key }: StoredImport): () => Promise<Readable> {
  if (storage_key === null) throw new AppError("imports.file-gone");
  return () => openAsset(storage_key);
}

/** The file of an import as it is to be read; throws a SourceError, too. */
export const openImported = (record: StoredImport): Promise<Source> =>
  openSource(openerOf(record), { format: record.format, ...record.reading });
