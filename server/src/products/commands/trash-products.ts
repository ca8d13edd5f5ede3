import type { BulkAnswer } from "@neroli/contract/products/administration.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { lockProducts, type StoredProduct } from "../queries/lock-product.ts";
import { writeHistory } from "./write-history.ts";

/** Puts products into the trash: gone from everywhere but their editors' lists (spec 4). */
export const trashProducts = (actor: SignedInActor, keys: readonly string[]): Promise<BulkAnswer> =>
  moveProducts(actor, { keys, into: true });

/** Takes products out of the trash, with everything that they had (spec 4). */
export const recoverProducts = (
  actor: SignedInActor,
  keys: readonly string[],
): Promise<BulkAnswer> => moveProducts(actor, { keys, into: false });

/** Their content is not touched, and their version stays: what somebody edits meanwhile goes on. */
async function moveProducts(
  actor: SignedInActor,
  { keys, into }: { keys: readonly string[]; into: boolean },
): Promise<BulkAnswer> {
  return transaction(async () => {
    const own = await lockProducts(actor, keys);
    const moved = [...own.values()].filter(({ trashed_at }) => (trashed_at !== null) !== into);
    if (moved.length > 0) await move(actor, { moved, into });
    const wanted = [...new Set(keys)];
    return {
      done: wanted.filter((key) => own.has(key)),
      failed: wanted
        .filter((key) => !own.has(key))
        .map((key) => ({ key, code: "not-found" as const })),
    };
  });
}

async function move(
  actor: SignedInActor,
  { moved, into }: { moved: readonly StoredProduct[]; into: boolean },
): Promise<void> {
  await db()
    .updateTable("products")
    .set({
      trashed_at: into ? sql<Date>`now()` : null,
      trashed_by: into ? actor.user_key : null,
    })
    .where(
      "key",
      "in",
      moved.map(({ key }) => key),
    )
    .execute();
  await writeHistory(
    actor,
    moved.map(({ key, company_key, version }) => ({
      product_key: key,
      company_key,
      version,
      action: into ? "TRASHED" : "RECOVERED",
    })),
  );
  await audit(
    actor,
    ...moved.map(
      ({ key, company_key }) =>
        ({
          action: into ? "product.trashed" : "product.recovered",
          key,
          company_key,
          before: { trashed: !into },
          after: { trashed: into },
        }) as const,
    ),
  );
  emit(...moved.map(({ key }) => ({ topic: "product.changed", key }) as const));
}
