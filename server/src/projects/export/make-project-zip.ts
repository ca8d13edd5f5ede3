import { failDownload, failureOf } from "../../downloads/commands/fail-download.ts";
import { finishZip } from "../../downloads/commands/finish-zip.ts";
import { noteProgress } from "../../downloads/commands/note-progress.ts";
import { findOwner } from "../../downloads/queries/find-owner.ts";
import { findDownload } from "../../downloads/queries/list-downloads.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import type { QueuedJob } from "../../kernel/jobs/queued.ts";
import { readsProject } from "../../published/projects.ts";
import type { ProjectPlace } from "../policy.ts";
import { chosenDocuments } from "../queries/list-documents.ts";
import { readWholeProject } from "./read-whole-project.ts";
import { writeComments } from "./write-comments.ts";
import { writeProjectWorkbook } from "./write-project-workbook.ts";

/** What another capability keeps of a project, as files for its zip in a folder of their own. */
export type ZipPart = (
  owner: SignedInActor,
  place: ProjectPlace,
) => Promise<{ folder: string; name: string; content: Buffer }[]>;

/**
 * Makes the zip of a project: a workbook of its products, its comments, its own files, the documents
 * of its products, and what others keep of it. What its owner may have is asked again: rights may have
 * changed since it was started. Repeated whole when the process ends in between.
 */
export const makeProjectZip = (
  parts: readonly ZipPart[] = [],
): QueuedJob<{ key: string; place: ProjectPlace }> => ({
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
    const others = await Promise.all(parts.map((part) => part(owner, place)));
    await finishZip(key, {
      ...{ owner, signal, refused: [] },
      documents: await chosenDocuments(owner, { key: place.projectKey, chosen: [] }),
      beside: {
        made: [
          { name: "project.xlsx", content: await writeProjectWorkbook(project, language) },
          { name: "comments.csv", content: writeComments(project.comments, language) },
          ...others.flat(),
        ],
        stored: project.files,
      },
    });
  },

  failed: ({ key }, error) => failDownload(key, failureOf(error)),
});
