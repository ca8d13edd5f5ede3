import type { FieldVisibility } from "@neroli/contract/enumerations/products.ts";
import type { BulkAnswer } from "@neroli/contract/products/administration.ts";
import { fieldsFor, type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import { changesBetween } from "@neroli/contract/products/history.ts";
import type { FieldVisibilities } from "@neroli/contract/products/visibility.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { AppError, fieldFailure } from "../../kernel/errors.ts";
import { lockProducts, type StoredProduct } from "../queries/lock-product.ts";
import { asValues } from "./change-product.ts";
import { writeHistory } from "./write-history.ts";

type VisibilityChoice = Partial<Record<ProductFieldKey, FieldVisibility | null>>;
interface ChangedProduct {
  product: StoredProduct;
  visibility: FieldVisibilities;
}

/** Decides for many products who sees these fields; of each product those that it has. */
export async function changeVisibility(
  actor: SignedInActor,
  { keys, wanted }: { keys: readonly string[]; wanted: VisibilityChoice },
): Promise<BulkAnswer> {
  refuseRequired(wanted);
  return transaction(async () => {
    const own = await lockProducts(actor, keys);
    const answer: BulkAnswer = { done: [], failed: [] };
    const changed: ChangedProduct[] = [];
    for (const key of new Set(keys)) {
      const product = own.get(key);
      const code = refusalOf(product, wanted);
      if (!product || code) {
        answer.failed.push({ key, code: code ?? "not-found" });
        continue;
      }
      answer.done.push(key);
      const visibility = decide(product, wanted);
      if (changesBetween({ visibility: product.visibility }, { visibility }).length > 0) {
        changed.push({ product, visibility });
      }
    }
    if (changed.length > 0) await write(actor, changed);
    return answer;
  });
}

const refusalOf = (product: StoredProduct | undefined, wanted: VisibilityChoice) => {
  if (!product) return "not-found" as const;
  if (product.trashed_at) return "products.trashed" as const;
  return fieldsOf(product, wanted).length === 0 ? ("products.no-such-field" as const) : null;
};

const fieldsOf = (
  { offering, segment }: StoredProduct,
  wanted: VisibilityChoice,
): ProductFieldKey[] => fieldsFor(offering, segment).filter((key) => wanted[key] !== undefined);

function decide(product: StoredProduct, wanted: VisibilityChoice): FieldVisibilities {
  const decided = { ...product.visibility };
  for (const key of fieldsOf(product, wanted)) {
    const level = wanted[key];
    if (level) decided[key] = level;
    else delete decided[key];
  }
  return decided;
}

/** Whoever sees a product sees what it is called. */
function refuseRequired(wanted: VisibilityChoice): void {
  const failures = (Object.keys(wanted) as ProductFieldKey[])
    .filter((key) => productField(key).required)
    .map((key) => fieldFailure({ path: `visibility.${key}`, code: "field-reasons.always-public" }));
  if (failures.length > 0) throw new AppError("request.invalid", { failures });
}

async function write(actor: SignedInActor, changed: readonly ChangedProduct[]): Promise<void> {
  const rows = changed.map(({ product: { key }, visibility }) => ({ key, visibility }));
  await sql`
    update products set visibility = decided.visibility, version = version + 1,
      updated_at = now(), updated_by = ${actor.user_key}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as decided (key text, visibility jsonb)
    where products.key = decided.key`.execute(db());
  await writeHistory(
    actor,
    changed.map(({ product, visibility }) => ({
      product_key: product.key,
      company_key: product.company_key,
      version: product.version + 1,
      action: "VISIBILITY_CHANGED",
      before: { visibility: product.visibility },
      after: { visibility },
    })),
  );
  await audit(
    actor,
    ...changed.map(({ product: { key, company_key, visibility: before }, visibility }) => ({
      action: "product.visibility-changed" as const,
      key,
      company_key,
      ...asValues(changesBetween({ visibility: before }, { visibility })),
    })),
  );
  emit(...rows.map(({ key }) => ({ topic: "product.changed", key }) as const));
}
