import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Key, QueryFlag } from "../kernel/values.ts";

/** What a row of the file did, or would do: `FAULTY` rows do nothing. */
export const syncOutcomes = ["CHANGED", "UNCHANGED", "FAULTY"] as const;

/** Why a row is faulty, besides what its cells are refused for when the file is read. */
export const syncFaults = [
  "nothing-named",
  "not-found",
  "ambiguous",
  "twice",
  "ranking-twice",
  "ranking-bad",
  "ranking-not-promoted",
  "name-long",
] as const;
export type SyncFault = (typeof syncFaults)[number];

const SyncChange = z.object({
  field: z.enum(["enabled", "promoted", "ranking", "display_name"]),
  before: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  after: z.union([z.string(), z.number(), z.boolean()]).nullable(),
});
export type SyncChange = z.infer<typeof SyncChange>;

export const SyncRow = z.object({
  line: z.int().describe("where the row starts in the file"),
  given: z.string().describe("what the row names its product by"),
  product: z.object({ key: Key, name: z.string(), company: z.string() }).nullable(),
  outcome: z.enum(syncOutcomes),
  changes: z.array(SyncChange),
  problems: z.array(z.object({ code: z.string(), message: z.string() })),
});
export type SyncRow = z.infer<typeof SyncRow>;

export const SyncReport = z.object({
  applied: z.boolean().describe("false after a dry run, and where faulty rows kept all from it"),
  columns: z
    .array(z.object({ column: z.string(), meaning: z.string().nullable() }))
    .describe("the columns of the file and what they were taken for; null: for nothing"),
  rows: z.array(SyncRow),
  changed: z.int(),
  unchanged: z.int(),
  faulty: z.int(),
  taken_out: z
    .array(z.object({ key: Key, name: z.string(), company: z.string() }))
    .describe("products that the file does not name, where `others` is disable"),
});
export type SyncReport = z.infer<typeof SyncReport>;

/** Rows of one file: a list that is divided could not take out what it does not name. */
export const mostSyncRows = 20_000;

export const eventSyncEndpoints = {
  "POST /sync/events/:event/products": {
    access: "signed-in",
    repeats: "harmless",
    summary:
      "Let products into an event by a file (xlsx, csv, tsv), with display name, promotion and " +
      "ranking; each is named by its key, its supplier's number, or its name and company. Where a " +
      "row is faulty nothing is done, unless `skip_faulty`. Sent again it changes nothing.",
    params: z.object({ event: Key }),
    query: z.strictObject({
      dry_run: QueryFlag.default(false).describe("the report alone: nothing is changed"),
      skip_faulty: QueryFlag.default(false).describe("do the others where some rows are faulty"),
      others: z
        .enum(["leave", "disable"])
        .default("leave")
        .describe("what becomes of products that the file does not name"),
    }),
    upload: z.strictObject({}),
    filePart: "file",
    response: SyncReport,
    errors: [
      "imports.unreadable",
      "uploads.line-full",
      "documents.infected",
      "documents.scanner-unavailable",
      "portals.sync-names-nothing",
    ],
    audit: "event.products-synced",
  },
} as const satisfies Endpoints;
