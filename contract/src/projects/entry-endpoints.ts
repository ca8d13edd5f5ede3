import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Download } from "../downloads/schema.ts";
import { documentTypes } from "../enumerations/documents.ts";
import { offerings } from "../enumerations/products.ts";
import { reviewStatuses } from "../enumerations/projects.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Key, QueryFlag, text } from "../kernel/values.ts";
import { CompanyReference, ProductSummary } from "../products/schema.ts";
import { NewRequest } from "../requests/schema.ts";
import { mostAtOnce, mostEntries } from "./limits.ts";
import { EntryDocument, EntryForm, NewEntry, ProjectEntry, Review } from "./schema.ts";
import { entryRefusalCodes, projectRefusalCodes } from "./states.ts";

const params = z.object({ companyKey: Key, projectKey: Key });
const entry = params.extend({ id: z.uuid() });
const collectErrors = [...projectRefusalCodes("collect"), "projects.products-full"] as const;

/** The products of a project. */
export const projectEntryEndpoints = {
  "GET /companies/:companyKey/projects/:projectKey/products": {
    access: "shared-projects",
    summary: "The products of a project; of a member of role SUPPLIER those of the own company.",
    params,
    query: listQuery({
      filters: {},
      sort: ["added_at", "name", "company", "status"],
      size: 100,
      maxSize: mostEntries,
      extra: {
        "product.type": z.enum(offerings).optional(),
        "company.key": Key.optional(),
        "product.name": text(200).optional().describe("contains, ignoring case"),
        status: z.enum(reviewStatuses).optional(),
      },
    }),
    response: pageOf(ProjectEntry),
  },
  "POST /companies/:companyKey/projects/:projectKey/products": {
    access: "project-space",
    repeats: "harmless",
    summary: "Add a product; one that is there already stays as it is.",
    params,
    body: NewEntry,
    response: ProjectEntry,
    errors: collectErrors,
  },
  "POST /companies/:companyKey/projects/:projectKey/products/bulk": {
    access: "project-space",
    repeats: "harmless",
    summary: "Add several products; those that are there already stay as they are.",
    params,
    body: z.strictObject({ products: z.array(Key).min(1).max(mostAtOnce) }),
    response: z.object({
      added: z.array(Key),
      there: z.array(Key).describe("were in it before"),
    }),
    errors: collectErrors,
  },
  "PUT /companies/:companyKey/projects/:projectKey/products/:id": {
    access: "project-space",
    summary: "Write the note of a product in a project; not of a rejected one.",
    params: entry,
    form: "projects/entry",
    body: EntryForm,
    response: ProjectEntry,
    errors: ["conflict", ...entryRefusalCodes("edit")],
  },
  "POST /companies/:companyKey/projects/:projectKey/products/:id/accept": {
    access: "project-space",
    repeats: "harmless",
    summary: "Accept a product, with a word where there is one.",
    params: entry,
    body: Review,
    response: ProjectEntry,
    errors: entryRefusalCodes("accept"),
  },
  "POST /companies/:companyKey/projects/:projectKey/products/:id/reject": {
    access: "project-space",
    repeats: "harmless",
    summary: "Reject a product, and say why.",
    params: entry,
    form: "projects/rejection",
    body: Review.extend({ reason: text(1_000).min(1) }),
    response: ProjectEntry,
    errors: entryRefusalCodes("reject"),
  },
  "DELETE /companies/:companyKey/projects/:projectKey/products/:id": {
    access: "project-space",
    summary: "Take a product out of a project.",
    params: entry,
    response: z.object({}),
    errors: entryRefusalCodes("remove"),
  },
  "GET /companies/:companyKey/projects/:projectKey/products/listed-companies": {
    access: "project-space",
    summary: "The suppliers of the products of a project, and of how many of them.",
    params,
    query: z.strictObject({
      product_type: z.enum(offerings).optional(),
      filter: text(200).optional().describe("their names contain it, ignoring case"),
    }),
    response: z.object({
      content: z.array(z.object({ company: CompanyReference, products: z.int() })),
    }),
  },
  "GET /companies/:companyKey/projects/:projectKey/products/documents": {
    access: "project-space",
    summary: "The documents of the products of a project, as far as the reader sees them.",
    params,
    query: listQuery({
      filters: {},
      sort: ["product", "type", "created_at", "name"],
      size: 100,
      maxSize: 500,
      extra: { type__eq: z.enum(documentTypes).optional() },
    }),
    response: pageOf(EntryDocument),
  },
  "POST /companies/:companyKey/projects/:projectKey/products/documents/downloads": {
    access: "project-space",
    repeats: "once",
    summary: "Make a zip of documents of a project; of all that one may have where none is named.",
    params,
    body: z.strictObject({ documents: z.array(z.uuid()).max(500).default([]) }),
    response: Download,
    errors: [
      "access.unverified",
      "downloads.nothing-allowed",
      "downloads.too-large",
      "downloads.too-many",
    ],
  },
  "GET /companies/:companyKey/projects/:projectKey/products/documents/downloads/:id/url": {
    access: "project-space",
    summary: "The same as GET /downloads/:key/url.",
    params: params.extend({ id: Key }),
    response: z.object({ url: z.string(), expires_at: z.iso.datetime() }),
    errors: ["downloads.not-ready", "downloads.ended", "downloads.rights-changed"],
  },
  "POST /companies/:companyKey/projects/:projectKey/requests": {
    access: "project-space",
    repeats: "once",
    summary:
      "Ask the suppliers of products of a project: one request each, which the project shows; a " +
      "QUOTE of several suppliers begins a round.",
    params,
    query: z.strictObject({
      keep: QueryFlag.optional().describe("the next requests of the project begin with this form"),
    }),
    body: NewRequest,
    response: z.object({
      requests: z.array(Key).describe("one of each supplier"),
      round: Key.nullable().describe("by which the answers are compared"),
    }),
    errors: [
      "access.unverified",
      "projects.not-in-it",
      "requests.no-company",
      "requests.no-products",
      "requests.own-company",
      "requests.out-of-stock",
      "requests.service-sample",
      ...projectRefusalCodes("ask"),
    ],
  },
  "GET /search/document/legacy/:id": {
    access: "public",
    summary: "A product as searches show it, by its key.",
    params: z.object({ id: Key }),
    response: ProductSummary,
  },
} satisfies Endpoints;
