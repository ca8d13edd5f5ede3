import { type RawBuilder, sql } from "kysely";

export interface Person {
  key: string;
  name: string;
}

/** Somebody by the key in that column, by the name of today. */
export const person = (column: string): RawBuilder<Person | null> =>
  sql<Person | null>`(
    select json_build_object('key', users.key, 'name', concat_ws(' ', firstname, lastname))
    from users where users.key = ${sql.ref(column)})`;
