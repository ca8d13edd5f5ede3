import type { LabelForm } from "@neroli/contract/labels/schema.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { companiesOf, lockLabel, productsOf, refuseTitle } from "./lock-labels.ts";

/** Writes title, colour and description, if nobody has changed them since they were read. */
export async function saveLabel(
  actor: SignedInActor,
  { key, form: { version, ...after } }: { key: string; form: LabelForm },
): Promise<void> {
  await transaction(async () => {
    const { title, colour, description, ...before } = await lockLabel(key);
    const names = ["title", "colour", "description"] as const;
    const was = { title, colour, description };
    const changed = names.filter((name) => was[name] !== after[name]);
    if (changed.length === 0) return;
    if (before.version !== version) {
      throw new AppError("conflict", { version: before.version, changed, current: was });
    }
    await refuseTitle(after.title, key);
    await db()
      .updateTable("labels")
      .set({ ...after, version: version + 1, updated_at: sql<Date>`now()` })
      .where("key", "=", key)
      .execute();
    await audit(actor, { action: "label.saved", key, before: was, after });
    for (const company of await companiesOf(key)) emit({ topic: "company.changed", key: company });
    for (const product of await productsOf(key)) emit({ topic: "product.changed", key: product });
  });
}
