import { type PageOf, toPage } from "@neroli/contract/kernel/list.ts";
import { type ReferenceExpression, type SelectQueryBuilder, sql } from "kysely";

/** The options of a list call: `page` from 0, `size` in rows, `sort` as "name" or "-name". */
export interface ListOptions {
  page: number;
  size: number;
  sort?: string | undefined;
}

/**
 * The pattern by which like and ilike find what a person typed anywhere in a text: `%` and `_` in
 * it are letters, not wildcards.
 */
export const containing = (typed: string) =>
  `%${typed.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`;

/** The moment at which a day begins, or one so many days later. Days are those of UTC, as shown. */
export const dayStart = (day: string, later = 0) =>
  sql<Date>`(${day}::date + ${later}::int)::timestamp at time zone 'UTC'`;

/**
 * Runs a list query with its total. `sorts` maps the wire's sort names to columns; `tie` makes the
 * order total, so that paging never repeats or skips a row, and turns with the sort. The query may
 * not group. Throws for a sort without a column, which the contract lets nobody ask for.
 */
export async function listPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  options: ListOptions,
  order: {
    sorts: Record<string, ReferenceExpression<DB, TB>>;
    fallback: string;
    tie: ReferenceExpression<DB, TB>;
  },
): Promise<PageOf<Row>> {
  const wanted = options.sort ?? order.fallback;
  const direction = wanted.startsWith("-") ? "desc" : "asc";
  const column = order.sorts[wanted.replace(/^-/, "")];
  if (!column) throw new Error(`no column for sort ${wanted}`);
  const rows: object[] = await query
    .select(sql<number>`count(*) over ()`.as("total_elements"))
    .orderBy(column, direction)
    .orderBy(order.tie, direction)
    .limit(options.size)
    .offset(options.page * options.size)
    .execute();
  const [first] = rows;
  const counted = first && "total_elements" in first ? Number(first.total_elements) : null;
  const total = counted ?? (options.page > 0 ? await count(query) : 0);
  const content = rows.map(withoutTotal) as Row[];
  return toPage(content, { page: options.page, size: options.size, total });
}

const withoutTotal = ({ total_elements: _, ...row }: { total_elements?: unknown }): object => row;

/** A page beyond the last has no row to carry the total. */
async function count<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) {
  const row: object | undefined = await query
    .clearSelect()
    .select(sql<number>`count(*)`.as("total"))
    .executeTakeFirst();
  return row && "total" in row ? Number(row.total) : 0;
}
