import type { PhraseKey } from "@neroli/phrases/phrase-key.ts";
import type { RawBuilder, SqlBool } from "kysely";
import type { DB } from "../../../db/types.ts";

// What is kept about people, as data: each capability names in `personal.ts` which columns of its
// tables hold somebody's key or say something of a person, what a person's own export shows of them
// and what erasure does (decision 81). personal-data.test.ts reads the database's catalogue and asks
// for a row of every column that refers to users.

/** Left as it is although the person goes: why, and for how long. */
interface Kept {
  kept: string;
}

/**
 * What erasure does with the rows in which a column names the person by key: they are deleted, they
 * stay with a nameless account in the person's place, or they stay and the column is empty.
 */
type Named = "deleted" | "nameless" | "emptied" | Kept;

/**
 * What it does with a column that tells of a person otherwise.
 * - "replaced": a value that is the person's key, e-mail address or whole name becomes that of the
 *   nameless account; `firstname` says that the first name alone is one, too, and `among` in which
 *   rows to look.
 * - `without`: a list of JSON loses the entries with the person's e-mail address, and those with the
 *   whole name in rows of the person's company, whose key stands in the column named here.
 * - `emptied`: in the rows that name the person in the column named here, or of which this holds, it
 *   becomes `to`, or null.
 * - "deleted": the whole row goes that has the person's key or e-mail address there.
 */
type Told =
  | "replaced"
  | "deleted"
  | { replaced: "firstname"; among: Condition }
  | { without: string }
  | { emptied: string | Condition; to?: string | object }
  | Kept;

/** Which rows are the person's where none of their columns says so. */
export type Condition = (userKey: string) => RawBuilder<SqlBool>;

type ColumnOf<T extends keyof DB> = Extract<keyof DB[T], string>;

export interface PersonalTable<Column extends string = string> {
  /** The columns with keys of users. */
  names: { readonly [C in Column]?: Named };
  tells?: { readonly [C in Column]?: Told };
  /**
   * What a person's export shows of the rows that name the person in one of these columns; or the
   * rows as they are selected, where others say what they are about.
   */
  exported:
    | false
    | { of: readonly Column[]; columns: readonly Column[] }
    | { rows: (userKey: string) => RawBuilder<unknown> };
  /** The rows are files (`storage_key`): whether the export has them, and the name of one without. */
  files?: { exported: boolean; name?: string };
}

/** Of one capability. Where rows refer to each other, those that refer stand first. */
export type PersonalTables = { readonly [T in keyof DB]?: PersonalTable<ColumnOf<T>> };

type Said<K> = K extends `personal-data.part.${infer Name}` ? Name : never;

/** A part of an export, by its file's name, which the guide of an export says a sentence about. */
export type PartName = Said<PhraseKey>;

/** Parts of which an export shows nothing. */
const silentParts = ["companies", "kernel", "webhooks"] as const;
type SilentPart = (typeof silentParts)[number];

export const isSilent = (part: PartName | SilentPart): part is SilentPart =>
  (silentParts as readonly string[]).includes(part);

/** The tables of every capability. */
export type PersonalRegister = Readonly<Partial<Record<PartName | SilentPart, PersonalTables>>>;

/** The tables of a register, with the capability of each. */
export const tablesOf = (register: PersonalRegister) =>
  Object.entries(register).flatMap(([capability, tables]) =>
    Object.entries(tables).map(([table, entry]) => ({
      capability: capability as PartName | SilentPart,
      table,
      ...(entry as PersonalTable),
    })),
  );
