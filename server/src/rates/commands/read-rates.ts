import { mostFaults, type RatesFile } from "@neroli/contract/rates/schema.ts";
import { today } from "../../kernel/clock.ts";
import { AppError } from "../../kernel/errors.ts";
import { countChanges } from "../queries/count-changes.ts";
import { parseRates, type ReadRates } from "../reading/parse-rates.ts";
import { longestRates, unpackRates } from "../reading/unpack.ts";

/** A file of rates as somebody sends it. */
export interface SentRates {
  name: string;
  content: AsyncIterable<Buffer>;
}

/** @throws AppError "rates.unreadable" where it is no file of rates. */
export async function readRates({ content }: SentRates): Promise<ReadRates> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of content) {
    size += part.length;
    if (size > longestRates) throw new AppError("request.too-large");
    parts.push(part);
  }
  const text = await unpackRates(Buffer.concat(parts));
  const read = text === null ? null : parseRates(text, today());
  if (!read || (read.days.length === 0 && read.faults.length === 0)) {
    throw new AppError("rates.unreadable");
  }
  return read;
}

/** What it says, and what it changes of the rates that are there. */
export async function tellRates(name: string, read: ReadRates): Promise<RatesFile> {
  const { rates, days, currencies, left_out, faults } = read;
  const last = days.at(-1) ?? null;
  return {
    ...{ name, currencies, left_out, first: days[0] ?? null, last },
    ...(await countChanges(rates)),
    days: days.length,
    faults: faults.slice(0, mostFaults),
    fault_count: faults.length,
    newest: rates.filter(({ day }) => day === last),
  };
}
