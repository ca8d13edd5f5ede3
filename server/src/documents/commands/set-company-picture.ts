import { randomUUID } from "node:crypto";
import path from "node:path";
import type { Readable } from "node:stream";
import type { NewCompanyAsset } from "@neroli/contract/companies/editable.ts";
import { changeCompany, lockCompany } from "../../companies/commands/change-company.ts";
import { type CompanyRow, getEditable } from "../../companies/queries/get-company.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { takeIn } from "../../kernel/assets/assets.ts";
import { refuseFullStorage } from "../../kernel/assets/storage.ts";
import { claimBytes, discardBytes, storeUnclaimed } from "../../kernel/assets/unclaimed.ts";
import { audit } from "../../kernel/audit.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { once } from "../../kernel/once/once.ts";
import { dropAssets } from "./drop-assets.ts";
import { makeCompanyPicture } from "./make-company-picture.ts";

interface IncomingPicture extends NewCompanyAsset {
  company_key: string;
  /** As its sender calls the file. */
  name: string;
  content: Readable;
}

/**
 * Sets a picture of a company instead of the one before; answers its id, which is new, so that no
 * cache shows the old one. When it fails nothing is left of it.
 */
export async function setCompanyPicture(
  actor: SignedInActor,
  incoming: IncomingPicture,
): Promise<string> {
  // Nothing is read for who may not.
  refuseSegment(await getEditable(actor, incoming.company_key), incoming);
  const file = await takeIn(await makeCompanyPicture(incoming));
  const storage_key = `companies/${randomUUID()}.webp`;
  await storeUnclaimed(storage_key, file);
  try {
    const { id, dropped } = await replace(actor, incoming, {
      storage_key,
      size: file.size,
    });
    await discardBytes(dropped);
    return id;
  } finally {
    // Of one that failed, or that was set before: what is claimed stays.
    await discardBytes([storage_key]);
  }
}

/** A picture's place at its company, without its bytes. */
type Place = Omit<IncomingPicture, "content">;

function refuseSegment(row: CompanyRow, { type, segment }: Place): void {
  if (type !== "SEGMENT" || row.segments.some((one) => one.segment === segment)) return;
  throw new AppError("companies.segment-missing");
}

const replace = (
  actor: SignedInActor,
  place: Place,
  stored: { storage_key: string; size: number },
): Promise<{ id: string; dropped: string[] }> =>
  once(async () => {
    const row = await lockCompany(actor, place.company_key);
    refuseSegment(row, place);
    const { type: kind, segment = null } = place;
    const before = await findBefore(row, place);
    const { id } = await db()
      .insertInto("assets")
      .values({
        company_key: row.key,
        kind,
        name: fileName(place.name),
        version: (before.at(-1)?.version ?? 0) + 1,
        media_type: "image/webp",
        uploaded_by: actor.user_key,
        ...stored,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await claimBytes(stored.storage_key);
    const dropped = await dropAssets(before.map((asset) => asset.id));
    await refuseFullStorage(row.key);
    await changeCompany(row.key, kind === "SEGMENT" ? shownBy(row, segment, id) : {});
    await audit(actor, {
      action: "company.picture-set",
      key: row.key,
      company_key: row.key,
      before: before.length > 0 ? { type: kind, segment, picture: before.at(-1)?.id } : null,
      after: { type: kind, segment, picture: id },
    });
    return { id, dropped };
  });

/** The pictures that the new one replaces, the newest last. */
async function findBefore(row: CompanyRow, { type, segment }: Place) {
  const shown = row.segments.find((one) => one.segment === segment)?.image ?? null;
  if (type === "SEGMENT" && shown === null) return [];
  return db()
    .selectFrom("assets")
    .where("company_key", "=", row.key)
    .where("product_key", "is", null)
    .where("kind", "=", type)
    .$if(type === "SEGMENT", (assets) => assets.where("id", "=", shown))
    .select(["id", "version"])
    .orderBy("version")
    .execute();
}

const shownBy = (row: CompanyRow, segment: string | null, image: string) => ({
  segments: JSON.stringify(
    row.segments.map((one) => (one.segment === segment ? { ...one, image } : one)),
  ),
});

/** The sender's name for the file, with the ending of the format that it is stored in. */
function fileName(given: string): string {
  const { name } = path.parse(path.basename(given.replaceAll(/[\p{Cc}\\/]/gu, " ").trim()));
  return `${name.slice(0, 150) || "picture"}.webp`;
}
