import { type RawBuilder, sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import {
  type PersonalRegister,
  type PersonalTable,
  tablesOf,
} from "../../kernel/personal-data/register.ts";
import { changeTold, type Leaving } from "./change-told.ts";

/**
 * Does with every row what the register says; answers the stored bytes that nobody has any more.
 * Part of a transaction. What others said of the person is changed first, while rows still name it.
 */
export async function eraseRows(register: PersonalRegister, person: Leaving): Promise<string[]> {
  const tables = tablesOf(register).filter(({ table }) => table !== "users");
  for (const { table, tells } of tables) {
    for (const [column, told] of Object.entries(tells ?? {})) {
      if (told) await changeTold({ table, column, told }, person);
    }
  }
  const bytes: string[] = [];
  for (const table of tables) bytes.push(...(await changeNamed(table, person)));
  return bytes;
}

/** Columns first that leave rows standing: a row that others need is not deleted with one that is. */
async function changeNamed(
  { table, names, files }: PersonalTable & { table: string },
  person: Leaving,
): Promise<string[]> {
  const columns = Object.entries(names);
  for (const [column, fate] of columns) {
    if (fate === "nameless") await point(table, column, { person, to: person.nameless.key });
    if (fate === "emptied") await point(table, column, { person, to: null });
  }
  const bytes: string[] = [];
  for (const [column, fate] of columns) {
    if (fate !== "deleted") continue;
    bytes.push(...(await remove({ table, column, hasFiles: files !== undefined }, person)));
  }
  return bytes;
}

async function point(
  table: string,
  column: string,
  { person, to }: { person: Leaving; to: string | null },
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to}
    where ${sql.ref(column)} = ${person.key}`.execute(db());
}

async function remove(
  { table, column, hasFiles }: { table: string; column: string; hasFiles: boolean },
  person: Leaving,
): Promise<string[]> {
  const kept: RawBuilder<unknown> = hasFiles ? sql`storage_key` : sql`null as storage_key`;
  const { rows } = await sql<{ storage_key: string | null }>`
    delete from ${sql.table(table)} where ${sql.ref(column)} = ${person.key}
    returning ${kept}`.execute(db());
  return rows.flatMap(({ storage_key }) => storage_key ?? []);
}
