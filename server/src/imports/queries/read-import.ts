import type { FileFormat, Mapping, SourceColumn } from "@neroli/contract/imports/mapping.ts";
import type { Import, ImportReading, RowCounts } from "@neroli/contract/imports/schema.ts";
import type { ImportState } from "@neroli/contract/imports/states.ts";
import type { Offering, Segment } from "@neroli/contract/products/enumerations.ts";
import { type Selectable, sql } from "kysely";
import type { DB } from "../../../db/types.ts";
import type { Actor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found, notFound } from "../../kernel/errors.ts";
import { seesImportsOf } from "../policy.ts";

/** A sentence of phrases "imports-run.<code>" with what it names. */
export interface Told {
  code: string;
  [name: string]: string | number;
}

/** A row of the table, with what its columns of JSON hold. */
export interface ImportRecord extends Omit<Selectable<DB["imports"]>, keyof Held>, Held {}

interface Held {
  format: FileFormat;
  reading: ImportReading;
  columns: SourceColumn[];
  offering: Offering | null;
  segment: Segment | null;
  mapping: Mapping | null;
  mapping_from: Import["mapping_from"];
  state: ImportState;
  planned: RowCounts | null;
  stopped: Told | null;
  failure: Told | null;
  undone: Import["undone"];
}

export interface ImportAddress {
  company_key: string;
  id: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The import, for whom it is there. */
export async function getImport(actor: Actor, { company_key, id }: ImportAddress) {
  if (!seesImportsOf(actor, company_key) || !uuid.test(id)) throw notFound();
  const row = await selectSummaries()
    .where("imports.id", "=", id)
    .where("imports.company_key", "=", company_key)
    .executeTakeFirst();
  return toSummary(found(row));
}

/** The same, locked until the transaction ends: what is decided by its state stays true. */
export async function lockImport(actor: Actor, address: ImportAddress): Promise<ImportRecord> {
  if (!seesImportsOf(actor, address.company_key) || !uuid.test(address.id)) throw notFound();
  const record = await lockRecord(address.id);
  if (record?.company_key !== address.company_key) throw notFound();
  return record;
}

/** For the import's own work, which asks nobody's leave. */
export async function lockRecord(id: string): Promise<ImportRecord | undefined> {
  const row = await db()
    .selectFrom("imports")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row && toRecord(row);
}

export async function findRecord(id: string): Promise<ImportRecord | undefined> {
  const row = await db().selectFrom("imports").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toRecord(row);
}

/** The columns of JSON hold what this room has written. */
const toRecord = (row: Selectable<DB["imports"]>): ImportRecord => row as unknown as ImportRecord;

export const selectSummaries = () =>
  db()
    .selectFrom("imports")
    .innerJoin("companies", "companies.key", "imports.company_key")
    .leftJoin("users", "users.key", "imports.created_by")
    .selectAll("imports")
    .select("companies.name as company_name")
    .select(
      sql<string | null>`nullif(concat_ws(' ', users.firstname, users.lastname), '')`.as("creator"),
    );

export type ImportSummaryRow = ImportRecord & { company_name: string; creator: string | null };

export const toSummary = (
  row: Awaited<ReturnType<ReturnType<typeof selectSummaries>["execute"]>>[number],
): ImportSummaryRow => row as unknown as ImportSummaryRow;
