import type { BulkAnswer } from "@neroli/contract/products/administration.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { refuseUnknown } from "../../labels/commands/lock-labels.ts";
import { listLabelsOfProducts } from "../../labels/queries.ts";
import { lockProducts, type StoredProduct } from "../queries/lock-product.ts";
import { writeHistory } from "./write-history.ts";

interface LabelChange {
  products: readonly string[];
  add: readonly string[];
  remove: readonly string[];
}

/**
 * Gives products labels and takes others from them. Their content is not touched, and their version
 * stays: what somebody edits meanwhile goes on.
 */
export async function labelProducts(
  actor: SignedInActor,
  wanted: LabelChange,
): Promise<BulkAnswer> {
  const { products, add, remove } = wanted;
  return transaction(async () => {
    await refuseUnknown(add, "add");
    const there = await lockProducts(actor, products);
    const keys = [...there.keys()];
    const before = await listLabelsOfProducts(keys);
    await write(keys, { add, remove });
    const after = await listLabelsOfProducts(keys);
    const titles = (labels: typeof before, key: string) =>
      (labels.get(key) ?? []).map(({ title }) => title);
    await tell(
      actor,
      [...there.values()].flatMap((product) => {
        const change = { was: titles(before, product.key), is: titles(after, product.key) };
        return JSON.stringify(change.was) === JSON.stringify(change.is)
          ? []
          : [{ product, ...change }];
      }),
    );
    const asked = [...new Set(products)];
    return {
      done: asked.filter((key) => there.has(key)),
      failed: asked
        .filter((key) => !there.has(key))
        .map((key) => ({ key, code: "not-found" as const })),
    };
  });
}

async function write(
  keys: readonly string[],
  { add, remove }: Pick<LabelChange, "add" | "remove">,
): Promise<void> {
  if (keys.length > 0 && remove.length > 0) {
    await db()
      .deleteFrom("product_labels")
      .where("product_key", "in", [...keys])
      .where("label_key", "in", [...remove])
      .execute();
  }
  const rows = keys.flatMap((product_key) =>
    [...new Set(add)].map((label_key) => ({ product_key, label_key })),
  );
  if (rows.length === 0) return;
  await db()
    .insertInto("product_labels")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface LabelledProduct {
  product: StoredProduct;
  was: string[];
  is: string[];
}

async function tell(actor: SignedInActor, labelled: readonly LabelledProduct[]): Promise<void> {
  await writeHistory(
    actor,
    labelled.map(({ product: { key, company_key, version }, was, is }) => ({
      product_key: key,
      company_key,
      version,
      action: "LABELLED",
      before: { labels: was },
      after: { labels: is },
    })),
  );
  await audit(
    actor,
    ...labelled.map(({ product: { key, company_key }, was, is }) => ({
      action: "product.labelled" as const,
      key,
      company_key,
      before: { labels: was },
      after: { labels: is },
    })),
  );
  emit(...labelled.map(({ product: { key } }) => ({ topic: "product.changed", key }) as const));
}
