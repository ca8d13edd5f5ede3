import { mostEntries } from "@neroli/contract/projects/limits.ts";
import { findByKeys } from "../../catalogue/queries/find-by-keys.ts";
import { noteProducts } from "../../interactions/commands/note-interactions.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError, notFound } from "../../kernel/errors.ts";
import type { ProjectPlace } from "../policy.ts";
import { lockProjectFor } from "./lock-project.ts";
import { recordChange } from "./record-event.ts";

/**
 * Adds products that the actor sees; those that are in the project already stay as they are. Answers
 * which were added.
 */
export async function collectProducts(
  actor: SignedInActor,
  { place, products }: { place: ProjectPlace; products: readonly string[] },
): Promise<string[]> {
  return transaction(async () => {
    const project = await lockProjectFor("collect", { actor, place });
    const wanted = [...new Set(products)];
    const seen = findByKeys(actor, wanted);
    if (seen.length < wanted.length) throw notFound();
    const there = await db()
      .selectFrom("project_products")
      .where("project_key", "=", project.key)
      .select("product_key")
      .execute();
    const known = new Set(there.map(({ product_key }) => product_key));
    const added = seen.filter(({ key }) => !known.has(key));
    if (there.length + added.length > mostEntries) {
      throw new AppError("projects.products-full", { most: mostEntries });
    }
    if (added.length === 0) return [];
    await db()
      .insertInto("project_products")
      .values(
        added.map(({ key, name }) => ({
          ...{ project_key: project.key, product_key: key, name, added_by: actor.user_key },
        })),
      )
      .execute();
    await noteProducts(actor, { kind: "ADD_TO_PROJECT", products: added.map(({ key }) => key) });
    await recordChange({
      ...{ project_key: project.key, kind: "products-added", actor_key: actor.user_key },
      data: { count: added.length, product: added[0]?.name ?? "" },
    });
    return added.map(({ key }) => key);
  });
}
