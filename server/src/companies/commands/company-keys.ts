import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { slug } from "../../kernel/key.ts";

/** GET /companies/invitable is another call. */
const reserved = ["invitable"];

/** The key that slug makes of a name without a letter or digit that an address can show. */
const unsayable = slug("");

/** The key that a name makes; null for a name in letters that no address shows. */
export function keyOf(name: string): string | null {
  const key = slug(name);
  return key === unsayable ? null : key;
}

/** Keys are given one after the other, so that none is taken between the look and the writing. */
export async function lockKeys(): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('company keys'))`.execute(db());
}

/** Refuses a key that another company has, or had: old addresses are not used again. */
export async function refuseTaken(key: string, own: string | null = null): Promise<void> {
  const taken = await sql<{ company: string }>`
    select key as company from companies where key = ${key}
    union all
    select company_key from company_old_keys where old_key = ${key}`.execute(db());
  if (reserved.includes(key) || taken.rows.some(({ company }) => company !== own)) {
    throw new AppError("companies.name-taken");
  }
}
