import type { ProjectStatus } from "@neroli/contract/enumerations/projects.ts";
import { db } from "../../kernel/db/db.ts";

const open = ["CREATED", "ON_GOING", "ON_HOLD"] as const satisfies ProjectStatus[];

/** A project that goes on, with the products that were collected for it and not rejected. */
export interface OpenProject {
  key: string;
  company_key: string;
  title: string;
  collected: string[];
}

const atOnce = 500;

/** All projects that go on, some hundred at a time. */
export async function* listOpenProjects(): AsyncGenerator<OpenProject> {
  let after = "";
  for (;;) {
    const projects = await db()
      .selectFrom("projects")
      .where("status", "in", open)
      .where("key", ">", after)
      .select(["key", "company_key", "title"])
      .orderBy("key")
      .limit(atOnce)
      .execute();
    const last = projects.at(-1);
    if (!last) return;
    const collected = await listCollected(projects.map(({ key }) => key));
    for (const project of projects) {
      yield { ...project, collected: collected.get(project.key) ?? [] };
    }
    after = last.key;
  }
}

async function listCollected(keys: readonly string[]): Promise<Map<string, string[]>> {
  const entries = await db()
    .selectFrom("project_products")
    .where("project_key", "in", keys)
    .where("status", "<>", "REJECTED")
    .select(["project_key", "product_key"])
    .execute();
  const grouped = Map.groupBy(entries, ({ project_key }) => project_key);
  return new Map(
    [...grouped].map(([key, of]) => [key, of.map(({ product_key }) => product_key)] as const),
  );
}
