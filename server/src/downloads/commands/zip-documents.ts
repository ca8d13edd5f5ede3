import type { QueuedJob } from "../../kernel/jobs/queued.ts";
import { findOwner } from "../queries/find-owner.ts";
import { findDownload } from "../queries/list-downloads.ts";
import { failDownload, failureOf } from "./fail-download.ts";
import { finishZip } from "./finish-zip.ts";
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
    const { documents, refused } = download;
    await finishZip(key, { owner, documents, refused, signal });
  },

  failed: ({ key }, error) => failDownload(key, failureOf(error)),
};
