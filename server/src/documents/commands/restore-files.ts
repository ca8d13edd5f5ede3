import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { pictureBytes, pictureSide } from "@neroli/contract/documents/pictures.ts";
import type { ExportedDocument } from "@neroli/contract/exports/manifest.ts";
import { sql } from "kysely";
import type { Actor } from "../../kernel/actor.ts";
import { takeIn } from "../../kernel/assets/assets.ts";
import { fileName } from "../../kernel/assets/file-name.ts";
import { remakePicture } from "../../kernel/assets/read-apart.ts";
import { refuseFullStorage } from "../../kernel/assets/storage.ts";
import { storeUpload } from "../../kernel/assets/store-upload.ts";
import { claimBytes, discardBytes, storeUnclaimed } from "../../kernel/assets/unclaimed.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { publishedProducts } from "../../published/products.ts";
import { allow } from "../policy.ts";
import { findKept, type KeptFile } from "../queries/find-kept.ts";
import { tellChanged } from "./tell-changed.ts";

/** The versions of one document, or a picture, as an export has them. */
interface Series {
  company_key: string;
  versions: readonly ExportedDocument[];
  open(version: ExportedDocument): Promise<Readable>;
}

/** What became of each version, in their order. */
export type RestoredAs = "added" | "saved" | "unchanged";

/**
 * Brings documents back as they were exported: every version with its number and what is said of
 * it, also of a product in the trash. What is there already, by its bytes, is not added again.
 * Each version is whole or not there, so that it can be begun again.
 */
export async function restoreFiles(actor: Actor, series: Series): Promise<RestoredAs[]> {
  const { company_key, versions } = series;
  allow(actor, "edit", company_key);
  const [first] = versions;
  if (!first) return [];
  const kept = await findKept({ company_key, versions });
  const named = [...kept.values()][0]?.series ?? (await freeSeries(first));
  const outcomes: RestoredAs[] = [];
  for (const version of versions) {
    const there = kept.get(version.file);
    outcomes.push(
      there
        ? await describe(actor, { company_key, version, there })
        : await add(actor, { company_key, version, series: named, open: series.open }),
    );
  }
  return outcomes;
}

/** The exported one, unless somebody else's document has it. */
async function freeSeries({ series }: ExportedDocument): Promise<string> {
  const taken = await db()
    .selectFrom("assets")
    .where("series", "=", series)
    .select("id")
    .executeTakeFirst();
  return taken ? randomUUID() : series;
}

interface NewVersion {
  company_key: string;
  version: ExportedDocument;
  series: string;
  open: Series["open"];
}

async function add(actor: Actor, incoming: NewVersion): Promise<RestoredAs> {
  const { company_key, version, series } = incoming;
  await findTarget(incoming);
  const stored = await store(incoming);
  try {
    await transaction(async () => {
      await findTarget(incoming);
      const { id } = await db()
        .insertInto("assets")
        .values({
          company_key,
          product_key: version.product,
          kind: version.kind,
          ...said(version),
          ...stored,
          series,
          version: await freeVersion(series, version.version),
          position: version.position,
          uploaded_by: actor.user_key,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await claimBytes(stored.storage_key);
      await refuseFullStorage(company_key);
      await replaceOlder(series);
      const { name, type, product } = version;
      const after = { name, type, product, version: version.version };
      await audit(actor, { action: "document.uploaded", key: id, company_key, after });
      await tellChanged({ company_key, product_key: product });
    });
  } catch (error) {
    await discardBytes([stored.storage_key]);
    throw error;
  }
  return "added";
}

const said = ({ type, visibility, language, valid_until }: ExportedDocument) => ({
  document_type: type,
  visibility,
  language,
  valid_until,
});

/** The content decides what it is, as of every upload; pictures are made anew (spec 5, images). */
async function store({ company_key: group, version, open }: NewVersion) {
  const { name, kind } = version;
  const content = await open(version);
  if (kind === "DOCUMENT") {
    return storeUpload(content, { group, folder: "documents", name, file_name: name });
  }
  const { bytes } = await remakePicture(content, { group, ...making });
  const file = await takeIn(bytes);
  const storage_key = `pictures/${randomUUID()}.webp`;
  await storeUnclaimed(storage_key, file);
  const { size, hash } = file;
  return { name: fileName(name, "webp"), storage_key, size, hash, media_type: "image/webp" };
}

const making = {
  most_bytes: pictureBytes,
  too_long: "documents.picture-bytes",
  refused: "documents.picture-type",
  kept: true,
  side: pictureSide,
  // Better than the first time: it loses little of what that has left.
  webp: { quality: 95 },
} as const;

/** The product, in the trash or not, or the company; locked within a transaction. */
async function findTarget({ company_key, version: { product } }: NewVersion): Promise<void> {
  if (product === null) return;
  const row = db()
    .selectFrom(publishedProducts())
    .where("key", "=", product)
    .where("company_key", "=", company_key)
    .select("key");
  found(await (db().isTransaction ? row.forNoKeyUpdate() : row).executeTakeFirst());
}

/** Its own number, or the next when another file has that. */
async function freeVersion(series: string, wanted: number): Promise<number> {
  const { rows } = await sql<{ taken: boolean; next: number }>`
    select coalesce(bool_or(version = ${wanted}), false) as taken,
      coalesce(max(version), 0) + 1 as next
    from assets where series = ${series}`.execute(db());
  return rows[0]?.taken ? rows[0].next : wanted;
}

/** The highest version is in force, in whatever order they came. */
const replaceOlder = (series: string) =>
  sql`
    update assets set replaced_at = coalesce(replaced_at, now())
    where series = ${series}
      and version < (select max(version) from assets where series = ${series})`.execute(db());

interface KeptVersion {
  company_key: string;
  version: ExportedDocument;
  there: KeptFile;
}

/** Says of a file that is there what was said of it when it was exported. */
async function describe(
  actor: Actor,
  { company_key, version, there }: KeptVersion,
): Promise<RestoredAs> {
  const { name, position } = version;
  const before = there.said;
  const after = { name, position, ...said(version) };
  if (JSON.stringify(before) === JSON.stringify(after)) return "unchanged";
  await transaction(async () => {
    await db()
      .updateTable("assets")
      .set({
        ...after,
        record_version: sql<number>`record_version + 1`,
        updated_at: sql<Date>`now()`,
        updated_by: actor.user_key,
      })
      .where("id", "=", there.id)
      .execute();
    await audit(actor, { action: "document.saved", key: there.id, company_key, before, after });
    await tellChanged({ company_key, product_key: version.product });
  });
  return "saved";
}
