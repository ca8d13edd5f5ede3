import type { SignedInActor } from "../../kernel/actor.ts";
import { discardBytes, disownBytes } from "../../kernel/assets/unclaimed.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { allow } from "../policy.ts";
import { type LockedAsset, lockAsset } from "./lock-assets.ts";
import { tellChanged } from "./tell-changed.ts";

interface AssetRemoval {
  company_key: string;
  id: string;
  /** All versions of a document, and not this one alone. */
  all: boolean;
}

/**
 * Removes a document or picture with its bytes. When it was the newest version of a document, the
 * one before is the newest again.
 */
export async function removeAsset(actor: SignedInActor, wanted: AssetRemoval): Promise<void> {
  const { company_key, id, all } = wanted;
  allow(actor, "edit", company_key);
  const dropped = await transaction(async () => {
    const row = await lockAsset({ company_key, id });
    const gone = await drop(row, all);
    if (row.replaced_at === null && !all) await showBefore(row.series);
    await audit(actor, {
      action: "document.removed",
      key: id,
      company_key,
      before: {
        name: row.name,
        type: row.kind === "IMAGE" ? "IMAGE" : row.document_type,
        product: row.product_key,
        ...(gone.length > 1 ? { versions: gone.length } : { version: row.version }),
      },
      after: null,
    });
    await tellChanged({ company_key, product_key: row.product_key });
    return gone;
  });
  await discardBytes(dropped);
}

/** Answers where their bytes are. */
async function drop({ id, series }: LockedAsset, all: boolean): Promise<string[]> {
  const rows = await db()
    .deleteFrom("assets")
    .where(all ? "series" : "id", "=", all ? series : id)
    .returning("storage_key")
    .execute();
  const keys = rows.map(({ storage_key }) => storage_key);
  const kept = await stillSpokenOf(keys);
  const gone = keys.filter((key) => !kept.has(key));
  await disownBytes(gone);
  return gone;
}

/** One file may stand for several rows, as the pictures of the demonstration do. */
async function stillSpokenOf(keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db()
    .selectFrom("assets")
    .where("storage_key", "in", [...keys])
    .select("storage_key")
    .execute();
  return new Set(rows.map(({ storage_key }) => storage_key));
}

const showBefore = (series: string) =>
  db()
    .updateTable("assets")
    .set({ replaced_at: null })
    .where("series", "=", series)
    .where("version", "=", (asset) =>
      asset
        .selectFrom("assets as last")
        .where("last.series", "=", series)
        .select((last) => last.fn.max("last.version").as("version")),
    )
    .execute();
