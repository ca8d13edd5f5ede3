import { type RawBuilder, type SqlBool, sql } from "kysely";
import { db, emit } from "../../kernel/db/db.ts";
import { formerPerson } from "../../kernel/personal-data/former-person.ts";
import type { Condition, PersonalTable } from "../../kernel/personal-data/register.ts";

/** Somebody who goes, and the account that stands in the place where rows of others need one. */
export interface Leaving {
  key: string;
  email: string;
  firstname: string;
  lastname: string;
  company_key: string | null;
  nameless: { key: string; email: string };
}

type Told = NonNullable<NonNullable<PersonalTable["tells"]>[string]>;

interface Column {
  table: string;
  column: string;
  told: Told;
}

/** Does with a column that tells of the person what the register says. */
export async function changeTold(place: Column, person: Leaving): Promise<void> {
  const { told } = place;
  if (told === "deleted") return deleteTelling(place, person);
  if (told === "replaced") {
    return replaceIn(place, { pairs: pairsOf(person), among: sql<SqlBool>`true` });
  }
  if ("without" in told) return takeEntries(place, { person, company: sql.ref(told.without) });
  if ("emptied" in told) return empty(place, { ...told, person });
  if ("kept" in told) return;
  const pairs: Pair[] = [...pairsOf(person), [person.firstname, formerName]];
  return replaceIn(place, { pairs, among: told.among(person.key) });
}

type Pair = [from: string, to: string];

const formerName = `${formerPerson.firstname} ${formerPerson.lastname}`;
const nameOf = ({ firstname, lastname }: Leaving) => `${firstname} ${lastname}`;

const pairsOf = (person: Leaving): Pair[] => [
  [person.key, person.nameless.key],
  [person.email, person.nameless.email],
  [person.email.toLowerCase(), person.nameless.email],
  [nameOf(person), formerName],
];

/**
 * As JSON, in which a value stands in quotation marks: what merely contains a name is another one,
 * in a text, a list and in JSON alike.
 */
const asJson = (column: string) => sql`to_json(${sql.ref(column)})::text`;

async function replaceIn(
  { table, column }: Column,
  { pairs, among }: { pairs: readonly Pair[]; among: RawBuilder<SqlBool> },
): Promise<void> {
  const [of, as] = [sql.table(table), sql.ref(column)];
  for (const pair of pairs) {
    const [from, to] = pair.map((value) => JSON.stringify(value));
    // By way of a row of the table, which gives the value back as the type of the column.
    await sql`
      update ${of} set ${as} = (jsonb_populate_record(null::${of}, jsonb_build_object(
        ${column}::text, replace(${asJson(column)}, ${from}, ${to})::jsonb))).${as}
      where position(${from}::text in ${asJson(column)}) > 0 and ${among}`.execute(db());
  }
}

async function deleteTelling({ table, column }: Column, person: Leaving): Promise<void> {
  const [key, email] = [person.key, person.email.toLowerCase()].map((each) => JSON.stringify(each));
  await sql`
    delete from ${sql.table(table)}
    where position(${key}::text in ${asJson(column)}) > 0
      or position(${email}::text in lower(${asJson(column)})) > 0`.execute(db());
}

async function takeEntries(
  { table, column }: Column,
  { person, company }: { person: Leaving; company: RawBuilder<unknown> },
): Promise<void> {
  const [email, name] = [person.email.toLowerCase(), nameOf(person)].map((each) =>
    JSON.stringify(each),
  );
  const isOfPerson = sql<SqlBool>`(
    position(${email}::text in lower(entry::text)) > 0
    or (${company} = ${person.company_key} and position(${name}::text in entry::text) > 0))`;
  const entries = sql`jsonb_array_elements(${sql.ref(column)})`;
  const { rows } = await sql<{ company_key: string }>`
    update ${sql.table(table)} set ${sql.ref(column)} = (
      select coalesce(jsonb_agg(entry order by place), '[]')
      from ${entries} with ordinality as entries (entry, place) where not ${isOfPerson})
    where exists (select from ${entries} as entries (entry) where ${isOfPerson})
    returning ${company} as company_key`.execute(db());
  // The company's pages, and what the search keeps of it, follow.
  for (const { company_key } of rows) emit({ topic: "company.changed", key: company_key });
}

interface Emptied {
  emptied: string | Condition;
  to?: string | object | null;
  person: Leaving;
}

async function empty(
  { table, column }: Column,
  { emptied, to = null, person }: Emptied,
): Promise<void> {
  const value = to !== null && typeof to === "object" ? JSON.stringify(to) : to;
  const isOfPerson =
    typeof emptied === "string" ? sql`${sql.ref(emptied)} = ${person.key}` : emptied(person.key);
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}
    where ${isOfPerson}`.execute(db());
}
