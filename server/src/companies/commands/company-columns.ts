import type { Insertable } from "kysely";
import type { StoredSegment } from "../../../db/json-columns.ts";
import type { DB } from "../../../db/types.ts";
import type { StoredForm } from "../present/present-editable.ts";

/** The columns of a form; those that it leaves out, or holds as undefined, stay as they are. */
type Form = { [Field in Exclude<keyof StoredForm, "segments">]?: StoredForm[Field] | undefined } & {
  segments?: readonly StoredSegment[] | undefined;
};
type Columns = Partial<Insertable<DB["companies"]>>;

/** The form as columns. */
export function toColumns({ details, permissions, ...form }: Form): Columns {
  const { headquarters, segments, media_links, contacts, verified_contacts, ...plain } = form;
  return given({
    ...plain,
    number_employees: details?.number_employees,
    excluded_types: permissions?.exclude,
    headquarters: asJson(headquarters),
    segments: asJson(segments),
    media_links: asJson(media_links),
    contacts: asJson(contacts),
    verified_contacts: asJson(verified_contacts),
  });
}

/** PostgreSQL's driver writes an array as an array of the database, not as JSON. */
const asJson = <Value extends object | null | undefined>(value: Value) =>
  (value && JSON.stringify(value)) as string | Extract<Value, null | undefined>;

type WithoutUndefined<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

const given = <T extends object>(values: T): WithoutUndefined<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<T>;
