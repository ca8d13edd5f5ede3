import type { SignedInActor } from "../../kernel/actor.ts";
import { type ProjectPlace, sideOf } from "../policy.ts";
import { presentComment } from "../present/present-comment.ts";
import { presentEntries } from "../present/present-entry.ts";
import { presentProject } from "../present/present-project.ts";
import { listStoredFiles } from "../queries/get-file.ts";
import { listAllComments } from "../queries/list-comments.ts";
import { listAllEntries } from "../queries/list-entries.ts";
import { getOwnProject } from "../queries/select-projects.ts";

/** All of a project as its reader has it before him, with its files as they are stored. */
export async function readWholeProject(actor: SignedInActor, place: ProjectPlace) {
  const row = await getOwnProject(actor, place);
  const reader = { actor, language: actor.language };
  const read = { key: row.key, company_key: row.company_key, side: sideOf(actor, row) };
  const [project, entries, comments, files] = await Promise.all([
    presentProject(reader, row),
    listAllEntries(actor, read),
    listAllComments(actor, read),
    listStoredFiles(row.key),
  ]);
  return {
    project,
    entries: presentEntries(reader, { status: row.status, side: read.side }, entries),
    comments: comments.map((comment) => presentComment(actor, comment)),
    files,
  };
}
export type WholeProject = Awaited<ReturnType<typeof readWholeProject>>;
