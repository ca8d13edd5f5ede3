import { createReadStream } from "node:fs";
import path from "node:path";
import type { RateFault, RatesFile } from "@neroli/contract/rates/schema.ts";
import { sayAny } from "@neroli/phrases/say.ts";
import { systemActor } from "../../kernel/actor.ts";
import { AppError } from "../../kernel/errors.ts";
import { StartError } from "../../kernel/start-error.ts";
import { checkRates, loadRates } from "./load-rates.ts";

const mostShown = 10;

/**
 * Loads a file that lies on the machine, by the order of its operator.
 * @throws StartError where it cannot be read or a line is wrong, with the first of these.
 */
export async function loadRatesFile(file: string): Promise<RatesFile> {
  const sent = () => ({ name: path.basename(file), content: createReadStream(file) });
  try {
    const { faults, fault_count } = await checkRates(sent());
    if (fault_count === 0) return await loadRates(systemActor, sent());
    throw new StartError(
      [sentence("rates.faulty", fault_count), ...faults.slice(0, mostShown).map(told)].join("\n"),
    );
  } catch (error) {
    if (error instanceof AppError) throw new StartError(sentence(error.code));
    const { code } = error as { code?: string };
    if (code === "ENOENT" || code === "EISDIR") throw new StartError(`There is no file ${file}.`);
    throw error;
  }
}

const sentence = (code: AppError["code"], count = 0) => sayAny("en", `errors.${code}`, { count });

const told = ({ line, code, value }: RateFault) =>
  `  line ${line}: ${sayAny("en", `rates.fault.${code}`)} (${value})`;
