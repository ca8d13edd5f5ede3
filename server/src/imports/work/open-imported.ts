import { openAsset } from "../../kernel/assets/assets.ts";
import { AppError } from "../../kernel/errors.ts";
import type { ImportRecord } from "../queries/read-import.ts";
import { openSource } from "../sources/open-source.ts";
import type { Source } from "../sources/source.ts";

/** The file of an import as it is to be read; throws a SourceError, or "imports.file-gone". */
export async function openImported(
  record: Pick<ImportRecord, "storage_key"> & Partial<Pick<ImportRecord, "format" | "reading">>,
): Promise<Source> {
  const { storage_key, format, reading } = record;
  if (storage_key === null) throw new AppError("imports.file-gone");
  return openSource(() => openAsset(storage_key), { format, ...reading });
}
