import { z } from "zod";
import { text } from "./values.ts";

/** Default list page size (spec 9). */
export const defaultPageSize = 10;

const operators = {
  eq: "equals",
  icontains: "contains, ignoring case",
  in: "is one of, separated by commas",
} as const;
export type Operator = keyof typeof operators;
type Filters = Record<string, readonly Operator[]>;

type FilterName<F extends Filters> = {
  [K in keyof F & string]: `${K}__${F[K][number]}`;
}[keyof F & string];

/**
 * The query string of a list call: `size`, `page` from 0, `sort` ("name" or "-name"), filters as
 * `field__operator` (spec 7). Unknown names are refused, so that a typing error is never an
 * unfiltered list. `extra` adds parameters of the call's own.
 */
export function listQuery<
  const F extends Filters,
  const S extends readonly [string, ...string[]],
  const X extends z.ZodRawShape = Record<never, never>,
>(options: { filters: F; sort: S; size?: number; maxSize?: number; extra?: X }) {
  const filters = Object.fromEntries(
    Object.entries(options.filters).flatMap(([name, allowed]) =>
      allowed.map((operator) => [
        `${name}__${operator}`,
        text(400).optional().describe(operators[operator]),
      ]),
    ),
  ) as Record<FilterName<F>, z.ZodOptional<z.ZodString>>;
  const sorts = options.sort.flatMap((name) => [name, `-${name}`]);
  return z.strictObject({
    page: z.coerce.number<string>().int().min(0).max(100_000).default(0),
    size: z.coerce
      .number<string>()
      .int()
      .min(1)
      .max(options.maxSize ?? 300)
      .default(options.size ?? defaultPageSize),
    sort: z
      .enum(sorts as [S[number] | `-${S[number]}`])
      .optional()
      .describe("a leading minus sorts downwards"),
    ...filters,
    ...((options.extra ?? {}) as X),
  });
}

/** How the filters of a list combine: "and", "or", in small or capital letters. */
export const QueryOperator = z
  .string()
  .toLowerCase()
  .pipe(z.enum(["and", "or"]))
  .default("and");

/** The answer of a list call. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    content: z.array(item),
    page: z.int(),
    size: z.int(),
    total_elements: z.int(),
    total_pages: z.int(),
  });

export interface PageOf<Item> {
  content: Item[];
  page: number;
  size: number;
  total_elements: number;
  total_pages: number;
}

export function toPage<Item>(
  content: Item[],
  { page, size, total }: { page: number; size: number; total: number },
): PageOf<Item> {
  return {
    content,
    page,
    size,
    total_elements: total,
    total_pages: Math.ceil(total / size),
  };
}
