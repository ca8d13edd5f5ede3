import { z } from "zod";
import { documentTypes } from "../enumerations/documents.ts";
import { offerings } from "../enumerations/products.ts";
import { Day, Key, line } from "../kernel/values.ts";
import { Policy } from "../policies/schema.ts";
import { PolicyFinding, policyVerdicts } from "../policies/verdicts.ts";
import { productFieldKeys } from "../products/fields.ts";

export const requirementKinds = ["DOCUMENT", "FIELD", "TERM"] as const;

/** Fields with a vocabulary of which a term can be required. */
export const requirementTermFields = [
  "certifications",
  "performance_claims",
  "sustainability_claims",
  "free_from_claims",
] as const;

/** What each product of a project must bring. */
export const Requirement = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("DOCUMENT"),
    type: z.enum(documentTypes),
    /** Not older than so many months; null where any age will do. */
    months: z.int().min(1).max(240).nullable().default(null),
  }),
  z.strictObject({ kind: z.literal("FIELD"), field: z.enum(productFieldKeys) }),
  /** A term of a field with a vocabulary, such as the certification "COSMOS". */
  z.strictObject({
    kind: z.literal("TERM"),
    field: z.enum(requirementTermFields),
    term: line(120),
  }),
]);
export type Requirement = z.output<typeof Requirement>;

export const mostRequirements = 40;
export const Requirements = z.array(Requirement).max(mostRequirements);

/**
 * MET: it is there. OUTDATED: a document is, but too old. ON_REQUEST: there is one that the reader's
 * company has not been given. MISSING: nothing of it is known.
 */
export const requirementStates = ["MET", "OUTDATED", "ON_REQUEST", "MISSING"] as const;
export type RequirementState = (typeof requirementStates)[number];

export const MetRequirement = z.object({
  requirement: Requirement,
  state: z.enum(requirementStates),
  /** The datum it stands on. */
  document: z.object({ id: z.uuid(), name: z.string(), created_at: z.iso.datetime() }).nullable(),
  value: z.string().nullable(),
  /** Asked of the supplier from this project, and not answered yet. */
  asked: Key.nullable(),
});
export type MetRequirement = z.infer<typeof MetRequirement>;

export const EntryCoverage = z.object({
  entry: z.uuid(),
  product_key: Key,
  name: z.string(),
  offering: z
    .enum(offerings)
    .nullable()
    .describe("null once there is no such product for the reader"),
  company: z.object({ key: Key, name: z.string() }),
  /** Counts among the total: it is not rejected. */
  counts: z.boolean(),
  met: z.int(),
  total: z.int(),
  requirements: z.array(MetRequirement),
  policy: z.object({
    verdict: z.enum(policyVerdicts),
    findings: z.array(PolicyFinding),
  }),
});
export type EntryCoverage = z.infer<typeof EntryCoverage>;

export const Coverage = z.object({
  requirements: Requirements,
  /** The version of the project in which they stand. */
  version: z.int(),
  policies: z.array(Policy),
  /** Per cent of all that is required of all products that are not rejected; null of none. */
  percent: z.number().nullable(),
  as_of: Day,
  content: z.array(EntryCoverage),
});
export type Coverage = z.infer<typeof Coverage>;
