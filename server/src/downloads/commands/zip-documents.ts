import { sortByRight } from "../../documents/queries/sort-by-right.ts";
import type { QueuedJob } from "../../kernel/jobs/queued.ts";
import { findOwner } from "../policy.ts";
import { findDownload } from "../queries/list-downloads.ts";
import { writeZip } from "../zip/write-zip.ts";
import { failDownload, failureOf } from "./fail-download.ts";
import { finishDownload } from "./finish-download.ts";
import { noteProgress } from "./note-progress.ts";

/**
 * Makes the zip of a download. What its owner may have is asked again: rights may have changed
 * since it was started. Repeated whole when the process ends in between.
 */
export const zipDocuments: QueuedJob<{ key: string }> = {
  name: "zip-documents",

  async work({ key }, signal) {
    const download = await findDownload(key);
    if (!download || !(await noteProgress(key, 0))) return;
    const owner = await findOwner(download.user_key);
    if (!owner) return failDownload(key, "downloads.nothing-allowed");
    const { allowed, refused } = await sortByRight(owner, download.documents);
    if (allowed.length === 0) return failDownload(key, "downloads.nothing-allowed");
    const unwanted = new AbortController();
    const content = writeZip(allowed, {
      refused: [...download.refused, ...refused],
      language: owner.language,
      async progress(share) {
        if (!(await noteProgress(key, share * 100))) unwanted.abort();
      },
    });
    try {
      await finishDownload({
        key,
        content,
        signal: AbortSignal.any([signal, unwanted.signal]),
        media_type: "application/zip",
        documents: allowed.map(({ id }) => id),
        refused: [...download.refused, ...refused],
      });
    } catch (error) {
      if (!unwanted.signal.aborted) throw error;
    }
  },

  failed: ({ key }, error) => failDownload(key, failureOf(error)),
};
