import type { AuditAction } from "@neroli/contract/enumerations/audit.ts";
import type { BulkAnswer } from "@neroli/contract/products/administration.ts";
import type { HistoryAction } from "@neroli/contract/products/editor-schema.ts";
import type { ProductAction } from "@neroli/contract/products/states.ts";
import { sql, type UpdateObject } from "kysely";
import type { DB } from "../../../db/types.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { factsOf, refusalOfMove } from "../policy.ts";
import { lockProducts, type StoredProduct } from "../queries/lock-product.ts";
import { writeHistory } from "./write-history.ts";

type MoveAction = Exclude<ProductAction, "edit">;

interface Move {
  history: HistoryAction;
  audited: AuditAction;
  /** Whether the product is there already, where the move leads. */
  isDone: (product: StoredProduct) => boolean;
  /** What the audit trail tells of it. */
  told: { before: object; after: object };
  set: (actor: SignedInActor) => UpdateObject<DB, "products">;
}

const trashed = (from: boolean) => ({ before: { trashed: from }, after: { trashed: !from } });

const moves: Record<MoveAction, Move> = {
  publish: {
    history: "PUBLISHED",
    audited: "product.published",
    isDone: (product) => factsOf(product).state === "LISTED",
    told: { before: { state: "DRAFT" }, after: { state: "LISTED" } },
    set: () => ({ state: "LISTED", listed_at: sql<Date>`coalesce(listed_at, now())` }),
  },
  unpublish: {
    history: "UNPUBLISHED",
    audited: "product.unpublished",
    isDone: (product) => factsOf(product).state === "DRAFT",
    told: { before: { state: "LISTED" }, after: { state: "DRAFT" } },
    // Published again it is nothing new.
    set: () => ({ state: "DRAFT", listed_at: sql<Date>`coalesce(listed_at, created_at)` }),
  },
  trash: {
    history: "TRASHED",
    audited: "product.trashed",
    isDone: ({ trashed_at }) => trashed_at !== null,
    told: trashed(false),
    set: ({ user_key }) => ({ trashed_at: sql<Date>`now()`, trashed_by: user_key }),
  },
  recover: {
    history: "RECOVERED",
    audited: "product.recovered",
    isDone: ({ trashed_at }) => trashed_at === null,
    told: trashed(true),
    set: () => ({ trashed_at: null, trashed_by: null }),
  },
};

/**
 * Publishes drafts or makes drafts of what is listed, puts into the trash or recovers with everything
 * that they had (spec 4): each product that may be, and says of each other why not. Their content
 * is not touched, and their version stays: what somebody edits meanwhile goes on.
 */
export async function moveProducts(
  actor: SignedInActor,
  { keys, action }: { keys: readonly string[]; action: MoveAction },
): Promise<BulkAnswer> {
  return transaction(async () => {
    const own = await lockProducts(actor, keys);
    const decided = [...new Set(keys)].map((key) => decide(own.get(key), { key, action }));
    const moved = decided.flatMap(({ moved }) => moved ?? []);
    if (moved.length > 0) await move(actor, { moved, action });
    return {
      done: decided.flatMap(({ key, code }) => (code ? [] : key)),
      failed: decided.flatMap(({ key, code }) => (code ? { key, code } : [])),
    };
  });
}

type Code = BulkAnswer["failed"][number]["code"];

function decide(
  product: StoredProduct | undefined,
  { key, action }: { key: string; action: MoveAction },
): { key: string; code?: Code; moved?: StoredProduct } {
  if (!product) return { key, code: "not-found" };
  if (moves[action].isDone(product)) return { key };
  const refusal = refusalOfMove(action, product);
  return refusal ? { key, code: refusal } : { key, moved: product };
}

async function move(
  actor: SignedInActor,
  { moved, action }: { moved: readonly StoredProduct[]; action: MoveAction },
): Promise<void> {
  const { history, audited, told, set } = moves[action];
  await db()
    .updateTable("products")
    .set(set(actor))
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
      action: history,
    })),
  );
  await audit(
    actor,
    ...moved.map(({ key, company_key }) => ({ action: audited, key, company_key, ...told })),
  );
  emit(...moved.map(({ key }) => ({ topic: "product.changed", key }) as const));
}
