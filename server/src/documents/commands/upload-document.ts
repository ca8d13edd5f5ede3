import type { Readable } from "node:stream";
import type { NewDocument } from "@neroli/contract/documents/schema.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { refuseFullStorage } from "../../kernel/assets/storage.ts";
import { storeUpload } from "../../kernel/assets/store-upload.ts";
import { claimBytes, discardBytes } from "../../kernel/assets/unclaimed.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { AppError, found, invalidField } from "../../kernel/errors.ts";
import { enqueue } from "../../kernel/jobs/queued.ts";
import { once } from "../../kernel/once/once.ts";
import { allow } from "../policy.ts";
import { mailNewSheets } from "../receipts/commands/mail-new-sheets.ts";
import { lockTarget, lockVersion } from "./lock-assets.ts";
import { tellChanged } from "./tell-changed.ts";

interface Incoming {
  company_key: string;
  asset: NewDocument;
  /** As its sender calls the file. */
  file_name: string;
  content: Readable;
}

/**
 * Keeps a document, or the next version of one; answers its id. The content decides what it is.
 * When it fails, breaks off or the process ends, neither row nor bytes are left of it.
 */
export async function uploadDocument(actor: SignedInActor, incoming: Incoming): Promise<string> {
  const { company_key, asset, file_name, content } = incoming;
  allow(actor, "edit", company_key);
  // Nothing is read of what could not be kept.
  await refuseFullStorage(company_key);
  const { before } = await transaction(() => lookUp(incoming));
  const name = asset.name ?? before?.name ?? file_name;
  const stored = await storeUpload(content, {
    group: company_key,
    folder: "documents",
    name,
    file_name,
  });
  try {
    return await once(() => write(actor, incoming, stored));
  } finally {
    // Of one that failed, or that was uploaded before: what is claimed stays.
    await discardBytes([stored.storage_key]);
  }
}

/** The product or company of the document and the version that it replaces, both locked. */
async function lookUp({ company_key, asset: { product, replaces } }: Incoming) {
  const before = replaces === undefined ? null : await lockVersion({ company_key, id: replaces });
  if (before?.replaced_at) throw new AppError("documents.replaced");
  const product_key = before ? before.product_key : (product ?? null);
  if (product !== undefined && product !== product_key) {
    const message = "is not the product of the other";
    throw invalidField({ path: "asset.product", code: "choice", message });
  }
  await lockTarget({ company_key, product_key });
  return { before, product_key };
}

type StoredUpload = Awaited<ReturnType<typeof storeUpload>>;

async function write(
  actor: SignedInActor,
  incoming: Incoming,
  stored: StoredUpload,
): Promise<string> {
  const { company_key, asset } = incoming;
  const { before, product_key } = await lookUp(incoming);
  const said = {
    document_type: asset.type ?? found(before).document_type,
    visibility: asset.visibility ?? before?.visibility ?? "PUBLIC",
    language: asset.language === undefined ? (before?.language ?? null) : asset.language,
    valid_until: asset.valid_until ?? null,
  };
  if (before) await replace(before.series);
  const { id } = await db()
    .insertInto("assets")
    .values({
      company_key,
      product_key,
      kind: "DOCUMENT",
      ...said,
      ...stored,
      ...(before && { series: before.series, version: before.version + 1 }),
      uploaded_by: actor.user_key,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await claimBytes(stored.storage_key);
  await refuseFullStorage(company_key);
  const { document_type: type, ...rest } = said;
  const after = { name: stored.name, type, product: product_key, ...rest };
  await audit(actor, {
    action: before ? "document.replaced" : "document.uploaded",
    key: id,
    company_key,
    before: before && { name: before.name, version: before.version },
    after: { ...after, version: before ? before.version + 1 : 1 },
  });
  emit({ topic: "document.uploaded", key: id, data: { actor: actor.user_key } });
  // REACH, article 31(9): who received an older version is sent the new one.
  if (before && said.document_type === "SDS") await enqueue(mailNewSheets, { id });
  await tellChanged({ company_key, product_key });
  return id;
}

const replace = (series: string) =>
  db()
    .updateTable("assets")
    .set({ replaced_at: sql<Date>`now()` })
    .where("series", "=", series)
    .where("replaced_at", "is", null)
    .execute();
