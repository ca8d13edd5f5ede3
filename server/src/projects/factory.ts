import type { MemberRole } from "@neroli/contract/enumerations/projects.ts";
import type { Insertable, Selectable } from "kysely";
import type { DB } from "../../db/types.ts";
import { createCompany } from "../companies/factory.ts";
import { putAsset } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";

type NewProject = Partial<Insertable<DB["projects"]>> & {
  /** Its manager, by key; a buyer of the company of its own making where nothing is said. */
  manager?: string;
  /** Keys of its products; one of its own making where nothing is said. */
  products?: readonly string[];
};

type MadeProject = Selectable<DB["projects"]> & {
  manager: string;
  /** Ids of its entries, in the order of the products. */
  entries: string[];
};

/** A project that was begun, with its manager and one product. */
export async function createProject(given: NewProject = {}): Promise<MadeProject> {
  const { manager: givenManager, products, ...columns } = given;
  const company_key =
    columns.company_key ?? (await createCompany({ type: "CONSUMER_CARE_BRAND" })).key;
  const manager = givenManager ?? (await createUser({ company_key, roles: ["BUYER"] })).key;
  const { last } = await db()
    .selectFrom("projects")
    .where("company_key", "=", company_key)
    .select((eb) => eb.fn.coalesce(eb.fn.max("number"), eb.lit(0)).as("last"))
    .executeTakeFirstOrThrow();
  const project = await db()
    .insertInto("projects")
    .values({
      key: randomKey(),
      number: last + 1,
      title: "Sun cream SPF 30",
      category: "PRODUCT_DEVELOPMENT",
      created_by: manager,
      ...columns,
      company_key,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addProjectMember({ project_key: project.key, user_key: manager, role: "MANAGER" });
  const entries: string[] = [];
  for (const key of products ?? [(await createProduct()).key]) {
    entries.push((await addProjectProduct({ project_key: project.key, product_key: key })).id);
  }
  return { ...project, manager, entries };
}

/** Makes somebody a member, of the company that is the person's now. */
export async function addProjectMember(member: {
  project_key: string;
  user_key: string;
  role: MemberRole;
}): Promise<void> {
  const { company_key } = await db()
    .selectFrom("users")
    .where("key", "=", member.user_key)
    .select("company_key")
    .executeTakeFirstOrThrow();
  await db()
    .insertInto("project_members")
    .values({ ...member, company_key: company_key ?? "" })
    .execute();
}

type NewEntry = Partial<Insertable<DB["project_products"]>> & {
  project_key: string;
  product_key: string;
};

export async function addProjectProduct(
  given: NewEntry,
): Promise<Selectable<DB["project_products"]>> {
  const { name } = await db()
    .selectFrom("products")
    .where("key", "=", given.product_key)
    .select("name")
    .executeTakeFirstOrThrow();
  return db()
    .insertInto("project_products")
    .values({ name, ...given })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type NewComment = Partial<Insertable<DB["project_comments"]>> & {
  project_key: string;
  author_key: string;
};

export async function createProjectComment(
  given: NewComment,
): Promise<Selectable<DB["project_comments"]>> {
  const { company_key } = await db()
    .selectFrom("users")
    .where("key", "=", given.author_key)
    .select("company_key")
    .executeTakeFirstOrThrow();
  return db()
    .insertInto("project_comments")
    .values({ body: "Which of these is stable at pH 4?", company_key, ...given })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A file of a project with its bytes, or its picture; assets must be started. */
export async function createProjectFile(
  given: Partial<Insertable<DB["project_files"]>> & { project_key: string; uploaded_by: string },
): Promise<Selectable<DB["project_files"]>> {
  const content = Buffer.from("a specification");
  const storage_key = `projects/${randomKey()}`;
  await putAsset(storage_key, content);
  return db()
    .insertInto("project_files")
    .values({
      kind: "FILE",
      name: "brief.txt",
      media_type: "text/plain",
      size: content.length,
      hash: Buffer.alloc(32),
      storage_key,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
