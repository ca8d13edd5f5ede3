import { z } from "zod";
import { documentTypes } from "../enumerations/documents.ts";
import { fieldVisibilities, offerings, productStates, segments } from "../enumerations/products.ts";
import { Instant, Key } from "../kernel/values.ts";
import { LabelSummary } from "../labels/schema.ts";
import { productFieldKeys } from "./fields.ts";
import { AnyFields } from "./schema.ts";

const FieldKey = z.enum(productFieldKeys);
const Person = z.object({ key: Key, name: z.string() });

/** The actions that a product's history tells of. */
export const historyActions = [
  "CREATED",
  "SAVED",
  "IMPORTED",
  "UNDONE",
  "TRASHED",
  "RECOVERED",
  "VISIBILITY_CHANGED",
  "LABELLED",
  "PUBLISHED",
  "UNPUBLISHED",
] as const;
export type HistoryAction = (typeof historyActions)[number];

/** One value that changed; without `from` there was none before, without `to` there is none now. */
export const ProductChange = z.object({
  field: z
    .string()
    .describe(
      "a field's key, visibility.<key>, or what else changed: segment, offering, state, labels",
    ),
  from: z.unknown().optional(),
  to: z.unknown().optional(),
});
export interface ProductChange {
  field: string;
  from?: unknown;
  to?: unknown;
}

export const HistoryEntry = z.object({
  id: z.uuid(),
  version: z.int().describe("the product's after the change"),
  action: z.enum(historyActions),
  at: Instant,
  by: Person.nullable().describe("null for the operator's own programs"),
  changes: z.array(ProductChange).describe("empty for what was created, published, trashed …"),
  import_id: z.uuid().nullable(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

const completeness = {
  share: z.int().min(0).max(100).describe("per cent"),
  missing_fields: z.array(FieldKey),
  missing_documents: z.array(z.enum(documentTypes)),
};

const FieldVisibilityMap = z.partialRecord(FieldKey, z.enum(fieldVisibilities));

/** What the reader may do with it now (states.ts). */
const moves = {
  edit: z.boolean().describe("not while it is in the trash"),
  publish: z.boolean().describe("also not while it lacks what says what it is"),
  unpublish: z.boolean(),
  trash: z.boolean(),
  recover: z.boolean(),
};

/** A product as its editor reads it: every field, whatever its visibility. */
export const EditableProduct = z.object({
  key: Key,
  company: z.object({ key: Key, name: z.string() }),
  offering: z.enum(offerings),
  segment: z.enum(segments),
  version: z.int(),
  name: z.string(),
  fields: AnyFields,
  visibility: FieldVisibilityMap.describe("where the supplier decided other than the registry"),
  labels: z.array(LabelSummary),
  state: z.enum(productStates).describe("a draft is its editors' and support's alone"),
  lacks: z
    .array(FieldKey)
    .describe("it needs one of these before it can be published; empty when it has one"),
  trashed_at: Instant.nullable(),
  trashed_by: Person.nullable(),
  completeness: z.object(completeness),
  created_at: Instant,
  created_by: Person.nullable(),
  updated_at: Instant,
  updated_by: Person.nullable(),
  last_change: z
    .object({
      version: z.int(),
      action: z.enum(historyActions),
      at: Instant,
      by: Person.nullable(),
      undoable: z.boolean(),
    })
    .nullable(),
  can: z.object({
    ...moves,
    undo: z.boolean(),
    duplicate: z.boolean(),
  }),
});
export type EditableProduct = z.infer<typeof EditableProduct>;

/** Read field by field (field-problems.ts), so that each refusal names its field and its reason. */
const GivenFields = z.record(z.string().max(60), z.unknown());
const GivenVisibility = z.record(z.string().max(60), z.enum(fieldVisibilities));

export const NewProduct = z.strictObject({
  offering: z.enum(offerings),
  segment: z.enum(segments),
  fields: GivenFields,
  visibility: GivenVisibility.default({}),
  state: z
    .enum(productStates)
    .default("DRAFT")
    .describe("LISTED shows it to everybody at once, and needs what publishing needs"),
  duplicate_of: Key.optional().describe(
    "the product that the fields were taken from; whoever asks must be able to edit it. What a " +
      "duplicate does not take over (trade name, codes) is left out by the page.",
  ),
});
export type NewProduct = z.output<typeof NewProduct>;

/** Replaces all fields and all decided visibilities. */
export const ProductForm = z.strictObject({
  version: z.int().min(1),
  fields: GivenFields,
  visibility: GivenVisibility,
});
export type ProductForm = z.output<typeof ProductForm>;

/** The `additional_data` of the code "conflict". */
export interface ProductConflict {
  /** The stored one, to be sent with the next try. */
  version: number;
  /** Fields (visibility.<key> too) that others have changed since the version that was sent. */
  changed: string[];
  /** The changes that were saved meanwhile, the newest first. */
  since: Pick<HistoryEntry, "version" | "action" | "at" | "by" | "changes">[];
  current: EditableProduct;
}

/** ACTIVE is both drafts and what is listed. */
export const statuses = ["ACTIVE", "LISTED", "DRAFT", "TRASHED"] as const;

/** A row of the administration's list. */
export const ListedProduct = z.object({
  key: Key,
  offering: z.enum(offerings),
  segment: z.enum(segments),
  company: z.object({ key: Key, name: z.string() }),
  name: z.string(),
  trade_name: z.string().nullable(),
  inci: z.string().nullable(),
  image: z.string().nullable(),
  labels: z.array(LabelSummary),
  completeness: z.int(),
  missing_fields_count: z.int(),
  missing_documents: z.array(z.enum(documentTypes)),
  visibility: z
    .record(z.enum(fieldVisibilities), z.int())
    .describe("how many of its fields are PUBLIC, RESTRICTED, PRIVATE"),
  documents: z.int(),
  in_stock: z.boolean(),
  state: z.enum(productStates),
  trashed_at: Instant.nullable(),
  trashed_by: Person.nullable(),
  created_at: Instant,
  updated_at: Instant,
  updated_by: Person.nullable(),
  version: z.int(),
  can: z.object({ ...moves, duplicate: z.boolean() }),
});
export type ListedProduct = z.infer<typeof ListedProduct>;

/** How complete a company's products are; those in the trash do not count. */
export const CompanyCompleteness = z.object({
  products: z.int(),
  share: z.int().describe("per cent, the mean of its products; 100 without any"),
  by_offering: z.array(
    z.object({ offering: z.enum(offerings), products: z.int(), share: z.int() }),
  ),
  missing_fields: z.array(
    z.object({ offering: z.enum(offerings), field: FieldKey, count: z.int() }),
  ),
  missing_documents: z.array(
    z.object({ offering: z.enum(offerings), type: z.enum(documentTypes), count: z.int() }),
  ),
});
export type CompanyCompleteness = z.infer<typeof CompanyCompleteness>;
