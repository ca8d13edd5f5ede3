import type { ProjectSide } from "@neroli/contract/projects/states.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { type ListOptions, listPage } from "../../kernel/list.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedUsers } from "../../published/users.ts";

interface ReadProject {
  key: string;
  company_key: string;
  side: ProjectSide;
}

/**
 * The comments that the reader may read. Of what is shared a member of role SUPPLIER reads what the
 * buyer's side and the own company wrote: another supplier's words would tell that there is one.
 */
function selectComments(actor: SignedInActor, project: ReadProject) {
  let rows = db()
    .selectFrom("project_comments")
    .innerJoin(publishedUsers(), "users.key", "project_comments.author_key")
    .leftJoin(publishedCompanies(), "companies.key", "project_comments.company_key")
    .where("project_comments.project_key", "=", project.key)
    .where("project_comments.removed_at", "is", null)
    .select(["project_comments.id", "project_comments.body", "project_comments.shared"])
    .select(["project_comments.created_at", "project_comments.author_key as key"])
    .select(["users.firstname", "users.lastname"])
    .select(sql<string>`coalesce(companies.name, '')`.as("company"));
  if (project.side === "SUPPLIER") {
    rows = rows
      .where("project_comments.shared", "=", true)
      .where("project_comments.company_key", "in", [
        project.company_key,
        actor.company_key ?? project.company_key,
      ]);
  }
  return rows;
}
export type CommentRow = Awaited<ReturnType<ReturnType<typeof selectComments>["execute"]>>[number];

export const listComments = (actor: SignedInActor, project: ReadProject, options: ListOptions) =>
  listPage(selectComments(actor, project), options, {
    sorts: { created_at: "project_comments.created_at" },
    fallback: "created_at",
    tie: "project_comments.id",
  });

/** All of them, the oldest first. */
export const listAllComments = (actor: SignedInActor, project: ReadProject) =>
  selectComments(actor, project)
    .orderBy("project_comments.created_at")
    .orderBy("project_comments.id")
    .execute();

export const getComment = async (
  actor: SignedInActor,
  project: ReadProject,
  id: string,
): Promise<CommentRow> =>
  found(
    await selectComments(actor, project).where("project_comments.id", "=", id).executeTakeFirst(),
  );

const selectEvents = (key: string) =>
  db()
    .selectFrom("project_events")
    .leftJoin(publishedUsers(), "users.key", "project_events.actor_key")
    .where("project_events.project_key", "=", key)
    .select(["project_events.id", "project_events.kind", "project_events.data"])
    .select(["project_events.created_at", "project_events.actor_key"])
    .select(["users.firstname", "users.lastname"]);
export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>["execute"]>>[number];

export const listActivity = (key: string, options: ListOptions) =>
  listPage(selectEvents(key), options, {
    sorts: { created_at: "project_events.created_at" },
    fallback: "-created_at",
    tie: "project_events.id",
  });
