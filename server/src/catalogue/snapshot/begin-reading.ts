import type { IndexSchema } from "@neroli/search/index-types.ts";
import type { IndexName } from "../indexed/index-names.ts";
import { runOnce } from "../workers/run-once.ts";
import type { Manifest } from "./format.ts";
import { madeBy } from "./made-by.ts";
import { type ReadOrder, readManifest, type Snapshot } from "./read-snapshot.ts";

const program = new URL("./read-worker.ts", import.meta.url);

/** The data that the thread is started with. */
export type FolderOrder = ReadOrder & { folder: string };

/** A snapshot that a thread reads, and looks through for damage. */
export interface BegunReading {
  manifest: Manifest;
  /** Rejects when anything of it is damaged or missing. */
  snapshot: Promise<Snapshot>;
}

/**
 * Begins to read the snapshot of a folder before the database is there that says whether it can
 * be used; null when there is none, or one that another version has made.
 */
export async function beginReading(
  folder: string,
  schemas: Record<IndexName, IndexSchema>,
): Promise<BegunReading | null> {
  try {
    const made_by = await madeBy(schemas);
    const manifest = readManifest(folder);
    if (manifest?.made_by !== made_by) return null;
    const order = { folder, manifest, schemas } satisfies FolderOrder;
    const snapshot = runOnce<FolderOrder, Snapshot>(program, order);
    // Whoever waits for it hears of it, and maybe nobody does.
    snapshot.catch(() => {});
    return { manifest, snapshot };
  } catch {
    // It is looked at again, and told of, when it is wanted.
    return null;
  }
}
