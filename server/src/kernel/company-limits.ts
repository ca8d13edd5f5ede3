import { db } from "./db/db.ts";

/** What one company may keep. Rows are those of imports that were checked and not run. */
interface Limits {
  storage_gigabytes: number;
  checked_rows: number;
}
/** What support has set; null is the usual. */
export type OwnLimits = { [limit in keyof Limits]: Limits[limit] | null };

/** Rows: as many as five of the longest files have; who has more has imports that nobody looks at. */
let usual: Limits = { storage_gigabytes: 5, checked_rows: 1_500_000 };

/** From now on a company that has no limit of its own may keep so many bytes of files. */
export function limitStorage(storage_gigabytes: number): void {
  usual = { ...usual, storage_gigabytes };
}

export const usualLimits = (): Limits => usual;

export async function readOwnLimits(companyKey: string): Promise<OwnLimits> {
  const row = await db()
    .selectFrom("company_limits")
    .where("company_key", "=", companyKey)
    .select(["storage_gigabytes", "checked_rows"])
    .executeTakeFirst();
  return row ?? { storage_gigabytes: null, checked_rows: null };
}

/** The company's own limits, and the usual ones where it has none. */
export async function readLimits(companyKey: string): Promise<Limits> {
  const own = await readOwnLimits(companyKey);
  return {
    storage_gigabytes: own.storage_gigabytes ?? usual.storage_gigabytes,
    checked_rows: own.checked_rows ?? usual.checked_rows,
  };
}

export async function writeOwnLimits(company_key: string, limits: OwnLimits): Promise<void> {
  await db()
    .insertInto("company_limits")
    .values({ company_key, ...limits })
    .onConflict((known) => known.column("company_key").doUpdateSet(limits))
    .execute();
}
