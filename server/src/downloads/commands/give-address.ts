import { createHash, randomBytes } from "node:crypto";
import { addressMinutes } from "@neroli/contract/downloads/schema.ts";
import { sql } from "kysely";
import { noteDownloaded } from "../../documents/commands/note-downloaded.ts";
import { sortByRight } from "../../documents/queries/sort-by-right.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError, found } from "../../kernel/errors.ts";
import { sessionGoesOn } from "../../published/identity.ts";
import { mayStillHave } from "../policy.ts";
import { findOwner } from "../queries/find-owner.ts";
import { type DownloadRow, findDownload, getDownload } from "../queries/list-downloads.ts";

/** An address of a finished download that needs no sign-in, for who may still have what is in it. */
export async function giveAddress(
  actor: SignedInActor,
  key: string,
): Promise<{ url: string; expires_at: string }> {
  const download = await getDownload(actor, key);
  await refuse(actor, download);
  const token = randomBytes(32).toString("base64url");
  // From the row itself, held meanwhile: it may be removed in this very moment.
  const { expires_at } = found(
    await db()
      .insertInto("download_addresses")
      .columns(["token_hash", "download_key", "session_id", "expires_at"])
      .expression((eb) =>
        eb
          .selectFrom("downloads")
          .where("key", "=", key)
          .select([
            sql<Buffer>`${hashOf(token)}::bytea`.as("token_hash"),
            "key",
            sql<string | null>`${actor.session ?? null}`.as("session_id"),
            sql<Date>`least(
              now() + ${addressMinutes} * interval '1 minute', expires_at)`.as("expires_at"),
          ])
          .forKeyShare(),
      )
      .returning("expires_at")
      .executeTakeFirst(),
  );
  return { url: `/api/downloads/content/${token}`, expires_at: expires_at.toISOString() };
}

/** The file that an address leads to; its owner's rights are those of this moment. */
export async function followAddress(token: string): Promise<StoredDownload> {
  const address = found(
    await db()
      .selectFrom("download_addresses")
      .where("token_hash", "=", hashOf(token))
      .select("download_key")
      .select(
        sql<boolean>`expires_at > now() and ${sessionGoesOn(sql.ref("session_id"))}`.as("holds"),
      )
      .executeTakeFirst(),
  );
  const download = found(await findDownload(address.download_key));
  if (download.state === "READY" && !address.holds) throw new AppError("downloads.address-ended");
  const owner = await findOwner(download.user_key);
  const stored = await refuse(owner, download);
  if (owner) await noteDownloaded(owner, (await sortByRight(owner, download.documents)).allowed);
  return stored;
}

interface StoredDownload {
  name: string;
  media_type: string;
  size: number;
  storage_key: string;
}

async function refuse(owner: SignedInActor | null, download: DownloadRow): Promise<StoredDownload> {
  const { state, name, storage_key, media_type, size } = download;
  if (state === "ENDED") throw new AppError("downloads.ended");
  if (state !== "READY" || storage_key === null || media_type === null || size === null) {
    throw new AppError("downloads.not-ready");
  }
  if (!owner || !(await mayStillHave(owner, download))) {
    throw new AppError("downloads.rights-changed");
  }
  return { name, storage_key, media_type, size };
}

/** The table tells nobody the addresses. */
const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();
