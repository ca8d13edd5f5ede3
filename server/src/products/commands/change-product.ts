import type { AuditAction } from "@neroli/contract/enumerations/audit.ts";
import { completenessColumns } from "@neroli/contract/products/completeness.ts";
import type { HistoryAction, ProductChange } from "@neroli/contract/products/editor-schema.ts";
import { changesBetween, type ProductContent } from "@neroli/contract/products/history.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit } from "../../kernel/db/db.ts";
import type { StoredProduct } from "../queries/lock-product.ts";
import { countDocuments } from "./count-documents.ts";
import { writeHistory } from "./write-history.ts";

interface Change {
  before: StoredProduct;
  after: ProductContent;
  action: Extract<HistoryAction, "SAVED" | "UNDONE">;
  audited: Extract<AuditAction, "product.saved" | "product.undone">;
}

/** Writes a new version of a product with all that goes along. */
export async function changeProduct(
  actor: SignedInActor,
  { before, after, action, audited }: Change,
): Promise<void> {
  const { key, company_key } = before;
  const version = before.version + 1;
  await db()
    .updateTable("products")
    .set({
      offering: after.offering,
      segment: after.segment,
      state: after.state,
      name: after.fields.name ?? sql<string>`name`,
      fields: JSON.stringify(after.fields),
      visibility: JSON.stringify(after.visibility),
      version,
      updated_at: sql<Date>`now()`,
      updated_by: actor.user_key,
      ...completenessColumns(after),
    })
    .where("key", "=", key)
    .execute();
  // Another segment asks for other documents.
  if (after.segment !== before.segment) await countDocuments([key]);
  const content = contentOf(before);
  await writeHistory(actor, [
    { product_key: key, company_key, version, action, before: content, after },
  ]);
  const changes = changesBetween(content, after);
  await audit(actor, { action: audited, key, company_key, ...asValues(changes) });
  emit({ topic: "product.changed", key });
}

export const contentOf = ({
  offering,
  segment,
  state,
  fields,
  visibility,
}: StoredProduct): ProductContent => ({ offering, segment, state, fields, visibility });

/** The values that changed, by their fields, for the audit trail. */
export function asValues(changes: readonly ProductChange[]) {
  const pick = (side: "from" | "to") =>
    Object.fromEntries(changes.map((change) => [change.field, change[side] ?? null]));
  return { before: pick("from"), after: pick("to") };
}
