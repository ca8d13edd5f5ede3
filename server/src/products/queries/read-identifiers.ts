import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/** By what a file may name these products, in small letters: as imports recognise them. */
export interface Identifiers {
  key: string;
  /** The supplier's own numbers, of fields and of the file that it came from. */
  numbers: string[];
  /** Its names, in each language that it has. */
  names: string[];
  trade_name: string | null;
}

export async function readIdentifiers(keys: readonly string[]): Promise<Identifiers[]> {
  const field = (key: string) => sql`lower(fields ->> ${sql.lit(key)})`;
  const { rows } = await sql<Identifiers>`
    select key, ${field("trade_name")} as trade_name,
      array_remove(array[lower(source_key), ${field("sap_material_code")},
        ${field("formulation_code")}, ${field("concept_code")}, ${field("flavis")}], null) as numbers,
      array_remove(array[lower(name), ${field("name@en")}, ${field("name@de")}, ${field("name@it")},
        ${field("name@fr")}, ${field("name@es")}], null) as names
    from products where key = any (${[...keys]})`.execute(db());
  return rows;
}
