import { type RawBuilder, type SqlBool, sql } from "kysely";
import { discardBytes, disownBytes } from "../../kernel/assets/unclaimed.ts";
import { db, transaction } from "../../kernel/db/db.ts";

/** Days after which one that has ended or failed is no longer listed. */
const listedDays = 30;
/** Bytes of finished files that are kept for one person. */
const mostBytes = 10 * 1024 ** 3;

/** Removes the files of downloads whose days are over, and addresses that no longer hold. */
export async function endDownloads(): Promise<void> {
  await endReady(sql`expires_at <= now()`);
  await sql`
    delete from downloads
    where state in ('ENDED', 'FAILED') and finished_at < now() - ${listedDays} * interval '1 day'
  `.execute(db());
}

/** Ends the oldest of whoever has more finished files than there is room for, but not this one. */
export const makeRoomFor = (key: string): Promise<void> =>
  endReady(sql`key <> ${key} and key in (
    select key from (
      select key, sum(size) over (order by finished_at desc, key) as together from downloads
      where state = 'READY'
        and user_key = (select user_key from downloads where key = ${key})) as kept
    where together > ${mostBytes})`);

async function endReady(which: RawBuilder<SqlBool>): Promise<void> {
  const dropped = await transaction(async () => {
    const { rows } = await sql<{ storage_key: string }>`
      with ending as (
        select key, storage_key from downloads
        where state = 'READY' and ${which} for update skip locked)
      update downloads set state = 'ENDED', storage_key = null
      from ending where downloads.key = ending.key and ending.storage_key is not null
      returning ending.storage_key`.execute(db());
    const keys = rows.map(({ storage_key }) => storage_key);
    await disownBytes(keys);
    return keys;
  });
  await discardBytes(dropped);
}
