import { sql } from "kysely";
import { discardBytes, disownBytes } from "../../kernel/assets/unclaimed.ts";
import { db, transaction } from "../../kernel/db/db.ts";

/** Days after which one that has ended or failed is no longer listed. */
const listedDays = 30;

/** Removes the files of downloads whose days are over, and addresses that no longer hold. */
export async function endDownloads(): Promise<void> {
  const dropped = await transaction(async () => {
    const { rows } = await sql<{ storage_key: string }>`
      with ending as (
        select key, storage_key from downloads
        where state = 'READY' and expires_at <= now() for update skip locked)
      update downloads set state = 'ENDED', storage_key = null
      from ending where downloads.key = ending.key and ending.storage_key is not null
      returning ending.storage_key`.execute(db());
    const keys = rows.map(({ storage_key }) => storage_key);
    await disownBytes(keys);
    await sql`
      delete from downloads
      where state in ('ENDED', 'FAILED') and finished_at < now() - ${listedDays} * interval '1 day'
    `.execute(db());
    return keys;
  });
  await discardBytes(dropped);
}
