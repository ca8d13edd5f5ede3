import { z } from "zod";

/** A public key of a company, product, request …: lower case, digits, hyphens; stable and readable. */
export const Key = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[a-z0-9][a-z0-9-]*$/, "lower-case letters, digits and hyphens");

/** A point in time, UTC, ISO 8601. */
export const Instant = z.iso.datetime();

/** A calendar day, ISO 8601. */
export const Day = z.iso.date();

/** ISO 3166-1 alpha-2. */
export const Country = z.string().regex(/^[A-Z]{2}$/, "two capital letters (ISO 3166-1)");

/** PostgreSQL stores every character but the zero byte. */
const storable = (value: string) => !value.includes("\0");

/** Text of one line: trimmed, not empty, at most `max` characters. */
export const line = (max: number) =>
  z.string().trim().min(1).max(max).refine(storable, "a zero byte");

/** Text of several lines: trimmed, may be empty, at most `max` characters. */
export const text = (max: number) => z.string().trim().max(max).refine(storable, "a zero byte");

/** `true`/`false` in a query string. */
export const QueryFlag = z.enum(["true", "false"]).transform((value) => value === "true");

/** A comma-separated list in a query string. */
export const queryList = <Item extends z.ZodType<unknown, string>>(item: Item, max = 50) =>
  z
    .string()
    .max(4_000)
    .transform((value) => (value === "" ? [] : value.split(",")))
    .pipe(z.array(item).max(max));
