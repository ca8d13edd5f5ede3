import { failDownload, failureOf } from "../../downloads/commands/fail-download.ts";
import { finishZip } from "../../downloads/commands/finish-zip.ts";
import { noteProgress } from "../../downloads/commands/note-progress.ts";
import { findOwner } from "../../downloads/queries/find-owner.ts";
import { findDownload } from "../../downloads/queries/list-downloads.ts";
import type { QueuedJob } from "../../kernel/jobs/queued.ts";
import { readsProject } from "../../published/projects.ts";
import type { ProjectPlace } from "../policy.ts";
import { chosenDocuments } from "../queries/list-documents.ts";
import { readWholeProject } from "./read-whole-project.ts";
import { writeComments } from "./write-comments.ts";
import { writeProjectWorkbook } from "./write-project-workbook.ts";

/**
 * Makes the zip of a project: a workbook of its products, its comments, its own files, and the
 * documents of its products. What its owner may have is asked again: rights may have changed since it
 * was started. Repeated whole when the process ends in between.
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
    const { language } = owner;
    const project = await readWholeProject(owner, place);
    await finishZip(key, {
      ...{ owner, signal, refused: [] },
      documents: await chosenDocuments(owner, { key: place.projectKey, chosen: [] }),
      beside: {
        made: [
          { path: "project.xlsx", content: await writeProjectWorkbook(project, language) },
          { path: "comments.csv", content: writeComments(project.comments, language) },
        ],
        stored: project.files,
      },
    });
  },

  failed: ({ key }, error) => failDownload(key, failureOf(error)),
};
