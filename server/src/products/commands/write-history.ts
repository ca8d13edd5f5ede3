import type { HistoryAction, ProductChange } from "@neroli/contract/products/editor-schema.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import type { FieldVisibilities } from "@neroli/contract/products/visibility.ts";
import { sql } from "kysely";
import type { Actor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";

/** What a product was or is, as far as a change may be about it. */
export interface ProductState {
  fields?: ProductFields;
  visibility?: FieldVisibilities;
  offering?: string;
  segment?: string;
  /** Titles of its labels. */
  labels?: readonly string[];
}

export interface ProductHistoryRow {
  product_key: string;
  company_key: string;
  /** The product's after the change. */
  version: number;
  action: HistoryAction;
  /** Of what was changed; both left out where something was created, trashed or recovered. */
  before?: ProductState;
  after?: ProductState;
  import_id?: string | null;
}

/**
 * Writes what was done to products into their histories, in the transaction that does it and in
 * one statement, however many they are. Earlier states can be read from the changes backwards.
 */
export async function writeHistory(
  actor: Actor,
  rows: readonly ProductHistoryRow[],
): Promise<void> {
  if (!db().isTransaction) throw new Error("writeHistory() outside a transaction");
  if (rows.length === 0) return;
  const entries = rows.map(({ before = {}, after = {}, ...row }) => ({
    ...row,
    changes: changesBetween(before, after),
  }));
  await sql`
    insert into product_history
      (product_key, company_key, version, action, by_user, changes, import_id)
    select product_key, company_key, version, action, ${actor.user_key}, changes, import_id
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (product_key text,
      company_key text, version int, action text, changes jsonb, import_id uuid)`.execute(db());
}

/** Field by field, in the order in which they stand; a value that is not there is left out. */
export function changesBetween(before: ProductState, after: ProductState): ProductChange[] {
  const [was, is] = [flatten(before), flatten(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const [from, to] = [was.get(field), is.get(field)];
    if (isSame(from, to)) return [];
    return [{ field, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }];
  });
}

function flatten({ fields = {}, visibility = {}, ...rest }: ProductState): Map<string, unknown> {
  return new Map<string, unknown>([
    ...Object.entries(rest),
    ...Object.entries(fields),
    ...Object.entries(visibility).map(([key, level]) => [`visibility.${key}`, level] as const),
  ]);
}

const isSame = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);

/** Objects are the same in whatever order their names stand: the database has its own. */
function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
