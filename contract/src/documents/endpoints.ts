import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { documentTypes, documentVisibilities } from "../enumerations/documents.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { failure, Key, QueryFlag, queryList } from "../kernel/values.ts";
import { Asset, AssetForm, NewAsset, PictureOrder } from "./schema.ts";
import { validities } from "./validity.ts";

const company = z.object({ companyKey: Key });
const asset = z.object({ companyKey: Key, id: z.uuid() });

/** Kinds to list; COMPANY_PICTURE is logo, header picture and pictures of segments. */
export const listedAssetKinds = ["DOCUMENT", "IMAGE", "COMPANY_PICTURE"] as const;

export const documentEndpoints = {
  "GET /companies/:companyKey/assets": {
    access: "view-products",
    summary:
      "A company's documents and the pictures of its products, the newest version of each, for " +
      "its own people; with kind COMPANY_PICTURE those of the company, all of them.",
    params: company,
    query: listQuery({
      filters: { name: ["icontains"], product: ["icontains"] },
      sort: [
        "name",
        "type",
        "product",
        "visibility",
        "size",
        "valid_until",
        "created_at",
        "position",
      ],
      extra: {
        kind: z.enum(listedAssetKinds).optional().describe("documents and pictures when left out"),
        product: Key.optional(),
        series: z.uuid().optional().describe("the versions of one document"),
        type__eq: z.enum(documentTypes).optional(),
        visibility__eq: z.enum(documentVisibilities).optional(),
        expiring: QueryFlag.optional().describe("what ends within 30 days, or has ended"),
        validity__eq: z.enum(validities).optional().describe("how long it still holds"),
        all_versions: QueryFlag.optional(),
      },
    }),
    response: pageOf(Asset),
  },
  "GET /companies/:companyKey/storage": {
    access: "view-products",
    summary:
      "What the company's files take, and how much they may: documents, pictures, attachments and imports.",
    params: company,
    response: z.object({ used: z.int().describe("bytes"), most: z.int().describe("bytes") }),
  },
  "POST /companies/:companyKey/assets": {
    access: "edit-products",
    repeats: "once",
    summary:
      "Upload a document (pdf, docx, xlsx, pptx, csv, txt, zip; 31,457,280 bytes at most) or a " +
      "picture of a product or of the company (png, jpg, jpeg, tif, tiff, gif). The content " +
      "decides what it is. Of a company the pictures LOGO and LOGO_WHITE (for white backgrounds; " +
      "100 x 100 pixels recommended, 10 MB at most), HEADER (1000 x 200, 5 MB) and SEGMENT " +
      "(300 x 300, 5 MB); each replaces the one before.",
    params: company,
    upload: NewAsset,
    response: Asset,
    errors: [
      "documents.type-not-accepted",
      "documents.macros",
      "documents.empty",
      "documents.picture-type",
      "documents.picture-bytes",
      "documents.too-many-pictures",
      "documents.infected",
      "documents.scanner-unavailable",
      "documents.store-unavailable",
      "documents.replaced",
      "uploads.line-full",
      "uploads.too-heavy",
      "uploads.storage-full",
      "products.trashed",
      "request.too-large",
      "companies.picture-type",
      "companies.picture-header-bytes",
      "companies.picture-segment-bytes",
      "companies.picture-logo-bytes",
      "companies.segment-missing",
    ],
    audit: "document.uploaded",
  },
  "PUT /companies/:companyKey/assets/order": {
    access: "edit-products",
    summary: "The order of a product's pictures; the first is shown in lists.",
    params: company,
    body: PictureOrder,
    response: z.object({ content: z.array(Asset) }),
    audit: "document.ordered",
  },
  "PUT /companies/:companyKey/assets/:id": {
    access: "edit-products",
    summary:
      "Change what is said of a document or picture. Another `version_of_record` answers 409 with " +
      "the present `version`, what differs now (`changed`) and how it is (`current`).",
    params: asset,
    form: "documents/asset",
    body: AssetForm,
    response: Asset,
    errors: ["conflict", "documents.replaced"],
    audit: "document.saved",
  },
  "DELETE /companies/:companyKey/assets": {
    access: "edit-products",
    summary:
      "Remove the files of these `ids`, pictures of the company among them: all, or none where one " +
      "is not there. Of documents these versions alone; with `versions` all of them.",
    params: company,
    query: z.strictObject({
      ids: queryList(z.uuid(), 100).refine(({ length }) => length > 0, failure("required")),
      versions: z.enum(["all"]).optional(),
    }),
    response: z.object({}),
    audit: "document.removed",
  },
  "DELETE /companies/:companyKey/assets/:id": {
    access: "edit-products",
    summary:
      "Remove a file. Of a document this version alone, the one before is the newest again; with " +
      "`versions` all of them.",
    params: asset,
    query: z.strictObject({ versions: z.enum(["all"]).optional() }),
    response: z.object({}),
    audit: "document.removed",
  },
  "GET /companies/:companyKey/assets/:id/download": {
    access: "signed-in",
    summary: "The bytes of a document that the platform offers for download; takes Range requests.",
    params: asset,
    response: z.unknown(),
    answers: "file",
    errors: [
      "documents.confidential",
      "access.unverified",
      "documents.store-unavailable",
      "documents.file-missing",
      "request.range",
    ],
  },
  "GET /companies/:companyKey/assets/:id/preview": {
    access: "signed-in",
    summary: "A PDF to be shown in the page, for who may download it; takes Range requests.",
    params: asset,
    response: z.unknown(),
    answers: "file",
    errors: [
      "documents.confidential",
      "access.unverified",
      "documents.not-previewable",
      "documents.store-unavailable",
      "documents.file-missing",
      "request.range",
    ],
  },
  "GET /images/:id": {
    access: "public",
    summary: "A picture: product image, company logo or header.",
    params: z.object({ id: z.uuid() }),
    response: z.unknown(),
    answers: "file",
    errors: ["documents.store-unavailable", "documents.file-missing"],
  },
} satisfies Endpoints;
