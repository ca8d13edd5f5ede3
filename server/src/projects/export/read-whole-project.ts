import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import type { ProjectPlace } from "../commands/lock-project.ts";
import { sideOf } from "../policy.ts";
import { presentComment } from "../present/present-comment.ts";
import { presentEntries } from "../present/present-entry.ts";
import { presentProject } from "../present/present-project.ts";
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
    listStored(row.key),
  ]);
  return {
    project,
    entries: presentEntries(reader, { status: row.status, side: read.side }, entries),
    comments: comments.map((comment) => presentComment(actor, comment)),
    files,
  };
}
export type WholeProject = Awaited<ReturnType<typeof readWholeProject>>;

const listStored = (key: string) =>
  db()
    .selectFrom("project_files")
    .where("project_key", "=", key)
    .where("kind", "=", "FILE")
    .select(["id", "name", "media_type", "size", "storage_key", "created_at"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
