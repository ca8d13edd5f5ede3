import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { mostPictures, pictureBytes, pictureSide } from "@neroli/contract/documents/pictures.ts";
import type { NewPicture } from "@neroli/contract/documents/schema.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { takeIn } from "../../kernel/assets/assets.ts";
import { fileName } from "../../kernel/assets/file-name.ts";
import { remakePicture } from "../../kernel/assets/read-apart.ts";
import { refuseFullStorage } from "../../kernel/assets/storage.ts";
import { claimBytes, discardBytes, storeUnclaimed } from "../../kernel/assets/unclaimed.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { once } from "../../kernel/once/once.ts";
import { allow } from "../policy.ts";
import { lockTarget } from "./lock-assets.ts";
import { tellChanged } from "./tell-changed.ts";

interface Incoming {
  company_key: string;
  asset: NewPicture;
  file_name: string;
  content: Readable;
}

/** Adds a picture to a product, after those that it has; answers its id. */
export async function uploadPicture(actor: SignedInActor, incoming: Incoming): Promise<string> {
  const { company_key, asset, file_name, content } = incoming;
  allow(actor, "edit", company_key);
  const target = { company_key, product_key: asset.product };
  // Nothing is read of what could not be kept.
  await refuseFullStorage(company_key);
  await transaction(() => nextPosition(target));
  const { bytes } = await remakePicture(content, { group: company_key, ...making });
  const file = await takeIn(bytes);
  const storage_key = `pictures/${randomUUID()}.webp`;
  await storeUnclaimed(storage_key, file);
  const name = fileName(asset.name ?? file_name, "webp");
  const stored = { name, storage_key, size: file.size, hash: file.hash, media_type: "image/webp" };
  try {
    return await once(() => write(actor, target, stored));
  } finally {
    // Of one that failed, or that was uploaded before: what is claimed stays.
    await discardBytes([storage_key]);
  }
}

/** As large as pages show it, in a format of our own making (spec 5, images). */
const making = {
  most_bytes: pictureBytes,
  too_long: "documents.picture-bytes",
  refused: "documents.picture-type",
  side: pictureSide,
  webp: { quality: 86 },
} as const;

interface Target {
  company_key: string;
  product_key: string;
}

/** After the last picture of a product, which is locked. */
async function nextPosition(target: Target): Promise<number> {
  await lockTarget(target);
  const { count, last } = await db()
    .selectFrom("assets")
    .where("product_key", "=", target.product_key)
    .where("kind", "=", "IMAGE")
    .select((asset) => asset.fn.countAll<number>().as("count"))
    .select(sql<number>`coalesce(max(position), -1)`.as("last"))
    .executeTakeFirstOrThrow();
  if (count >= mostPictures) {
    throw new AppError("documents.too-many-pictures", { most: mostPictures });
  }
  return last + 1;
}

async function write(
  actor: SignedInActor,
  target: Target,
  stored: { name: string; storage_key: string; size: number; hash: Buffer; media_type: string },
): Promise<string> {
  const position = await nextPosition(target);
  const { id } = await db()
    .insertInto("assets")
    .values({ ...target, kind: "IMAGE", ...stored, position, uploaded_by: actor.user_key })
    .returning("id")
    .executeTakeFirstOrThrow();
  await claimBytes(stored.storage_key);
  await refuseFullStorage(target.company_key);
  await audit(actor, {
    action: "document.uploaded",
    key: id,
    company_key: target.company_key,
    after: { name: stored.name, type: "IMAGE", product: target.product_key },
  });
  await tellChanged(target);
  return id;
}
