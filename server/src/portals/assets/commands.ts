import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import {
  mostEventAssets,
  mostPictureBytes,
  type NewEventAsset,
} from "@neroli/contract/portals/assets.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { takeIn } from "../../kernel/assets/assets.ts";
import { fileName } from "../../kernel/assets/file-name.ts";
import { remakePicture } from "../../kernel/assets/read-apart.ts";
import { refuseFullStorage } from "../../kernel/assets/storage.ts";
import { storeUpload } from "../../kernel/assets/store-upload.ts";
import { claimBytes, discardBytes, storeUnclaimed } from "../../kernel/assets/unclaimed.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { AppError, found, notFound } from "../../kernel/errors.ts";
import { once } from "../../kernel/once/once.ts";
import { forgetPictures } from "../settings/commands.ts";
import { type AssetPlace, allowChange } from "./policy.ts";
import { isIn } from "./queries.ts";

interface Incoming {
  place: AssetPlace;
  asset: NewEventAsset;
  /** As its sender calls the file. */
  file_name: string;
  content: Readable;
}

/** Keeps a file of an event; answers its id. When it fails nothing is left of it. */
export async function addEventAsset(actor: SignedInActor, incoming: Incoming): Promise<string> {
  const { place, asset } = incoming;
  await allowChange(actor, { place, kind: asset.kind });
  // Nothing is read of what could not be kept.
  await refuseFullStorage(place.company);
  await transaction(() => refuseMore(incoming));
  const stored = await store(incoming);
  try {
    const { id, dropped } = await once(() => write(actor, incoming, stored));
    await discardBytes(dropped);
    return id;
  } finally {
    // Of one that failed, or that was uploaded before: what is claimed stays.
    await discardBytes([stored.storage_key]);
  }
}

/** A document as it came, a picture made anew: the content decides. */
async function store({ place, asset, file_name, content }: Incoming) {
  const group = place.company ?? place.event;
  const name = asset.name ?? file_name;
  if (asset.kind === "DOCUMENT") {
    return storeUpload(content, { group, folder: "events", name, file_name });
  }
  const most_bytes = asset.kind === "PICTURE" ? 5_000_000 : mostPictureBytes[asset.kind];
  const { bytes } = await remakePicture(content, {
    group,
    most_bytes,
    too_long: "documents.picture-bytes",
    refused: "documents.picture-type",
    // Lines and letters on one colour show every trace of compression.
    ...(asset.kind === "PICTURE"
      ? { side: 1_600, webp: { quality: 86 } }
      : { side: asset.kind === "FAVICON" ? 256 : 600, webp: { nearLossless: true as const } }),
  });
  const file = await takeIn(bytes);
  const storage_key = `events/${randomUUID()}.webp`;
  await storeUnclaimed(storage_key, file);
  return {
    storage_key,
    name: fileName(name, "webp"),
    size: file.size,
    hash: file.hash,
    media_type: "image/webp",
    scanned_at: null,
  };
}

/** The event stays locked: of two files for the last room one is taken, and pictures replace in turn. */
async function refuseMore({ place, asset }: Pick<Incoming, "place" | "asset">): Promise<void> {
  const event = db().selectFrom("events").where("key", "=", place.event).select("key");
  found(await event.forNoKeyUpdate().executeTakeFirst());
  if (asset.kind !== "DOCUMENT") return;
  const { count } = await db()
    .selectFrom("event_assets")
    .where(isIn(place))
    .select((all) => all.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  // One that takes the place of another needs no more room.
  if (count - (asset.replaces ? 1 : 0) >= mostEventAssets)
    throw new AppError("portals.assets-full", { most: mostEventAssets });
}

async function write(
  actor: SignedInActor,
  { place, asset }: Pick<Incoming, "place" | "asset">,
  stored: Awaited<ReturnType<typeof store>>,
): Promise<{ id: string; dropped: string[] }> {
  await refuseMore({ place, asset });
  const alike = db().selectFrom("event_assets").where(isIn(place)).where("kind", "=", asset.kind);
  const before = asset.kind === "DOCUMENT" ? alike.where("name", "=", stored.name) : alike;
  const { last } = await before
    .select((all) => all.fn.max("version").as("last"))
    .executeTakeFirstOrThrow();
  const replaced = await dropReplaced({ place, asset });
  const { id } = await db()
    .insertInto("event_assets")
    .values({
      event_key: place.event,
      company_key: place.company,
      product_key: place.product,
      kind: asset.kind,
      document_type: asset.kind === "DOCUMENT" ? asset.type : null,
      access_policy: asset.access_policy,
      version: Math.max(last ?? 0, ...replaced.map(({ version }) => version)) + 1,
      uploaded_by: actor.user_key,
      ...stored,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await claimBytes(stored.storage_key);
  await refuseFullStorage(place.company);
  const { company, product, event } = place;
  await audit(actor, {
    ...{ action: "event.asset-added", key: event, company_key: company },
    ...(replaced[0] && { before: { name: replaced[0].name } }),
    after: { kind: asset.kind, name: stored.name, company, product },
  });
  tell(place);
  return { id, dropped: replaced.map(({ storage_key }) => storage_key) };
}

type Dropped = { name: string; version: number; storage_key: string }[];
const dropped = ["name", "version", "storage_key"] as const;

/** Removes what the new file takes the place of, whose versions it goes on with. */
async function dropReplaced({ place, asset }: Pick<Incoming, "place" | "asset">): Promise<Dropped> {
  const files = db().deleteFrom("event_assets").where(isIn(place)).where("kind", "=", asset.kind);
  if (asset.kind !== "DOCUMENT") {
    // But for the picture that the portal's settings show still.
    const unseen = sql<boolean>`not exists (
      select from events, jsonb_each_text(coalesce(events.settings -> 'images', '{}')) as shown
      where events.key = ${place.event} and shown.value = event_assets.id::text)`;
    return files.where(unseen).returning(dropped).execute();
  }
  if (asset.replaces === undefined) return [];
  const document = await files.where("id", "=", asset.replaces).returning(dropped).execute();
  if (document.length === 0) throw new AppError("portals.document-gone");
  return document;
}

/** Removes files of a place with their bytes: each of them, or none where one is not there. */
export async function removeEventAssets(
  actor: SignedInActor,
  { place, ids }: { place: AssetPlace; ids: readonly string[] },
): Promise<void> {
  await allowChange(actor, { place, kind: "DOCUMENT" });
  const gone = await transaction(async () => {
    const rows = await db()
      .selectFrom("event_assets")
      .where(isIn(place))
      .where("id", "in", [...ids])
      .select(["id", "kind", "name", "storage_key"])
      .orderBy("id")
      .forUpdate()
      .execute();
    if (rows.length < new Set(ids).size) throw notFound();
    for (const { kind } of rows) await allowChange(actor, { place, kind });
    // The database gives their bytes up with the rows (migration 0090).
    await db()
      .deleteFrom("event_assets")
      .where("id", "in", [...ids])
      .execute();
    const { company, product, event } = place;
    await forgetPictures(event, ids);
    await audit(
      actor,
      ...rows.map(({ kind, name }) => ({
        action: "event.asset-removed" as const,
        key: event,
        company_key: company,
        before: { kind, name, company, product },
      })),
    );
    tell(place);
    return rows.map(({ storage_key }) => storage_key);
  });
  await discardBytes(gone);
}

const tell = ({ event, company }: AssetPlace) =>
  emit({
    topic: "event.changed",
    key: event,
    data: { companies: company === null ? null : [company] },
  });
