import type { projectEndpoints } from "@neroli/contract/projects/endpoints.ts";
import type { ProjectMember, ProjectStats } from "@neroli/contract/projects/schema.ts";
import { type SqlBool, sql } from "kysely";
import type { z } from "zod";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found, notFound } from "../../kernel/errors.ts";
import { containing, listPage } from "../../kernel/list.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { pictureOfCompany } from "../../published/documents.ts";
import { publishedProducts } from "../../published/products.ts";
import { projectOwnTo, projectVisibleTo, roleOf } from "../../published/projects.ts";
import { publishedRequests } from "../../published/requests.ts";
import { publishedUsers } from "../../published/users.ts";
import { assertOfCompany, type ProjectPlace } from "../policy.ts";

type ListQuery = z.output<
  (typeof projectEndpoints)["GET /companies/:companyKey/projects"]["query"]
>;
type Person = ProjectMember["user"];

const picture = sql<string | null>`(
  select id from project_files where project_key = projects.key and kind = 'IMAGE'
  order by created_at desc limit 1)`;
/** Who has gone to another company is a member no more. */
const present = sql`project_members join ${publishedUsers()} on users.key = user_key
  where project_key = projects.key and users.company_key = project_members.company_key`;
const countOf = (rows: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${rows})`;

/** Projects as lists and pages show them; the caller adds which of them the actor may see. */
const selectProjects = (actor: SignedInActor) =>
  db()
    .selectFrom("projects")
    .innerJoin(publishedCompanies(), "companies.key", "projects.company_key")
    .selectAll("projects")
    .select(["companies.name as company_name", "companies.verified as company_verified"])
    .select(pictureOfCompany("LOGO", "projects.company_key").as("company_logo"))
    .select([
      roleOf(actor).as("role"),
      picture.as("image"),
      sql<Person | null>`(
        select json_build_object('key', users.key, 'firstname', firstname, 'lastname', lastname)
        from ${present} and role = 'MANAGER'
        order by added_at, users.key limit 1)`.as("manager"),
      countOf(present).as("members"),
      countOf(sql`project_products where project_key = projects.key`).as("products"),
    ]);

export type ProjectRow = Awaited<ReturnType<ReturnType<typeof selectProjects>["execute"]>>[number];

/** The projects of a company that the actor reads wholly; not found of who is not of it. */
export async function listProjects(actor: SignedInActor, companyKey: string, query: ListQuery) {
  assertOfCompany(actor, companyKey);
  let rows = selectProjects(actor)
    .where("projects.company_key", "=", companyKey)
    .where(projectOwnTo(actor));
  const texts = (["title", "subtitle"] as const).flatMap((column) => {
    const typed = query[`${column}__icontains`];
    return typed ? [sql<SqlBool>`${sql.ref(`projects.${column}`)} ilike ${containing(typed)}`] : [];
  });
  if (texts.length > 0) rows = rows.where((eb) => eb[query.operator](texts));
  if (query.status__in?.length) rows = rows.where("projects.status", "in", query.status__in);
  if (query.category__eq) rows = rows.where("projects.category", "=", query.category__eq);
  if (query.mine) rows = rows.where(sql<SqlBool>`${roleOf(actor)} is not null`);
  return listPage(rows, query, {
    sorts: {
      updated_at: "projects.updated_at",
      created_at: "projects.created_at",
      title: "projects.title",
      dueDate: "projects.due_date",
      number: "projects.number",
    },
    fallback: "-updated_at",
    tie: "projects.key",
  });
}

/** A project that the actor may see, wholly or as a member of role SUPPLIER; not found otherwise. */
export const getProject = async (actor: SignedInActor, place: ProjectPlace): Promise<ProjectRow> =>
  found(
    await selectProjects(actor)
      .where("projects.key", "=", place.projectKey)
      .where("projects.company_key", "=", place.companyKey)
      .where(projectVisibleTo(actor))
      .executeTakeFirst(),
  );

/** The same of which the actor reads all. */
export async function getOwnProject(
  actor: SignedInActor,
  place: ProjectPlace,
): Promise<ProjectRow> {
  const row = await getProject(actor, place);
  if (row.role === "SUPPLIER") throw notFound();
  return row;
}

/** Of a project of which the actor reads all: which product it plans, and nothing to show. */
export const getPlanned = async (actor: SignedInActor, place: ProjectPlace) =>
  found(
    await db()
      .selectFrom("projects")
      .where("key", "=", place.projectKey)
      .where("company_key", "=", place.companyKey)
      .where(projectOwnTo(actor))
      .select(["key", "company_key", "cosmetic"])
      .executeTakeFirst(),
  );

/** The projects of other companies that are shared with the actor. */
export const listShared = (actor: SignedInActor) =>
  selectProjects(actor)
    .where(sql<SqlBool>`${roleOf(actor)} = 'SUPPLIER'`)
    .orderBy("projects.updated_at", "desc")
    .orderBy("projects.key")
    .limit(200)
    .execute();

/** Projects that the actor may add to, and whether they hold the product. */
export async function listAvailable(
  actor: SignedInActor,
  { companyKey, product }: { companyKey: string; product: string | undefined },
) {
  assertOfCompany(actor, companyKey);
  return selectProjects(actor)
    .where("projects.company_key", "=", companyKey)
    .where(projectOwnTo(actor))
    .where(sql<SqlBool>`${roleOf(actor)} is not null`)
    .where("projects.status", "in", ["CREATED", "ON_GOING", "ON_HOLD"])
    .select(
      sql<boolean>`exists (
        select from project_products
        where project_key = projects.key and product_key = ${product ?? ""})`.as("holds"),
    )
    .orderBy("projects.updated_at", "desc")
    .orderBy("projects.key")
    .limit(200)
    .execute();
}

export const listMembers = (key: string) =>
  db()
    .selectFrom("project_members")
    .innerJoin(publishedUsers(), "users.key", "project_members.user_key")
    .innerJoin(publishedCompanies(), "companies.key", "project_members.company_key")
    .where("project_members.project_key", "=", key)
    .whereRef("users.company_key", "=", "project_members.company_key")
    .select(["users.key", "users.firstname", "users.lastname", "project_members.role"])
    .select(["project_members.added_at", "companies.key as company_key"])
    .select(["companies.name as company_name", "companies.verified as company_verified"])
    .select(pictureOfCompany("LOGO").as("company_logo"))
    .orderBy(sql`array_position(array['MANAGER', 'MEMBER', 'SUPPLIER'], project_members.role)`)
    .orderBy("project_members.added_at")
    .orderBy("users.key")
    .execute();

export const listFiles = (key: string) =>
  db()
    .selectFrom("project_files")
    .innerJoin(publishedUsers(), "users.key", "project_files.uploaded_by")
    .where("project_files.project_key", "=", key)
    .where("project_files.kind", "=", "FILE")
    .select(["project_files.id", "project_files.name", "project_files.size"])
    .select(["project_files.created_at", "users.firstname", "users.lastname"])
    .orderBy("project_files.created_at")
    .orderBy("project_files.id")
    .execute();

/** Counts over what is in a project. */
export async function readStats(key: string): Promise<ProjectStats> {
  const { rows } = await sql<ProjectStats>`
    select
      (select json_build_object(
        'total', count(*),
        'to_be_reviewed', count(*) filter (where status = 'TO_BE_REVIEWED'),
        'accepted', count(*) filter (where status = 'ACCEPTED'),
        'rejected', count(*) filter (where status = 'REJECTED'))
        from project_products where project_key = ${key}) as products,
      (select count(distinct products.company_key)::int from project_products
        join ${publishedProducts()} on products.key = product_key
        where project_key = ${key}) as suppliers,
      (select json_build_object(
        'total', count(*),
        'waiting', count(*) filter (where requests.waiting_for = 'SUPPLIER'))
        from project_requests join ${publishedRequests()} on requests.key = request_key
        where project_key = ${key}) as requests,
      (select count(*)::int from project_comments
        where project_key = ${key} and removed_at is null) as comments,
      (select count(*)::int from project_files
        where project_key = ${key} and kind = 'FILE') as files`.execute(db());
  return found(rows[0]);
}
