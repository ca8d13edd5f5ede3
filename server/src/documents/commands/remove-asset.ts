import type { SignedInActor } from "../../kernel/actor.ts";
import { discardBytes, disownBytes } from "../../kernel/assets/unclaimed.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { notFound } from "../../kernel/errors.ts";
import { allow } from "../policy.ts";
import { pictureIdsAmong } from "../queries/find-documents.ts";
import { type LockedAsset, lockAsset } from "./lock-assets.ts";
import { takeCompanyPicture } from "./remove-company-picture.ts";
import { tellChanged } from "./tell-changed.ts";

interface AssetRemoval {
  company_key: string;
  ids: readonly string[];
  /** All versions of documents, and not these alone. */
  all: boolean;
}

/**
 * Removes documents and pictures with their bytes: each of them, or none where one is not there. Of
 * a document whose newest version it was, the one before is the newest again.
 */
export async function removeAssets(actor: SignedInActor, wanted: AssetRemoval): Promise<void> {
  const { company_key, ids, all } = wanted;
  const dropped = await transaction(async () => {
    const pictures = await pictureIdsAmong(ids);
    const gone: string[] = [];
    for (const id of pictures) gone.push(...(await takeCompanyPicture(actor, { company_key, id })));
    const others = ids.filter((id) => !pictures.includes(id));
    if (others.length > 0) allow(actor, "edit", company_key);
    for (const id of await inLockOrder({ company_key, ids: others, all })) {
      gone.push(...(await takeAsset(actor, { company_key, id, all })));
    }
    return gone;
  });
  await discardBytes(dropped);
}

/** One of each document whose versions all go; two of such removals never wait for each other. */
async function inLockOrder({ company_key, ids, all }: AssetRemoval): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db()
    .selectFrom("assets")
    .where("id", "in", [...ids])
    .where("company_key", "=", company_key)
    .where("kind", "in", ["DOCUMENT", "IMAGE"])
    .select(["id", "series"])
    .orderBy("product_key")
    .orderBy("id")
    .execute();
  if (rows.length < new Set(ids).size) throw notFound();
  const bySeries = new Map(rows.map((row) => [all ? row.series : row.id, row.id]));
  return [...bySeries.values()];
}

/** Answers where its bytes are, to be discarded after the transaction. */
async function takeAsset(
  actor: SignedInActor,
  { company_key, id, all }: { company_key: string; id: string; all: boolean },
): Promise<string[]> {
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
