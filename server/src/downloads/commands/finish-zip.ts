import type { RefusedDocument } from "@neroli/contract/downloads/schema.ts";
import { sortByRight } from "../../documents/queries/sort-by-right.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { findMissing } from "../../kernel/assets/assets.ts";
import { type MadeFile, type StoredFile, writeZip } from "../zip/write-zip.ts";
import { failDownload } from "./fail-download.ts";
import { finishDownload } from "./finish-download.ts";
import { noteProgress } from "./note-progress.ts";

interface ZipContent {
  /** For whom it is made: of the documents it gets what this person may have at this moment. */
  owner: SignedInActor;
  /** By id. */
  documents: readonly string[];
  /** What was asked for and refused before. */
  refused: readonly RefusedDocument[];
  signal: AbortSignal;
  /** What stands beside the documents, which then have a folder of their own. */
  beside?: { made: readonly MadeFile[]; stored: readonly StoredFile[]; listed?: boolean };
}

/**
 * Stores the zip of a download while it is made, and tells whom it was made for. It has what is
 * there, and its list of contents what is not.
 */
export async function finishZip(key: string, content: ZipContent): Promise<void> {
  const { owner, signal, beside } = content;
  const { made = [], stored = [], listed = true } = beside ?? {};
  const { allowed, refused } = await sortByRight(owner, content.documents);
  if (!beside && allowed.length === 0) return failDownload(key, "downloads.nothing-allowed");
  const gone = await findMissing([...allowed, ...stored].map((file) => file.storage_key));
  const isThere = ({ storage_key }: { storage_key: string }) => !gone.has(storage_key);
  const there = allowed.filter(isThere);
  if (!beside && there.length === 0) return failDownload(key, "documents.file-missing");
  const missing = [...allowed, ...stored].filter((file) => !isThere(file));
  const named = [
    ...content.refused,
    ...refused,
    ...missing.map(
      ({ id, name }): RefusedDocument => ({ id, name, code: "documents.file-missing" }),
    ),
  ];
  const unwanted = new AbortController();
  const zip = writeZip(there, {
    refused: named,
    language: owner.language,
    ...(beside && { folder: "documents/" }),
    ...{ made, listed },
    stored: stored.filter(isThere),
    async progress(share) {
      if (!(await noteProgress(key, share * 100))) unwanted.abort();
    },
  });
  try {
    await finishDownload({
      key,
      content: zip,
      signal: AbortSignal.any([signal, unwanted.signal]),
      media_type: "application/zip",
      documents: there.map(({ id }) => id),
      refused: named,
    });
  } catch (error) {
    if (!unwanted.signal.aborted) throw error;
  }
}
