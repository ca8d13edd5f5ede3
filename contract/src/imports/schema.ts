import { z } from "zod";
import { offerings, segments } from "../enumerations/products.ts";
import { Allowance, allowances } from "../kernel/allowance.ts";
import { Instant, Key } from "../kernel/values.ts";
import { fileFormats, Mapping, SourceColumn } from "./mapping.ts";
import { importActions, importStates, rowOutcomes } from "./states.ts";

/** How many rows were, or would be, created, updated, left unchanged and rejected. */
export const RowCounts = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
});
export type RowCounts = z.infer<typeof RowCounts>;

export const ImportFile = z.object({
  name: z.string(),
  size: z.int(),
  format: z.enum(fileFormats),
  /** As the WHATWG calls it, of text files: utf-8, windows-1252 … */
  encoding: z.string().nullable(),
  delimiter: z.string().nullable(),
  /** All sheets of a workbook, and the one that is read. */
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  kept: z.boolean().describe("false once the file has been removed; rows and counts stay"),
});

/** An import as lists show it. */
export const ImportSummary = z.object({
  id: Key,
  company: z.object({ key: Key, name: z.string() }),
  file: ImportFile,
  /** As the mapping says it; null where a column does, and before there is one. */
  offering: z.enum(offerings).nullable(),
  segment: z.enum(segments).nullable(),
  state: z.enum(importStates),
  progress: z.object({
    done: z.int().describe("rows"),
    total: z.int().nullable().describe("rows; null until the file has been read once"),
  }),
  /** The outcome that the dry run foretold; null before it. */
  planned: RowCounts.nullable(),
  /** The outcome of the run. */
  counts: RowCounts,
  /** Rows of the run that came out otherwise than the dry run had said. */
  differing: z.int(),
  created_by: z.string().nullable().describe("name"),
  created_at: Instant,
  started_at: Instant.nullable(),
  ended_at: Instant.nullable(),
  can: allowances(importActions).extend({
    failed: Allowance.describe("the rejected rows as a file"),
  }),
});
export type ImportSummary = z.infer<typeof ImportSummary>;

const Reference = z.object({ id: Key, file_name: z.string() });

export const Import = ImportSummary.extend({
  columns: z.array(SourceColumn),
  mapping: Mapping.nullable(),
  /** KEPT: of an earlier file with these columns. REPAIR: of the import whose rows these are. */
  mapping_from: z.enum(["KEPT", "PROFILE", "REPAIR", "SUGGESTED", "SAVED"]).nullable(),
  /** Why the end of the file was not read, in the reader's language; the rows before it count. */
  stopped: z.string().nullable(),
  /** Why the import failed, in the reader's language. */
  failure: z.string().nullable(),
  /** The outcome of undoing; null before it has begun. */
  undone: z
    .object({
      deleted: z.int(),
      trashed: z.int(),
      restored: z.int(),
      left: z.int().describe("changed since, and therefore left as they are"),
    })
    .nullable(),
  /** The import whose failed rows these are, and those that repair this one. */
  repairs: Reference.nullable(),
  repaired_by: z.array(Reference),
  /** The import of this company that has to end first. */
  waits_for: Reference.nullable(),
});
export type Import = z.infer<typeof Import>;

export const NewImport = z.strictObject({
  offering: z.enum(offerings).optional(),
  segment: z.enum(segments).optional(),
  repairs: Key.optional().describe("the import whose failed rows are given again"),
});
export type NewImport = z.output<typeof NewImport>;

/** How the file is to be read, where it was taken for something else. */
export const ImportReading = z.strictObject({
  encoding: z.string().max(40).optional(),
  delimiter: z.string().length(1).optional(),
  sheet: z.string().max(200).optional(),
});
export type ImportReading = z.output<typeof ImportReading>;

/** What the rows of an import have in common, as the dry run or the run says. */
export const RowsSummary = z.object({
  noted: z.int().describe("rows that are taken although something is said of them"),
  emptied: z
    .array(z.object({ field: z.string(), count: z.int() }))
    .describe("fields that become empty, and of how many products"),
});
export type RowsSummary = z.infer<typeof RowsSummary>;

/** A further sheet of the workbook that an import has read. */
export const FurtherSheet = z.strictObject({ sheet: z.string().min(1).max(200) });

export const ImportMapping = z.strictObject({ mapping: Mapping });
export type ImportMapping = z.output<typeof ImportMapping>;

/** A remark on one cell of a row, or on the row. */
export const RowProblem = z.object({
  column: z.string().nullable(),
  field: z.string().nullable(),
  value: z.string().describe("as the file gives it, shortened"),
  code: z.string(),
  message: z.string().describe("in the reader's language"),
  /** false: the row is taken, this part of it is not. */
  fatal: z.boolean(),
});
export type RowProblem = z.infer<typeof RowProblem>;

export const ImportRow = z.object({
  row: z.int().describe("counted from 1"),
  line: z.int().describe("where it stands in the file, from 1"),
  planned: z.enum(rowOutcomes).nullable().describe("what the dry run said"),
  outcome: z.enum(rowOutcomes).nullable().describe("what the run did; null before it"),
  /** The product that was met or made; null for one that is still to be made. */
  product: z.object({ key: Key, trashed: z.boolean() }).nullable(),
  name: z.string(),
  /** The changed fields of an updated product; a value that is not there is null. */
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  problems: z.array(RowProblem),
  undo: z.enum(["deleted", "trashed", "restored", "left"]).nullable(),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** The values that the file gives for a field whose values are a list. */
export const ColumnValues = z.object({
  column: z.string(),
  field: z.string(),
  /** Further values are not listed; rows that have them are told by the dry run. */
  more: z.int(),
  values: z.array(
    z.object({
      given: z.string(),
      rows: z.int(),
      /** The value that the mapping takes it for; null: none. Absent from the mapping: the suggestion. */
      taken_for: z.string().nullable(),
      decided: z.boolean().describe("taken_for was said by a person, not guessed"),
      suggestions: z.array(z.string()),
      /** false: an unknown term is taken as it is given. */
      closed: z.boolean(),
      is_new: z.boolean().describe("no product and no list of terms has this word yet"),
    }),
  ),
});
export type ColumnValues = z.infer<typeof ColumnValues>;
