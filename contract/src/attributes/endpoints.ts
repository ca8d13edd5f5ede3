import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { languages } from "../kernel/language.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { TermNames } from "../products/term-names.ts";
import {
  Attribute,
  AttributeForm,
  Field,
  listedStatuses,
  NewAttribute,
  Rewriting,
  SuggestedTerm,
  Term,
} from "./schema.ts";

const params = z.object({ attributeId: z.uuid() });

export const attributeEndpoints = {
  "GET /attributes": {
    access: "attributes",
    summary:
      "The terms of products' vocabularies: those that are defined or proposed, and those that " +
      "products carry and nobody has defined. `text__icontains` looks at term, names and synonyms.",
    query: listQuery({
      filters: { text: ["icontains"] },
      sort: ["term", "products", "field", "status"],
      size: 50,
      extra: {
        field__eq: Field.optional(),
        status__eq: z.enum(listedStatuses).optional(),
        untranslated__eq: z.enum(languages).optional().describe("without a name in this language"),
      },
    }),
    response: pageOf(Attribute),
  },
  "POST /attributes": {
    access: "attributes",
    repeats: "once",
    summary: "Define a term; a supplier's is a proposal that support approves.",
    form: "attributes/new-attribute",
    body: NewAttribute,
    response: Attribute,
    errors: ["attributes.term-taken"],
    audit: "attribute.created",
  },
  "PUT /attributes/:attributeId": {
    access: "support",
    repeats: "once",
    summary: "Change a term. Where its English word changes, products that carry it are rewritten.",
    params,
    form: "attributes/attribute",
    body: AttributeForm,
    response: Attribute,
    errors: ["conflict", "attributes.term-taken"],
    audit: "attribute.saved",
  },
  "DELETE /attributes/:attributeId": {
    access: "support",
    summary: "Remove a term; 409 with the number of `products` while any carries it.",
    params,
    response: z.object({}),
    errors: ["attributes.in-use"],
    audit: "attribute.removed",
  },
  "POST /attributes/:attributeId/merge": {
    access: "support",
    repeats: "once",
    summary:
      "Make two terms one: products that carry this one get the other in its place, this one's " +
      "spellings become synonyms of it. Rewriting goes on after the answer.",
    params,
    body: z.strictObject({ into: z.uuid() }),
    response: Rewriting,
    errors: ["attributes.other-field"],
    audit: "attribute.merged",
  },
  "POST /attributes/:attributeId/spellings": {
    access: "support",
    repeats: "once",
    summary: "Take a term that nobody has defined in as another spelling of this one.",
    params,
    body: z.strictObject({ term: Term }),
    response: Rewriting,
    errors: ["attributes.term-taken"],
    audit: "attribute.merged",
  },
  "GET /attributes/rewritings": {
    access: "support",
    summary: "The rewritings of products that go on, and those that ended in the last hour.",
    response: z.object({ content: z.array(Rewriting) }),
  },
  "GET /attributes/suggest": {
    access: "attributes",
    summary:
      "Terms of a field that fit what is typed, in the reader's language or another: the best " +
      "match first, then the most used.",
    query: z.strictObject({
      field: Field,
      query: z.string().max(200).default(""),
      language: z.enum(languages).optional().describe("the reader's unless given"),
      limit: z.coerce.number<string>().int().min(1).max(25).default(10),
    }),
    response: z.object({ content: z.array(SuggestedTerm) }),
  },
  "GET /attributes/names": {
    access: "public",
    summary: "What approved terms are called in a language; English names are the terms.",
    query: z.strictObject({
      field: Field.optional(),
      language: z.enum(languages).optional().describe("the reader's unless given"),
    }),
    response: z.object({ names: TermNames }),
  },
} satisfies Endpoints;
