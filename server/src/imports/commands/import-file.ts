import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import { sql } from "kysely";
import type { Actor } from "../../kernel/actor.ts";
import { deleteAsset, putAsset } from "../../kernel/assets/assets.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { StartError } from "../../kernel/start-error.ts";
import { findCompany } from "../../published/companies.ts";
import { ownMapping } from "../mapping/own-mapping.ts";
import { type ImportRecord, mayImportFor } from "../policy.ts";
import { toldSentence } from "../present.ts";
import { findKeptMapping } from "../queries/find-kept-mapping.ts";
import { findRecord } from "../queries/read-import.ts";
import { openSource } from "../sources/open-source.ts";
import type { Source } from "../sources/source.ts";
import { SourceError } from "../sources/source-error.ts";
import { readingOf } from "./reading-of.ts";
import { stopImport } from "./stop-import.ts";
import { workLine } from "./work/work-line.ts";

/** The outcomes of rows so far; `read` is the sum of the others. */
export type ImportCounts = Record<
  "read" | "rejected" | "created" | "updated" | "unchanged",
  number
>;

export interface ImportOrder {
  company: string;
  file: string;
  /** The mapping of its columns; left out: the company's for a file with these columns. */
  mapping?: Mapping;
  /** New products become drafts, whatever the mapping says; else it decides. */
  draft?: boolean;
  /** Products that are there already become what new ones do. */
  moves?: boolean;
  onProgress?: (counts: Readonly<ImportCounts>) => void;
  /** Ends the import after the rows that it has in hand. */
  signal?: AbortSignal;
}

export interface ImportResult {
  import_id: string;
  counts: ImportCounts;
  /** Columns of the file that the mapping does not read. */
  unused: string[];
  /** Why the rest of the file was not read, a sentence; the rows before are imported. */
  stopped?: string;
}

/**
 * Imports a file for a company and stays until it is done: the import of the pages, without asking
 * anything between. It waits while another import of the company is at work.
 */
export async function importFile(actor: Actor, order: ImportOrder): Promise<ImportResult> {
  if (!(await findCompany(order.company))) throw unknownCompany(order.company);
  if (!mayImportFor(actor, order.company)) throw new AppError("access.forbidden");
  await refuseMissing(order.file);
  const { id, unused } = await enter(actor, order);
  await work(id, order);
  const record = await getRecord(id);
  const counts = countsOf(record);
  const told = record.failure ?? record.stopped;
  const canceled = record.state === "CANCELED" ? { code: "interrupted" } : null;
  const sentence = (told ?? canceled) ? toldSentence("en", told ?? canceled ?? { code: "" }) : null;
  if (sentence && told && counts.read === 0) throw new StartError(sentence);
  return { import_id: id, counts, unused, ...(sentence && { stopped: sentence }) };
}

async function refuseMissing(file: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (!found) throw new StartError(`${file} does not exist.`);
  if (!found.isFile()) throw new StartError(`${file} is a folder, not a file.`);
}

/** Puts the import into the company's line. */
async function enter(actor: Actor, { company, file, mapping, draft, moves }: ImportOrder) {
  const source = await opened(file);
  try {
    const { columns, sheets, format } = source;
    const own = source.own ? ownMapping(columns) : null;
    const known = mapping ?? own ?? (await findKeptMapping({ company_key: company, columns }));
    if (!known) throw new StartError(unmapped);
    const chosen: Mapping = {
      ...known,
      ...(draft && { state: "DRAFT" }),
      ...(moves && { moves }),
    };
    refuseOtherColumns(columns, chosen);
    const id = randomUUID();
    const storage_key = `imports/${id}`;
    const { size } = await putAsset(storage_key, createReadStream(file));
    const file_name = path.basename(file);
    try {
      await transaction(async () => {
        const asked = { company_key: company, file_name, storage_key, size, format, sheets };
        await insert(actor, { ...asked, id, columns, mapping: chosen, reading: readingOf(source) });
        const after = { file: file_name };
        await audit(actor, { action: "import.started", key: id, company_key: company, after });
      });
    } catch (error) {
      await deleteAsset(storage_key);
      throw error;
    }
    const read = new Set(chosen.columns.flatMap(({ field, column }) => (field ? column : [])));
    if (chosen.identity.by === "column") read.add(chosen.identity.column);
    return { id, unused: columns.map(({ name }) => name).filter((name) => !read.has(name)) };
  } finally {
    await source.close();
  }
}

const unmapped =
  "What the columns of this file are has not been said yet: give --profile or --mapping, or say it once on the page of imports.";

async function opened(file: string): Promise<Source> {
  try {
    return await openSource(file);
  } catch (error) {
    throw error instanceof SourceError ? new StartError(error.message) : error;
  }
}

function refuseOtherColumns(columns: Source["columns"], { columns: mapped, identity }: Mapping) {
  const known = new Set(columns.map(({ name }) => name));
  const wanted = mapped.flatMap(({ column, field }) => (field ? column : []));
  if (identity.by === "column") wanted.push(identity.column);
  const missing = [...new Set(wanted)].filter((column) => !known.has(column));
  if (missing.length === 0) return;
  const names = `${missing.length === 1 ? "column" : "columns"} ${missing.join(", ")}`;
  throw new StartError(`The file is not what is expected: it does not have the ${names}.`);
}

type NewImport = Pick<
  ImportRecord,
  "id" | "company_key" | "file_name" | "storage_key" | "size" | "format" | "sheets" | "columns"
> & { mapping: Mapping; reading: ImportRecord["reading"] };

async function insert(actor: Actor, { columns, mapping, reading, ...entered }: NewImport) {
  await db()
    .insertInto("imports")
    .values({
      ...entered,
      columns: JSON.stringify(columns),
      mapping: JSON.stringify(mapping),
      mapping_from: "PROFILE",
      reading: JSON.stringify(reading),
      created_by: actor.user_key,
      started_by: actor.user_key,
      state: "WAITING",
      queued_at: sql<Date>`clock_timestamp()`,
    })
    .execute();
}

/** Until the import is done, whoever does it: a server may be at the company's line. */
async function work(id: string, { company, signal, onProgress }: ImportOrder): Promise<void> {
  const stop = () => void stopImport(id);
  if (signal?.aborted) await stopImport(id);
  signal?.addEventListener("abort", stop);
  const progress = async () => onProgress?.(countsOf(await getRecord(id)));
  try {
    const never = new AbortController().signal;
    while (["WAITING", "RUNNING", "CANCELING"].includes((await getRecord(id)).state)) {
      await workLine(company, { signal: never, until: id, progress });
    }
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}

async function getRecord(id: string): Promise<ImportRecord> {
  const record = await findRecord(id);
  if (!record) throw new StartError("The import was removed by somebody.");
  return record;
}

const countsOf = ({ created, updated, unchanged, rejected }: ImportRecord): ImportCounts => ({
  read: created + updated + unchanged + rejected,
  created,
  updated,
  unchanged,
  rejected,
});

const unknownCompany = (key: string) =>
  new StartError(`There is no company with the key "${key}" to import products for.`);
