import type { ReviewStatus } from "@neroli/contract/enumerations/projects.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { projectEntryEndpoints } from "@neroli/contract/projects/entry-endpoints.ts";
import type { ProjectEntry } from "@neroli/contract/projects/schema.ts";
import type { ProjectSide } from "@neroli/contract/projects/states.ts";
import { sql } from "kysely";
import type { z } from "zod";
import type { SignedInActor } from "../../kernel/actor.ts";
import { imageAddress } from "../../kernel/assets/image-address.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { containing, listPage } from "../../kernel/list.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { pictureOfCompany } from "../../published/documents.ts";
import { productNameIn, publishedProducts } from "../../published/products.ts";
import {
  publishedRequestProducts,
  publishedRequests,
  requestIsAnswered,
} from "../../published/requests.ts";
import { publishedUsers } from "../../published/users.ts";
import { entriesOf } from "../policy.ts";
import { findVisibleProducts } from "./list-documents.ts";

type ListQuery = z.output<
  (typeof projectEntryEndpoints)["GET /companies/:companyKey/projects/:projectKey/products"]["query"]
>;
type SuppliersQuery = z.output<
  (typeof projectEntryEndpoints)["GET /companies/:companyKey/projects/:projectKey/products/listed-companies"]["query"]
>;
type Person = NonNullable<ProjectEntry["added_by"]>;
type Asked = Omit<ProjectEntry["requests"][number], "created_at"> & { created_at: string };

/** A project whose entries are read, and where the reader stands in it. */
export interface ReadProject {
  key: string;
  side: ProjectSide;
}

const person = (column: string) => sql<Person | null>`(
  select json_build_object('key', users.key, 'firstname', firstname, 'lastname', lastname)
  from ${publishedUsers()} where users.key = ${sql.ref(column)})`;

/** What was asked of the product's supplier from this project, the newest first. */
const asked = sql<Asked[]>`coalesce((
  select json_agg(json_build_object(
    'key', requests.key, 'type', requests.type, 'status', requests.status,
    'answered', ${requestIsAnswered()},
    'created_at', to_char(requests.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by requests.created_at desc, requests.key)
  from project_requests
  join ${publishedRequests()} on requests.key = project_requests.request_key
  join ${publishedRequestProducts()} on request_products.request_key = requests.key
  where project_requests.project_key = project_products.project_key
    and request_products.product_key = project_products.product_key), '[]')`;

/**
 * What a product is called for this reader; what it was called when it was added where it does not
 * exist for the reader any more.
 */
const nameFor = (actor: SignedInActor, visible: readonly string[]) =>
  sql<string>`case when products.key = any(${visible}::text[])
    then ${productNameIn(actor.language)} else project_products.name end`;

/** A member of role SUPPLIER neither reads nor finds nor sorts by what the buyer's side thinks. */
const reviewFor = (side: ProjectSide) =>
  side === "SUPPLIER"
    ? sql<ReviewStatus | null>`null::text`
    : sql<ReviewStatus | null>`project_products.status`;

/** The products of a project that the reader reads, as far as rows tell of them. */
const selectEntries = (
  actor: SignedInActor,
  { key, side }: ReadProject,
  visible: readonly string[],
) =>
  db()
    .selectFrom("project_products")
    .innerJoin(publishedProducts(), "products.key", "project_products.product_key")
    .innerJoin(publishedCompanies(), "companies.key", "products.company_key")
    .where("project_products.project_key", "=", key)
    .where(entriesOf(actor, side))
    .select(["project_products.id", "project_products.product_key", "project_products.status"])
    .select(["project_products.reason", "project_products.note", "project_products.version"])
    .select(["project_products.reviewed_at", "project_products.added_at"])
    .select(["products.segment", "products.offering", "companies.key as company_key"])
    .select(["companies.name as company_name", "companies.verified as company_verified"])
    .select(pictureOfCompany("LOGO").as("company_logo"))
    .select([
      nameFor(actor, visible).as("name"),
      person("project_products.added_by").as("added_by"),
      person("project_products.reviewed_by").as("reviewed_by"),
      asked.as("requests"),
    ]);

export type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>["execute"]>>[number];

export async function listEntries(
  actor: SignedInActor,
  project: ReadProject,
  query: ListQuery,
): Promise<PageOf<EntryRow>> {
  const visible = await findVisibleProducts(actor, project.key);
  let rows = selectEntries(actor, project, visible);
  const { status, "product.type": offering, "company.key": company, "product.name": name } = query;
  const review = reviewFor(project.side);
  if (status) rows = rows.where(review, "=", status);
  if (offering) rows = rows.where("products.offering", "=", offering);
  if (company) rows = rows.where("products.company_key", "=", company);
  if (name) rows = rows.where(nameFor(actor, visible), "ilike", containing(name));
  return listPage(rows, query, {
    sorts: {
      added_at: "project_products.added_at",
      name: nameFor(actor, visible),
      company: "companies.name",
      status: review,
    },
    fallback: "added_at",
    tie: "project_products.id",
  });
}

/** All of them, in the order in which they were added. */
export const listAllEntries = async (actor: SignedInActor, project: ReadProject) =>
  selectEntries(actor, project, await findVisibleProducts(actor, project.key))
    .orderBy("project_products.added_at")
    .orderBy("project_products.id")
    .execute();

export const getEntry = async (
  actor: SignedInActor,
  project: ReadProject,
  entry: { id: string } | { product_key: string },
): Promise<EntryRow> => {
  const visible = await findVisibleProducts(actor, project.key);
  const rows = selectEntries(actor, project, visible);
  const one =
    "id" in entry
      ? rows.where("project_products.id", "=", entry.id)
      : rows.where("project_products.product_key", "=", entry.product_key);
  return found(await one.executeTakeFirst());
};

/** The suppliers of the products of a project. */
export async function listSuppliers(
  key: string,
  { product_type: offering, filter }: SuppliersQuery,
): Promise<{ company: ProjectEntry["company"]; products: number }[]> {
  let rows = db()
    .selectFrom("project_products")
    .innerJoin(publishedProducts(), "products.key", "project_products.product_key")
    .innerJoin(publishedCompanies(), "companies.key", "products.company_key")
    .where("project_products.project_key", "=", key)
    .select(["companies.key", "companies.name", "companies.verified"])
    .select(pictureOfCompany("LOGO").as("logo"))
    .select((eb) => eb.fn.countAll<number>().as("products"))
    .groupBy(["companies.key", "companies.name", "companies.verified"])
    .orderBy("companies.name")
    .orderBy("companies.key");
  if (offering) rows = rows.where("products.offering", "=", offering);
  if (filter) rows = rows.where("companies.name", "ilike", containing(filter));
  return (await rows.execute()).map(({ products, logo, ...company }) => ({
    company: { ...company, logo: logo && imageAddress(logo) },
    products,
  }));
}
