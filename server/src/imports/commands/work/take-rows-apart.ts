import { workApart } from "../../../kernel/apart/work-apart.ts";
import { rawPool } from "../../../kernel/db/db.ts";
import { asSourceError } from "../../sources/read-apart.ts";
import type { PassedRows } from "./pass-rows.ts";
import type { RowsOrder } from "./rows-process.ts";
import type { ImportAtWork, TakingRows } from "./take-rows.ts";

const module = new URL("./rows-process.ts", import.meta.url);

/** Seconds of the processor for one batch, and for coming to the first one that is not done yet. */
const limits = { megabytes: 640, seconds: 120 };

/**
 * takeRows in a process of its own: whoever asks the server for pages meanwhile does not wait, and a
 * file that takes more than all this ends that process, not the server. It is a new one each time,
 * which knows nothing of the database that may have changed since.
 */
export async function takeRowsApart(
  record: ImportAtWork,
  path: string,
  { signal, progress }: TakingRows,
): Promise<PassedRows | null> {
  const url = rawPool().options.connectionString ?? "";
  const order: RowsOrder = { url, record, path };
  const heard = () => void progress?.();
  try {
    return await workApart({ module, order, limits, fresh: true, signal, heard });
  } catch (error) {
    throw asSourceError(error);
  }
}
