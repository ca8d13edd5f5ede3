import type { RatesFile } from "@neroli/contract/rates/schema.ts";
import { sql } from "kysely";
import type { Actor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { asRows } from "../queries/count-changes.ts";
import { readRates, type SentRates, tellRates } from "./read-rates.ts";

/** What such a file would change. Keeps nothing. */
export async function checkRates(sent: SentRates): Promise<RatesFile> {
  return tellRates(sent.name, await readRates(sent));
}

/**
 * Loads all rates of the file; the same file again changes nothing.
 * @throws AppError "rates.faulty" where a line is wrong: then none of them.
 */
export async function loadRates(actor: Actor, sent: SentRates): Promise<RatesFile> {
  const read = await readRates(sent);
  if (read.faults.length > 0) throw new AppError("rates.faulty", { count: read.faults.length });
  return transaction(async () => {
    // Two files at once would each count what the other adds.
    await sql`lock table exchange_rates in share row exclusive mode`.execute(db());
    const told = await tellRates(sent.name, read);
    await sql`insert into exchange_rates (currency, day, rate)
      select currency, day, rate from ${asRows(read.rates)}
      on conflict (currency, day) do update set rate = excluded.rate
        where exchange_rates.rate <> excluded.rate`.execute(db());
    const { first, last, added, changed } = told;
    const after = { file: sent.name, first, last, added, changed };
    await audit(actor, { action: "rates.loaded", key: last ?? "", after });
    return told;
  });
}
