import type { EntryForm } from "@neroli/contract/projects/schema.ts";
import {
  type EntryAction,
  type EntryFacts,
  entryRefusal,
} from "@neroli/contract/projects/states.ts";
import type { z } from "zod";
import type { SignedInActor } from "../../kernel/actor.ts";
import { assertAllowed } from "../../kernel/allowances.ts";
import { now } from "../../kernel/clock.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError, found, notFound } from "../../kernel/errors.ts";
import { publishedProducts } from "../../published/products.ts";
import { projectVisibleTo, roleOf } from "../../published/projects.ts";
import { type ProjectPlace, sideOf } from "../policy.ts";
import { recordChange } from "./record-event.ts";

interface Entry {
  place: ProjectPlace;
  id: string;
}

/** Locks a product's entry; refuses the action unless the actor may do it now. */
async function lockEntryFor(
  action: EntryAction,
  { actor, place, id }: Entry & { actor: SignedInActor },
) {
  const row = found(
    await db()
      .selectFrom("project_products")
      .innerJoin("projects", "projects.key", "project_products.project_key")
      .innerJoin(publishedProducts(), "products.key", "project_products.product_key")
      .where("projects.key", "=", place.projectKey)
      .where("projects.company_key", "=", place.companyKey)
      .where("project_products.id", "=", id)
      .where(projectVisibleTo(actor))
      .select(["project_products.id", "project_products.status", "project_products.version"])
      .select(["projects.key as project_key", "projects.status as project_status"])
      // Not what it is called now: the activity is read by who may not see it any more.
      .select(["project_products.name", "products.company_key", roleOf(actor).as("role")])
      .forUpdate(["project_products", "projects"])
      .executeTakeFirst(),
  );
  const side = sideOf(actor, row);
  // Of another supplier's entry a member of role SUPPLIER learns nothing.
  if (side === "SUPPLIER" && row.company_key !== actor.company_key) throw notFound();
  const facts: EntryFacts = {
    ...{ state: row.status, side, now: now(), project: row.project_status },
  };
  assertAllowed(entryRefusal(action, facts));
  return row;
}

/** Accepts or rejects it, with what was said to it. */
export async function reviewEntry(
  actor: SignedInActor,
  { action, reason, ...entry }: Entry & { action: "accept" | "reject"; reason: string },
): Promise<void> {
  await transaction(async () => {
    const row = await lockEntryFor(action, { actor, ...entry });
    const status = action === "accept" ? ("ACCEPTED" as const) : ("REJECTED" as const);
    await db()
      .updateTable("project_products")
      .set((eb) => ({
        ...{ status, reason, reviewed_by: actor.user_key, reviewed_at: now() },
        version: eb("version", "+", 1),
      }))
      .where("id", "=", row.id)
      .execute();
    await recordChange({
      ...{ project_key: row.project_key, kind: "product-reviewed", actor_key: actor.user_key },
      data: { product: row.name, status, reason },
    });
  });
}

/** @throws AppError "conflict" where somebody has changed it since it was read. */
export async function writeEntryNote(
  actor: SignedInActor,
  { form, ...entry }: Entry & { form: z.output<typeof EntryForm> },
): Promise<void> {
  await transaction(async () => {
    const row = await lockEntryFor("edit", { actor, ...entry });
    if (row.version !== form.version) throw new AppError("conflict");
    await db()
      .updateTable("project_products")
      .set({ note: form.note, version: row.version + 1 })
      .where("id", "=", row.id)
      .execute();
  });
}

export async function removeEntry(actor: SignedInActor, entry: Entry): Promise<void> {
  await transaction(async () => {
    const row = await lockEntryFor("remove", { actor, ...entry });
    await db().deleteFrom("project_products").where("id", "=", row.id).execute();
    await recordChange({
      ...{ project_key: row.project_key, kind: "product-removed", actor_key: actor.user_key },
      data: { product: row.name },
    });
  });
}
