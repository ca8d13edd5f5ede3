import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import {
  isSilent,
  type PartName,
  type PersonalRegister,
  type PersonalTable,
  tablesOf,
} from "../../kernel/personal-data/register.ts";

/** What a capability keeps of a person: the rows of each of its tables. */
export interface PersonalPart {
  capability: PartName;
  tables: Record<string, Record<string, unknown>[]>;
}

/** A file that a person uploaded, of whatever table. */
interface PersonalFile {
  id: string;
  name: string;
  storage_key: string;
  media_type: string;
  size: number;
  created_at: Date;
}

/** What the register lets a person have of its rows; a capability with none is left out. */
export async function readPersonalRows(
  register: PersonalRegister,
  userKey: string,
): Promise<PersonalPart[]> {
  const parts = new Map<string, PersonalPart>();
  for (const { capability, table, exported } of tablesOf(register)) {
    if (!exported || isSilent(capability)) continue;
    const rows = await readRows(table, { exported, userKey });
    if (rows.length === 0) continue;
    const part = parts.get(capability) ?? { capability, tables: {} };
    parts.set(capability, { ...part, tables: { ...part.tables, [table]: rows } });
  }
  return [...parts.values()];
}

interface Shown {
  exported: Exclude<PersonalTable["exported"], false>;
  userKey: string;
}

async function readRows(table: string, { exported, userKey }: Shown) {
  if ("rows" in exported) {
    const { rows } = await sql<Record<string, unknown>>`${exported.rows(userKey)}`.execute(db());
    return rows;
  }
  const { columns, of } = exported;
  const shown = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<Record<string, unknown>>`
    select ${shown} from ${sql.table(table)} where ${namesIn(of, userKey)}
    order by 1`.execute(db());
  return rows;
}

const namesIn = (columns: readonly string[], userKey: string) =>
  sql.join(
    columns.map((column) => sql`${sql.ref(column)} = ${userKey}`),
    sql` or `,
  );

/** The files that a person has uploaded. */
export async function listPersonalFiles(
  register: PersonalRegister,
  userKey: string,
): Promise<PersonalFile[]> {
  const files: PersonalFile[] = [];
  for (const { table, exported, files: kept } of tablesOf(register)) {
    if (!exported || "rows" in exported || !kept?.exported) continue;
    const name = kept.name === undefined ? sql`name` : sql`${kept.name}::text as name`;
    const { rows } = await sql<PersonalFile>`
      select id, ${name}, storage_key, media_type, size, created_at
      from ${sql.table(table)} where ${namesIn(exported.of, userKey)}
      order by created_at, id`.execute(db());
    files.push(...rows);
  }
  return files;
}
