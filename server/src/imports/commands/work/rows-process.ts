import type { AtWork } from "../../../kernel/apart/messages.ts";
import { connect, disconnect } from "../../../kernel/db/db.ts";
import type { PassedRows } from "./pass-rows.ts";
import { type ImportAtWork, takeRows } from "./take-rows.ts";

export interface RowsOrder {
  /** The address of the database: the process has connections of its own. */
  url: string;
  record: ImportAtWork;
  path: string;
}

/** The rows of an import, taken in a process of its own (take-rows-apart.ts). */
export async function work(
  { url, record, path }: RowsOrder,
  { signal, say }: AtWork,
): Promise<PassedRows | null> {
  connect(url, { max: 2 });
  try {
    return await takeRows(record, path, { signal, progress: () => say("batch") });
  } finally {
    await disconnect();
  }
}
