import type { RefusedDocument } from "@neroli/contract/downloads/schema.ts";
import type { DocumentRow } from "../../documents/queries/find-documents.ts";
import { sortByRight } from "../../documents/queries/sort-by-right.ts";
import { findMissing } from "../../kernel/assets/assets.ts";
import type { QueuedJob } from "../../kernel/jobs/queued.ts";
import { findOwner } from "../policy.ts";
import { findDownload } from "../queries/list-downloads.ts";
import { writeZip } from "../zip/write-zip.ts";
import { failDownload, failureOf } from "./fail-download.ts";
import { finishDownload } from "./finish-download.ts";
import { noteProgress } from "./note-progress.ts";

/** A zip has what is there, and its list of contents what is not. */
async function sortByStore(documents: readonly DocumentRow[]) {
  const missing = await findMissing(documents.map(({ storage_key }) => storage_key));
  const isGone = ({ storage_key }: DocumentRow) => missing.has(storage_key);
  const gone = documents
    .filter(isGone)
    .map(({ id, name }): RefusedDocument => ({ id, name, code: "documents.file-missing" }));
  return { there: documents.filter((each) => !isGone(each)), gone };
}

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
    const { allowed: may, refused: mayNot } = await sortByRight(owner, download.documents);
    if (may.length === 0) return failDownload(key, "downloads.nothing-allowed");
    const { there: allowed, gone } = await sortByStore(may);
    if (allowed.length === 0) return failDownload(key, "documents.file-missing");
    const refused = [...mayNot, ...gone];
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
