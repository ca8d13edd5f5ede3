import type { Actor } from "../../kernel/actor.ts";
import { StartError } from "../../kernel/start-error.ts";
import type { SaveOutcome } from "../../products/commands/save-products.ts";
import { rowChecker } from "../check-row.ts";
import type { Profile } from "../profile.ts";
import { profiles } from "../profiles.ts";
import { companyExists } from "../queries.ts";
import type { Report } from "../report.ts";
import { openBatches } from "../save-batches.ts";
import { readBytes } from "../sources/read-bytes.ts";
import { readCsv } from "../sources/read-csv.ts";
import { readJson } from "../sources/read-json.ts";
import type { Row } from "../sources/row.ts";

/** `read` is the sum of the others once the import has ended. */
export type ImportCounts = Record<"read" | "rejected" | SaveOutcome, number>;

export interface ImportOrder {
  company: string;
  /** A key of profiles.ts. */
  profile: string;
  file: string;
  report: Report;
  onProgress?: (counts: Readonly<ImportCounts>) => void;
  /** Ends the import after the rows that it has read. */
  signal?: AbortSignal;
}

export interface ImportResult {
  counts: ImportCounts;
  /** Columns of the file that the profile does not read. */
  unused: string[];
  /** Why the rest of the file was not read, a sentence; the rows before are imported. */
  stopped?: string;
}

/** Imports a file for a company. The file is read, checked and saved piece by piece. */
export async function importFile(actor: Actor, order: ImportOrder): Promise<ImportResult> {
  const profile = findProfile(order.profile);
  if (!(await companyExists(order.company))) throw unknownCompany(order.company);
  const counts: ImportCounts = { read: 0, created: 0, updated: 0, unchanged: 0, rejected: 0 };
  const batches = openBatches(actor, {
    company: order.company,
    source: order.profile,
    profile,
    report: order.report,
    count: (outcome) => counts[outcome]++,
    onSaved: () => order.onProgress?.(counts),
  });
  const check = rowChecker(profile);
  const unused = new Set<string>();
  let stopped: string | undefined;
  const rows = untilBroken(readRows(order.file, profile), (error) => {
    // What stands before the place where the file is broken is imported and reported.
    if (counts.read === 0 || !(error instanceof StartError)) throw error;
    stopped = error.message;
  });
  for await (const row of rows) {
    if (counts.read++ === 0) for (const column of Object.keys(row.cells)) unused.add(column);
    await batches.add(check(row));
    if (order.signal?.aborted) {
      stopped = "The import was interrupted; the rest of the file has not been read.";
      break;
    }
  }
  await batches.end();
  for (const column of profile.columns) unused.delete(column);
  return { counts, unused: [...unused], ...(stopped !== undefined && { stopped }) };
}

const readRows = (file: string, { format, columns }: Profile): AsyncGenerator<Row> =>
  (format === "csv" ? readCsv : readJson)(readBytes(file), columns);

/** Catches what reading throws, not what its reader does with the rows. */
async function* untilBroken(rows: AsyncGenerator<Row>, onBreak: (error: unknown) => void) {
  try {
    yield* rows;
  } catch (error) {
    onBreak(error);
  }
}

function findProfile(name: string): Profile {
  const profile = profiles.get(name);
  if (profile) return profile;
  const known = [...profiles.keys()].join(" and ");
  throw new StartError(`There is no import profile "${name}"; there are ${known}.`);
}

const unknownCompany = (key: string) =>
  new StartError(`There is no company with the key "${key}" to import products for.`);
