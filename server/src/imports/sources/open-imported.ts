import type { Readable } from "node:stream";
import { openAsset } from "../../kernel/assets/assets.ts";
import { AppError } from "../../kernel/errors.ts";
import type { ImportRecord } from "../policy.ts";

/** A function that opens the file of an import, anew each time; throws "imports.file-gone". */
export function openerOf({
  storage_key,
}: Pick<ImportRecord, "storage_key">): () => Promise<Readable> {
  if (storage_key === null) throw new AppError("imports.file-gone");
  return () => openAsset(storage_key);
}
