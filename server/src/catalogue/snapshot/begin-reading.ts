import type { IndexSchema } from "@neroli/search/index-types.ts";
import type { IndexName } from "../indexed/index-names.ts";
import { runOnce } from "../workers/run-once.ts";
import type { Manifest } from "./format.ts";
import type { Snapshot } from "./read-snapshot.ts";

const program = new URL("./read-worker.ts", import.meta.url);

/** The data that the thread is started with. */
export interface FolderOrder {
  folder: string;
  schemas: Record<IndexName, IndexSchema>;
}

/** A snapshot that a thread has read, and looked through for damage. */
export interface BegunReading {
  manifest: Manifest;
  snapshot: Snapshot;
}

/**
 * Reads the snapshot of a folder, in a thread, before the database is there that says whether it
 * can be used; null when there is none, one that another version has made, or one that cannot be
 * read: that is looked at again, and told of, when it is wanted.
 */
export const beginReading = (
  folder: string,
  schemas: Record<IndexName, IndexSchema>,
): Promise<BegunReading | null> =>
  runOnce<FolderOrder, BegunReading | null>(program, { folder, schemas }).catch(() => null);
