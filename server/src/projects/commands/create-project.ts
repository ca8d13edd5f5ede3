import { mostProjects } from "@neroli/contract/projects/limits.ts";
import type { NewProject } from "@neroli/contract/projects/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError, found } from "../../kernel/errors.ts";
import { randomKey } from "../../kernel/key.ts";
import { once } from "../../kernel/once/once.ts";
import { lockCompany } from "../../published/companies.ts";
import { assertOfCompany } from "../policy.ts";
import { recordEvent } from "./record-event.ts";
import { rowOf } from "./row-of.ts";

/** Begins a project of the actor's own company, who is its manager; answers its key. */
export async function createProject(
  actor: SignedInActor,
  { companyKey, form }: { companyKey: string; form: NewProject },
): Promise<string> {
  return once(async () => {
    assertOfCompany(actor, companyKey);
    // Support begins none for others: nobody there would be its manager.
    if (actor.company_key !== companyKey) throw new AppError("access.forbidden");
    const { key: company_key } = found(await lockCompany(companyKey));
    const { last, count } = await db()
      .selectFrom("projects")
      .where("company_key", "=", company_key)
      .select((eb) => [
        eb.fn.coalesce(eb.fn.max("number"), eb.lit(0)).as("last"),
        eb.fn.countAll<number>().as("count"),
      ])
      .executeTakeFirstOrThrow();
    if (count >= mostProjects) throw new AppError("projects.full", { most: mostProjects });
    const key = randomKey();
    await db()
      .insertInto("projects")
      .values({ key, company_key, number: last + 1, created_by: actor.user_key, ...rowOf(form) })
      .execute();
    await db()
      .insertInto("project_members")
      .values({
        ...{ project_key: key, user_key: actor.user_key, company_key, role: "MANAGER" },
        added_by: actor.user_key,
      })
      .execute();
    await recordEvent({ project_key: key, kind: "created", actor_key: actor.user_key });
    return key;
  });
}
