import { z } from "zod";

/** The first entry: what it takes to make room for the rest. */
export const beginName = "begin.json";
/** The last entry: what was in all the others. An archive without it is cut off. */
export const endName = "end.json";

/** Raised when an older program could not read a newer archive, or the other way round. */
const format = 1;

export const Begin = z.object({
  format: z.literal(format),
  /** ISO 8601, the moment that the archive is of. */
  made_at: z.iso.datetime(),
  /** Name and checksum of each migration, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Tables that are parts of another one, which no migration makes. */
  parts: z.array(z.object({ name: z.string(), of: z.string(), bound: z.string() })),
});
export type Begin = z.output<typeof Begin>;

export const beginOf = (rest: Omit<Begin, "format">): Begin => ({ format, ...rest });

export const End = z.object({
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), sha256: z.string() }),
  ),
  /** Where sequences stand. */
  sequences: z.array(z.object({ name: z.string(), last: z.coerce.string(), called: z.boolean() })),
  files: z.array(z.object({ storage_key: z.string(), size: z.int(), sha256: z.string() })),
  /** Files that rows speak of and that the store does not have. */
  missing: z.array(z.string()),
});
export type End = z.output<typeof End>;

/** A table's rows stand in parts of some megabytes, to be put together in order. */
export const tablePart = (name: string, part: number): string =>
  `tables/${name}/${String(part).padStart(6, "0")}.copy`;

export const fileEntry = (storageKey: string): string => `files/${storageKey}`;

/** What an entry is: of which table, or which file. */
export function entryOf(name: string): { table: string } | { storage_key: string } | null {
  const [, table] = /^tables\/([^/]+)\/\d{6}\.copy$/.exec(name) ?? [];
  if (table) return { table };
  return name.startsWith("files/") ? { storage_key: name.slice("files/".length) } : null;
}
