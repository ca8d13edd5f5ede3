import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { documentTypes } from "../enumerations/documents.ts";
import { fieldVisibilities, offerings, segments } from "../enumerations/products.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { failure, Key, line } from "../kernel/values.ts";
import { CompanyCompleteness, ListedProduct, statuses } from "./editor-schema.ts";
import { productFieldKeys } from "./fields.ts";

/** As many products as one bulk call takes. */
export const bulkLimit = 500;
const keys = z.array(Key).min(1).max(bulkLimit);
const fieldKey = z.enum(productFieldKeys);
const share = z.coerce.number<string>().int().min(0).max(101);

/** Whether it was done, for each product; one that is not there for the reader is "not-found". */
export const BulkAnswer = z.object({
  done: z.array(Key).describe("also those that were so already"),
  failed: z.array(
    z.object({
      key: Key,
      code: z.enum([
        "not-found",
        "access.forbidden",
        "products.trashed",
        "products.untold",
        "products.no-such-field",
      ]),
    }),
  ),
});
export type BulkAnswer = z.infer<typeof BulkAnswer>;

const bulkBody = z.strictObject({ products: keys });

export const productAdministrationEndpoints = {
  "GET /products": {
    access: "view-products",
    summary:
      "Products of an offering for their administration: one's company's, for support all. Who " +
      "reads them only sees and filters by what one may see, no trash and no drafts.",
    query: listQuery({
      filters: {
        name: ["icontains"],
        company: ["icontains"],
        inci: ["icontains"],
        cas: ["icontains"],
      },
      sort: [
        "name",
        "company",
        "segment",
        "completeness",
        "updated_at",
        "created_at",
        "trashed_at",
      ],
      extra: {
        offering: z.enum(offerings),
        company: Key.optional(),
        segment__eq: z.enum(segments).optional(),
        status__eq: z.enum(statuses).default("ACTIVE"),
        label__eq: Key.optional(),
        completeness__lt: share.optional(),
        completeness__gte: share.optional(),
        missing__eq: z
          .enum([...productFieldKeys, ...documentTypes])
          .optional()
          .describe("a field or a document type that products of their kind should have"),
      },
    }),
    response: pageOf(ListedProduct),
  },
  "POST /products/trash": {
    access: "edit-products",
    repeats: "harmless",
    summary: "Put products into the trash: they are gone for everybody but their editors.",
    body: bulkBody,
    response: BulkAnswer,
    audit: "product.trashed",
  },
  "POST /products/recover": {
    access: "edit-products",
    repeats: "harmless",
    summary: "Take products out of the trash, whole.",
    body: bulkBody,
    response: BulkAnswer,
    audit: "product.recovered",
  },
  "POST /products/publish": {
    access: "edit-products",
    repeats: "harmless",
    summary:
      "List drafts: everybody sees and finds them from now on. Each needs a field that says what " +
      "it is (`lacks` of the product).",
    body: bulkBody,
    response: BulkAnswer,
    audit: "product.published",
  },
  "POST /products/unpublish": {
    access: "edit-products",
    repeats: "harmless",
    summary:
      "Make listed products drafts again: they are there for their editors and support alone.",
    body: bulkBody,
    response: BulkAnswer,
    audit: "product.unpublished",
  },
  "POST /products/visibility": {
    access: "edit-products",
    repeats: "harmless",
    summary:
      "Decide for many products who sees some fields; null leaves it to the registry again. " +
      "A field that a product does not have is passed over.",
    body: z.strictObject({
      products: keys,
      visibility: z
        .partialRecord(fieldKey, z.enum(fieldVisibilities).nullable())
        .refine(
          (fields) => Object.keys(fields).length > 0,
          failure("required", { message: "names no field" }),
        ),
    }),
    response: BulkAnswer,
    audit: "product.visibility-changed",
  },
  "GET /products/inci": {
    access: "signed-in",
    summary:
      "INCI names of the catalogue, of blends each component, that start as typed; the most used first.",
    query: z.strictObject({
      query: line(200),
      limit: z.coerce.number<string>().int().min(1).max(25).default(10),
    }),
    response: z.object({ content: z.array(z.object({ text: z.string(), count: z.int() })) }),
  },
  "GET /companies/:companyKey/completeness": {
    access: "edit-products",
    summary: "How complete a company's products are, and what they lack most.",
    params: z.object({ companyKey: Key }),
    response: CompanyCompleteness,
  },
  "PUT /products/labels": {
    access: "support",
    summary: "Give products labels and take others from them; those not named stay.",
    body: z
      .strictObject({
        products: z.array(Key).min(1).max(bulkLimit),
        add: z.array(Key).max(50).default([]),
        remove: z.array(Key).max(50).default([]),
      })
      .refine(
        ({ add, remove }) => !add.some((key) => remove.includes(key)),
        failure("twice", { message: "adds and removes one" }),
      ),
    response: BulkAnswer,
    audit: "product.labelled",
  },
} satisfies Endpoints;
