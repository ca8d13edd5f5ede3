import { sql } from "kysely";
import { readLimits } from "../company-limits.ts";
import { db } from "../db/db.ts";
import { AppError } from "../errors.ts";

const gigabyte = 1024 ** 3;

export interface UsedStorage {
  /** Bytes. */
  used: number;
  most: number;
}

/** What a company keeps of files; the database counts it (migration 0031). */
export async function readStorage(companyKey: string): Promise<UsedStorage> {
  const { storage_gigabytes } = await readLimits(companyKey);
  const { rows } = await sql<{ bytes: number }>`
    select bytes from company_storage where company_key = ${companyKey}`.execute(db());
  return { used: rows[0]?.bytes ?? 0, most: storage_gigabytes * gigabyte };
}

/**
 * Refuses what a company has no room for. Asked before a file is read, and again in the transaction
 * that has written its row: that holds the company's count, so that two files cannot both have the
 * last room.
 */
export async function refuseFullStorage(companyKey: string | null): Promise<void> {
  if (companyKey === null) return;
  const { used, most } = await readStorage(companyKey);
  if (used > most) throw new AppError("uploads.storage-full", { gigabytes: most / gigabyte });
}
