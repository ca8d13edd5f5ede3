import { z } from "zod";
import { documentTypes } from "../enumerations/documents.ts";
import { bodyAreas, cosmeticTypes, productUses, sprays } from "../enumerations/law.ts";
import {
  memberRoles,
  projectCategories,
  projectStatuses,
  projectVisibilities,
  reviewStatuses,
} from "../enumerations/projects.ts";
import { allowances } from "../kernel/allowance.ts";
import {
  byRule,
  Country,
  Day,
  distinct,
  Email,
  Instant,
  Key,
  line,
  Name,
  StoredCountry,
  text,
} from "../kernel/values.ts";
import { CompanyReference, ProductSummary, Quantity } from "../products/schema.ts";
import { endsAfterStart } from "./form-rules.ts";
import { entryActions, projectActions, projectSides } from "./states.ts";

const person = z.object({ key: Key, firstname: z.string(), lastname: z.string() });

/** The product that is planned, as the law must know it to judge what is in it. */
export const PlannedCosmetic = z.strictObject({
  type: z.enum(cosmeticTypes),
  use: z.enum(productUses),
  area: z.enum(bodyAreas),
  spray: z.enum(sprays).default("NONE"),
  under_three: z.boolean().default(false),
  professional: z.boolean().default(false),
});
export type PlannedCosmetic = z.output<typeof PlannedCosmetic>;

/** What people write of a project (spec 3); `dueDate` is the spec's own spelling. */
const written = {
  title: line(200),
  subtitle: text(200).default(""),
  description: text(10_000).default(""),
  category: z.enum(projectCategories),
  markets: distinct(Country, 60).default([]),
  market_trends: distinct(line(120), 30).default([]),
  tags: distinct(line(60), 30).default([]),
  remarks: text(5_000).default(""),
  start_date: Day.nullable().default(null),
  dueDate: Day.nullable().default(null),
  visibility: z.enum(projectVisibilities).default("MEMBERS_ONLY"),
  cosmetic: PlannedCosmetic.nullable().default(null),
};

export const NewProject = z.strictObject(written).refine(...byRule(endsAfterStart));
export type NewProject = z.output<typeof NewProject>;
export const ProjectForm = z
  .strictObject({ ...written, version: z.int().min(1).describe("as it was read") })
  .refine(...byRule(endsAfterStart));
export type ProjectForm = z.output<typeof ProjectForm>;

/** Somebody outside to turn to; not an account. */
export const ProjectContact = z.strictObject({
  name: Name(200),
  company: text(200).default(""),
  role: text(200).default(""),
  email: Email.nullable().default(null),
  phone: text(40).default(""),
});
export type ProjectContact = z.output<typeof ProjectContact>;

export const ProjectMember = z.object({
  user: person,
  role: z.enum(memberRoles),
  company: CompanyReference.nullable().describe("of a SUPPLIER, the company whose entries it sees"),
  since: Instant,
});
export type ProjectMember = z.infer<typeof ProjectMember>;

export const ProjectFile = z.object({
  id: z.uuid(),
  name: z.string(),
  size: z.int().describe("bytes"),
  added_by: z.string(),
  created_at: Instant,
});
export type ProjectFile = z.infer<typeof ProjectFile>;

/** Counts over what is in a project. */
export const ProjectStats = z.object({
  products: z.object({
    total: z.int(),
    to_be_reviewed: z.int(),
    accepted: z.int(),
    rejected: z.int(),
  }),
  suppliers: z.int(),
  requests: z.object({ total: z.int(), waiting: z.int().describe("for the supplier") }),
  comments: z.int(),
  files: z.int(),
});
export type ProjectStats = z.infer<typeof ProjectStats>;

const shared = {
  key: Key,
  company: CompanyReference,
  title: z.string(),
  description: z.string(),
  start_date: Day.nullable(),
  dueDate: Day.nullable(),
  side: z.enum(projectSides).describe("where the reader stands in it"),
};

export const ProjectSummary = z.object({
  ...shared,
  number: z.int().describe("counted in its company, from 1"),
  subtitle: z.string(),
  category: z.enum(projectCategories),
  status: z.enum(projectStatuses),
  visibility: z.enum(projectVisibilities),
  tags: z.array(z.string()),
  manager: person.nullable().describe("the first of its managers"),
  members: z.int(),
  products: z.int(),
  image: z.string().nullable(),
  updated_at: Instant,
  can: allowances(projectActions),
});
export type ProjectSummary = z.infer<typeof ProjectSummary>;

/** What requests from this project begin with (spec 3, saved form template). */
export const FormTemplate = z.strictObject({
  message: text(5_000).default(""),
  quantity_required: Quantity.optional(),
  estimated_yearly_usage: Quantity.optional(),
  alternatives: z.boolean().default(false),
});
export type FormTemplate = z.output<typeof FormTemplate>;

/** What the buyer company alone reads of its project; null for a member of role SUPPLIER. */
const OwnPart = z.object({
  number: z.int(),
  subtitle: z.string(),
  category: z.enum(projectCategories),
  markets: z.array(StoredCountry),
  market_trends: z.array(z.string()),
  tags: z.array(z.string()),
  remarks: z.string(),
  status: z.enum(projectStatuses),
  visibility: z.enum(projectVisibilities),
  cosmetic: PlannedCosmetic.nullable(),
  manager: person.nullable(),
  members: z.array(ProjectMember),
  contacts: z.array(ProjectContact),
  files: z.array(ProjectFile),
  image: z.string().nullable(),
  stats: ProjectStats,
  form_template: FormTemplate.nullable(),
  version: z.int(),
  created_at: Instant,
  updated_at: Instant,
});

export const Project = z.object({
  ...shared,
  own: OwnPart.nullable(),
  can: allowances(projectActions),
});
export type Project = z.infer<typeof Project>;

/** A product in a project. */
export const ProjectEntry = z.object({
  id: z.uuid(),
  /** Null once there is no such product for the reader; `name` stays. */
  product: ProductSummary.nullable(),
  product_key: Key,
  name: z.string(),
  company: CompanyReference,
  status: z
    .enum(reviewStatuses)
    .nullable()
    .describe("null for its supplier, of whom the review says nothing"),
  reason: z.string().describe("why it was rejected, or what was said to its acceptance"),
  reviewed_by: person.nullable(),
  reviewed_at: Instant.nullable(),
  note: z.string(),
  added_by: person.nullable(),
  added_at: Instant,
  /** What was asked of its supplier from this project, the newest first. */
  requests: z.array(
    z.object({
      key: Key,
      type: z.enum(["SAMPLE", "QUOTE", "DOCUMENT", "CONTACT"]),
      status: z.enum(["REQUESTED", "OPEN", "CLOSED", "CANCELED"]),
      answered: z.boolean(),
      created_at: Instant,
    }),
  ),
  version: z.int(),
  can: allowances(entryActions),
});
export type ProjectEntry = z.infer<typeof ProjectEntry>;

/** As the spec writes the body. */
export const NewEntry = z.strictObject({ company: Key, segment: z.string(), product: Key });
export const EntryForm = z.strictObject({ note: text(2_000), version: z.int().min(1) });
export const Review = z.strictObject({ reason: text(1_000).default("") });

export const NewComment = z.strictObject({
  body: text(5_000).min(1),
  /** Readable for members of role SUPPLIER, too. */
  shared: z.boolean().default(false),
  mentions: z.array(Key).max(20).default([]),
});

export const ProjectComment = z.object({
  id: z.uuid(),
  author: person,
  company: z.string().describe("of who wrote it"),
  body: z.string(),
  shared: z.boolean(),
  created_at: Instant,
  can: z.object({ remove: z.boolean() }),
});
export type ProjectComment = z.infer<typeof ProjectComment>;

/** What happened in a project; the words of each kind stand among the phrases. */
export const projectEventKinds = [
  "created",
  "status-changed",
  "edited",
  "member-added",
  "member-changed",
  "member-removed",
  "products-added",
  "product-removed",
  "product-reviewed",
  "commented",
  "file-added",
  "file-removed",
  "requested",
  "required",
  "formula-saved",
  "formula-removed",
  "law-changed",
] as const;
export const ProjectEvent = z.object({
  id: z.string(),
  kind: z.enum(projectEventKinds),
  actor: person.nullable(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  created_at: Instant,
});
export type ProjectEvent = z.infer<typeof ProjectEvent>;

/** A document of a product in a project. */
export const EntryDocument = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(documentTypes),
  product_key: Key,
  product_name: z.string(),
  company: CompanyReference,
  version: z.int(),
  size: z.int().nullable(),
  created_at: Instant,
  valid_until: Day.nullable(),
  expired: z.boolean(),
  can: z.object({ download: z.boolean() }),
});
export type EntryDocument = z.infer<typeof EntryDocument>;
