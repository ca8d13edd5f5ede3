import { randomUUID } from "node:crypto";
import { addAbortSignal, type Readable } from "node:stream";
import { keptDays, type RefusedDocument } from "@neroli/contract/downloads/schema.ts";
import { sql } from "kysely";
import { takeIn } from "../../kernel/assets/assets.ts";
import { claimBytes, discardBytes, storeUnclaimed } from "../../kernel/assets/unclaimed.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { makeRoomFor } from "./end-downloads.ts";

interface NewFile {
  key: string;
  media_type: string;
  content: Readable;
  /** Ends the making: the work is given back and done again. */
  signal: AbortSignal;
  /** The name of the file, where it was not known before. */
  name?: string;
  /** The documents that are in it after all, and those that are not. */
  documents?: readonly string[];
  refused?: readonly RefusedDocument[];
}

/**
 * Stores the file while it is made, and tells whom it was made for. Whole or not at all: when it
 * breaks off nothing is left and the work may begin again. Of one that nobody waits for any more
 * nothing is kept.
 */
export async function finishDownload({ key, content, signal, ...made }: NewFile): Promise<void> {
  const file = await takeIn(addAbortSignal(signal, content));
  const storage_key = `downloads/${key}-${randomUUID()}`;
  await storeUnclaimed(storage_key, file);
  const { size } = file;
  const isWanted = await transaction(() => write(key, { ...made, storage_key, size }));
  if (isWanted) await makeRoomFor(key);
  else await discardBytes([storage_key]);
}

type FinishedColumns = Omit<NewFile, "key" | "content" | "signal"> & {
  storage_key: string;
  size: number;
};

async function write(
  key: string,
  { documents, refused, ...made }: FinishedColumns,
): Promise<boolean> {
  const row = await db()
    .updateTable("downloads")
    .set({
      ...made,
      ...(documents && { documents: [...documents] }),
      ...(refused && { refused: JSON.stringify(refused) }),
      state: "READY",
      progress: 100,
      finished_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + ${keptDays} * interval '1 day'`,
    })
    .where("key", "=", key)
    .where("state", "in", ["WAITING", "WORKING"])
    .returning("key")
    .executeTakeFirst();
  if (!row) return false;
  await claimBytes(made.storage_key);
  emit({ topic: "download.ready", key });
  return true;
}
