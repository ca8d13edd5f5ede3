import { links } from "@neroli/contract/access/links.ts";
import type { NotificationData } from "@neroli/contract/notifications/schema.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedUsers } from "../../published/users.ts";

/** What notifications tell of a project, and who did it. */
export async function getNews(projectKey: string, authorKey: string): Promise<NotificationData> {
  const [project, author] = await Promise.all([
    db()
      .selectFrom("projects")
      .where("key", "=", projectKey)
      .select(["title", "company_key"])
      .executeTakeFirst(),
    db()
      .selectFrom(publishedUsers())
      .leftJoin(publishedCompanies(), "companies.key", "users.company_key")
      .where("users.key", "=", authorKey)
      .select(["users.firstname", "companies.name as company_name"])
      .executeTakeFirst(),
  ]);
  const { title, company_key } = found(project);
  const { firstname, company_name } = found(author);
  return {
    project_title: title,
    project_path: links.project({ company: company_key, key: projectKey }),
    triggered_by: { firstname },
    ...(company_name && { company_name }),
  };
}

/** The members of a project who are of the company for which they were added. */
export const listAudience = (projectKey: string) =>
  db()
    .selectFrom("project_members")
    .innerJoin(publishedUsers(), "users.key", "project_members.user_key")
    .where("project_members.project_key", "=", projectKey)
    .whereRef("users.company_key", "=", "project_members.company_key")
    .where("users.enabled", "=", true)
    .select(["project_members.user_key", "project_members.role", "project_members.company_key"])
    .execute();
export type Audience = Awaited<ReturnType<typeof listAudience>>;

/** A comment with the company of whose people it is, and the project's; undefined once taken back. */
export const findComment = (id: string) =>
  db()
    .selectFrom("project_comments")
    .innerJoin("projects", "projects.key", "project_comments.project_key")
    .where("project_comments.id", "=", id)
    .where("project_comments.removed_at", "is", null)
    .select(["project_comments.body", "project_comments.shared"])
    .select(["project_comments.company_key", "projects.company_key as project_company_key"])
    .executeTakeFirst();
export type ToldComment = NonNullable<Awaited<ReturnType<typeof findComment>>>;
