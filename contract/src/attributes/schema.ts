import { z } from "zod";
import { Allowance } from "../kernel/allowance.ts";
import { languages } from "../kernel/language.ts";
import { Key, line, text } from "../kernel/values.ts";
import { attributeFields } from "./fields.ts";

/** The term itself is English. */
export const namedLanguages = languages.filter((language) => language !== "en");
export type NamedLanguage = (typeof namedLanguages)[number];

export const attributeStatuses = ["PROPOSED", "APPROVED"] as const;
/** UNDEFINED are terms that products carry and nobody has defined. */
export const listedStatuses = [...attributeStatuses, "UNDEFINED"] as const;
export type ListedStatus = (typeof listedStatuses)[number];

export const Field = z.enum(attributeFields);
/** A term as products carry it. */
export const Term = line(200);
const name = text(200).default("");
const Names = z
  .strictObject({ de: name, it: name, fr: name, es: name })
  .describe("in other languages; an empty one leaves it at the English term");

const form = {
  term: Term.describe("the English one, which products carry"),
  names: Names,
  description: text(1_000).default(""),
  synonyms: z.array(Term).max(50).default([]).describe("other spellings by which it is found"),
};

export const NewAttribute = z.strictObject({ field: Field, ...form });
export type NewAttribute = z.output<typeof NewAttribute>;

export const AttributeForm = z.strictObject({
  ...form,
  status: z.enum(attributeStatuses),
  version: z.int().min(1),
});
export type AttributeForm = z.output<typeof AttributeForm>;

/** Work that puts one term in the place of another in all products that carry it. */
export const Rewriting = z.object({
  id: z.uuid(),
  field: Field,
  from: z.string(),
  into: z.string(),
  state: z.enum(["WAITING", "WORKING", "DONE", "FAILED"]),
  total: z.int().describe("products that carried it at the beginning"),
  done: z.int(),
});
export type Rewriting = z.infer<typeof Rewriting>;

export const Attribute = z.object({
  id: z.uuid().nullable().describe("null of a term that nobody has defined"),
  field: Field,
  term: z.string(),
  names: z.object({ de: z.string(), it: z.string(), fr: z.string(), es: z.string() }),
  description: z.string(),
  synonyms: z.array(z.string()),
  status: z.enum(listedStatuses),
  proposed_by: z.object({ key: Key, name: z.string() }).nullable(),
  products: z.int().describe("that carry it: one's company's, for support all"),
  version: z.int().nullable(),
  can: z.object({ edit: z.boolean(), merge: z.boolean(), remove: Allowance }),
});
export type Attribute = z.infer<typeof Attribute>;

export const SuggestedTerm = z.object({
  term: z.string().describe("what a product carries"),
  name: z.string().describe("in the language that was asked for"),
  products: z.int(),
  /** A name of another language or a synonym, where that is what answers the query. */
  matched: z.string().nullable(),
});
export type SuggestedTerm = z.infer<typeof SuggestedTerm>;
