import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { db } from "../kernel/db/db.ts";
import { createPolicy } from "../policies/factory.ts";
import { type DemoProject, demoPolicies, demoProjects } from "./data/projects.ts";
import type { DemoProduct } from "./generate/ingredients.ts";

const company_key = "maren-holt";
const buyer = "buyer";
/** Of a supplier, with whom the first one is shared. */
const supplier = { user_key: "manager", company_key: "velouria-actives" };

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day);

/** Two projects: one in the middle of its work and shared with a supplier, one that begins. */
export async function seedProjects(products: readonly DemoProduct[]): Promise<void> {
  for (const [at, project] of demoProjects.entries()) {
    await seedProject(project, at + 1);
    await seedEntries(project, products);
    await seedComments(project);
  }
  for (const policy of demoPolicies) {
    await createPolicy({ ...{ company_key, created_by: "buyer-manager" }, ...policy });
  }
  await db()
    .insertInto("project_members")
    .values({ ...supplier, project_key: "demo-serum", role: "SUPPLIER", added_by: buyer })
    .execute();
}

async function seedProject(project: DemoProject, number: number): Promise<void> {
  const { key, cosmetic, requirements, daysAgo, daysLeft, entries: _, ...more } = project;
  const { comments: __, ...written } = more;
  await db()
    .insertInto("projects")
    .values({
      ...{ ...written, key, company_key, number, created_by: buyer },
      cosmetic: JSON.stringify(cosmetic),
      requirements: JSON.stringify(requirements),
      visibility: "COMPANY",
      start_date: dayOf(ago(daysAgo)),
      due_date: dayOf(ago(-daysLeft)),
      created_at: ago(daysAgo),
      updated_at: ago(1),
    })
    .execute();
  await db()
    .insertInto("project_members")
    .values([
      { project_key: key, user_key: buyer, company_key, role: "MANAGER" },
      { project_key: key, user_key: "buyer-manager", company_key, role: "MEMBER", added_by: buyer },
    ])
    .execute();
  await db()
    .insertInto("project_events")
    .values({ project_key: key, kind: "created", actor_key: buyer, created_at: ago(daysAgo) })
    .execute();
}

async function seedEntries(
  { key: project_key, entries, daysAgo }: DemoProject,
  products: readonly DemoProduct[],
): Promise<void> {
  const rows = entries.flatMap(({ words, status, reason = "", note = "" }, at) => {
    const product = products.find(
      ({ fields: { name, inci = "" }, trashed, offering }) =>
        !trashed && offering === "INGREDIENTS" && `${name} ${inci}`.toLowerCase().includes(words),
    );
    const added_at = ago(daysAgo - 1 - at / 10);
    return product
      ? [
          {
            ...{ project_key, product_key: product.key, name: product.fields.name },
            ...{ status: status ?? ("TO_BE_REVIEWED" as const), reason, note },
            ...{ added_by: buyer, added_at },
            ...(status && { reviewed_by: buyer, reviewed_at: ago(2) }),
          },
        ]
      : [];
  });
  await db().insertInto("project_products").values(rows).execute();
}

async function seedComments({ key: project_key, comments }: DemoProject): Promise<void> {
  if (comments.length === 0) return;
  await db()
    .insertInto("project_comments")
    .values(
      comments.map(({ author, body, shared }, at) => ({
        ...{ project_key, author_key: author, body, shared },
        company_key: author === supplier.user_key ? supplier.company_key : company_key,
        created_at: ago(5 - at),
      })),
    )
    .execute();
}
