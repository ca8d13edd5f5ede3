import type { RefusedDocument } from "@neroli/contract/downloads/schema.ts";
import { sortByRight } from "../../documents/queries/sort-by-right.ts";
import { failDownload, failureOf } from "../../downloads/commands/fail-download.ts";
import { finishDownload } from "../../downloads/commands/finish-download.ts";
import { noteProgress } from "../../downloads/commands/note-progress.ts";
import { findOwner } from "../../downloads/policy.ts";
import { findDownload } from "../../downloads/queries/list-downloads.ts";
import { uniquePaths } from "../../downloads/zip/unique-paths.ts";
import { writeZip } from "../../downloads/zip/write-zip.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { findMissing } from "../../kernel/assets/assets.ts";
import type { QueuedJob } from "../../kernel/jobs/queued.ts";
import { readsProject } from "../../published/projects.ts";
import type { ProjectPlace } from "../commands/lock-project.ts";
import { chosenDocuments } from "../queries/list-documents.ts";
import { readWholeProject } from "./read-whole-project.ts";
import { writeComments } from "./write-comments.ts";
import { writeProjectWorkbook } from "./write-project-workbook.ts";

/**
 * Makes the zip of a project: a workbook of its products, its comments, its own files, and the documents of its products. What its owner may have is asked again: rights may have
 * changed since it was started. Repeated whole when the process ends in between.
 */
export const makeProjectZip: QueuedJob<{ key: string; place: ProjectPlace }> = {
  name: "make-project-zip",

  async work({ key, place }, signal) {
    const download = await findDownload(key);
    if (!download || !(await noteProgress(key, 0))) return;
    const owner = await findOwner(download.user_key);
    if (!owner || !(await readsProject(owner, place.projectKey))) {
      return failDownload(key, "downloads.rights-changed");
    }
    const unwanted = new AbortController();
    const { content, documents, refused } = await open(owner, place, async (share) => {
      if (!(await noteProgress(key, share * 100))) unwanted.abort();
    });
    try {
      await finishDownload({
        ...{ key, content, documents, refused, media_type: "application/zip" },
        signal: AbortSignal.any([signal, unwanted.signal]),
      });
    } catch (error) {
      if (!unwanted.signal.aborted) throw error;
    }
  },

  failed: ({ key }, error) => failDownload(key, failureOf(error)),
};

async function open(
  owner: SignedInActor,
  place: ProjectPlace,
  progress: (share: number) => Promise<void>,
) {
  const project = await readWholeProject(owner, place);
  const { allowed, refused } = await sortByRight(
    owner,
    await chosenDocuments(owner, { key: place.projectKey, chosen: [] }),
  );
  const gone = await findMissing([...allowed, ...project.files].map((each) => each.storage_key));
  const isThere = ({ storage_key }: { storage_key: string }) => !gone.has(storage_key);
  const there = allowed.filter(isThere);
  const missing = [...allowed, ...project.files].filter((each) => !isThere(each));
  const named = [
    ...refused,
    ...missing.map(
      ({ id, name }): RefusedDocument => ({
        ...{ id, name, code: "documents.file-missing" },
      }),
    ),
  ];
  const files = project.files.filter(isThere);
  const paths = uniquePaths(
    files.map(({ name }) => ({ name, product_name: "files", company_name: "" })),
  );
  const { language } = owner;
  const content = writeZip(there, {
    ...{ language, progress, refused: named, folder: "documents/" },
    made: [
      { path: "project.xlsx", content: await writeProjectWorkbook(project, language) },
      { path: "comments.csv", content: writeComments(project.comments, language) },
    ],
    stored: files.map((file, at) => ({ ...file, path: paths[at] ?? "" })),
  });
  return { content, documents: there.map(({ id }) => id), refused: named };
}
