import { z } from "zod";
import type { Endpoint, Endpoints } from "../access/endpoint.ts";
import { documentTypes } from "../enumerations/documents.ts";
import { eventAssetKinds, eventAssetPolicies } from "../enumerations/portals.ts";
import { longestFile } from "../kernel/files.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { failure, Instant, Key, line, queryList } from "../kernel/values.ts";

/** The types of uploaded documents: IMAGE is the type of pictures. */
const givenDocumentTypes = documentTypes.filter((type) => type !== "IMAGE") as Exclude<
  (typeof documentTypes)[number],
  "IMAGE"
>[];

const access_policy = z
  .enum(eventAssetPolicies)
  .describe("PUBLIC for whoever has the address, RESTRICTED for whom the event exists");

const NewDocument = z.strictObject({
  kind: z.literal("DOCUMENT"),
  type: z.enum(givenDocumentTypes),
  name: line(200).optional().describe("the file's own when left out"),
  replaces: z.uuid().optional().describe("the document of the same place that goes for it"),
  access_policy: access_policy.default("PUBLIC"),
});
const name = line(200).optional();
const NewPicture = z.strictObject({
  kind: z.literal("PICTURE"),
  name,
  access_policy: z.literal("PUBLIC").default("PUBLIC"),
});

/** The part "assetdata" of an upload to a portal: what it keeps itself is PUBLIC, whatever is said. */
export const NewPortalAsset = z.discriminatedUnion("kind", [
  NewDocument.transform((given) => ({ ...given, access_policy: "PUBLIC" as const })),
  z.strictObject({
    kind: z.enum(["PICTURE", "LOGO", "LOGO_DARK", "FAVICON"]),
    name,
    access_policy: access_policy.default("PUBLIC").transform(() => "PUBLIC" as const),
  }),
]);

/** The same of a company in an event, or of a product there. */
export const NewEventAsset = z.discriminatedUnion("kind", [NewDocument, NewPicture]);
export type NewEventAsset = z.output<typeof NewEventAsset> | z.output<typeof NewPortalAsset>;

/** Bytes of a picture (spec 5 and 9): logos may be larger. */
export const mostPictureBytes = { LOGO: 10_000_000, LOGO_DARK: 10_000_000, FAVICON: 5_000_000 };

/** Files that a portal, or a company or product in it, has at most. */
export const mostEventAssets = 200;

/** A file of an event, of a company in it or of a product there. */
export const EventAsset = z.object({
  key: z.uuid(),
  kind: z.enum(eventAssetKinds),
  type: z.enum(documentTypes).describe("IMAGE of pictures"),
  name: z.string(),
  access_policy: z.enum(eventAssetPolicies),
  content: z.string().describe("where its bytes are to be had"),
  media_type: z.string(),
  size: z.int().describe("bytes"),
  version: z.int().describe("counts what came under the same name, or in its place"),
  uploaded_by: z.string().nullable(),
  created_at: Instant,
  can: z.object({ remove: z.boolean() }),
});
export type EventAsset = z.infer<typeof EventAsset>;

/** A document of a portal or exhibition as its visitors see it. */
export const PublicDocument = EventAsset.pick({
  ...{ key: true, type: true, name: true, content: true },
  ...{ media_type: true, size: true, created_at: true },
});
export type PublicDocument = z.infer<typeof PublicDocument>;

const query = listQuery({
  filters: { name: ["icontains"] },
  sort: ["created_at", "name", "type", "size"],
  extra: {
    kind__eq: z.enum(eventAssetKinds).optional(),
    type__eq: z.enum(documentTypes).optional(),
  },
});

const removed = z.strictObject({
  ids: queryList(z.uuid(), 100).refine(({ length }) => length > 0, failure("required")),
});

const uploadErrors = [
  "documents.type-not-accepted",
  "documents.macros",
  "documents.empty",
  "documents.picture-type",
  "documents.picture-bytes",
  "documents.infected",
  "documents.scanner-unavailable",
  "documents.store-unavailable",
  "uploads.line-full",
  "uploads.too-heavy",
  "uploads.storage-full",
  "portals.assets-full",
  "portals.document-gone",
  "request.too-large",
] as const;

const list = { access: "signed-in", query, response: pageOf(EventAsset) } as const;
const add = {
  access: "signed-in",
  repeats: "once",
  uploadPart: "assetdata",
  response: EventAsset,
  errors: uploadErrors,
  audit: "event.asset-added",
} as const;
const remove = {
  access: "signed-in",
  query: removed,
  response: z.object({}),
  audit: "event.asset-removed",
} as const satisfies Partial<Endpoint>;

const ofPortal = z.object({ portal: Key });
const ofCompany = z.object({ companyKey: Key, event: Key });
const ofProduct = z.object({ companyKey: Key, event: Key, productKey: Key });
const accepted =
  `(pdf, docx, xlsx, pptx, csv, txt, zip; ${longestFile} bytes at most) or a picture ` +
  "(png, jpg, jpeg, tif, tiff, gif). The content decides what it is.";

export const eventAssetEndpoints = {
  "GET /portals/:portal/assets": {
    ...list,
    summary: "A portal's own files, for whom it exists.",
    params: ofPortal,
  },
  "POST /portals/:portal/assets": {
    ...add,
    summary: `Upload a document of a portal ${accepted} A picture replaces the one of its kind that the settings do not show.`,
    params: ofPortal,
    upload: NewPortalAsset,
  },
  "DELETE /portals/:portal/assets": {
    ...remove,
    summary: "Remove these files of a portal: all, or none where one is not there.",
    params: ofPortal,
  },
  "GET /companies/:companyKey/events/:event/assets": {
    ...list,
    summary: "A company's files in an exhibition or portal.",
    params: ofCompany,
  },
  "POST /companies/:companyKey/events/:event/assets": {
    ...add,
    summary: `Upload a company's document for an exhibition or portal ${accepted}`,
    params: ofCompany,
    upload: NewEventAsset,
  },
  "DELETE /companies/:companyKey/events/:event/assets": {
    ...remove,
    summary: "Remove these files of a company in an event: all, or none where one is not there.",
    params: ofCompany,
  },
  "GET /companies/:companyKey/events/:event/products/:productKey/assets": {
    ...list,
    summary: "A product's files in an exhibition or portal.",
    params: ofProduct,
  },
  "POST /companies/:companyKey/events/:event/products/:productKey/assets": {
    ...add,
    summary: `Upload a product's document for an exhibition or portal ${accepted}`,
    params: ofProduct,
    upload: NewEventAsset,
  },
  "DELETE /companies/:companyKey/events/:event/products/:productKey/assets": {
    ...remove,
    summary: "Remove these files of a product in an event: all, or none where one is not there.",
    params: ofProduct,
  },
  "GET /public/documents": {
    access: "public",
    summary:
      "What a portal or exhibition gives everybody to read, the newest of each name; without " +
      "`event` the portal on whose host it is asked, and nothing elsewhere.",
    query: z.strictObject({ event: Key.optional() }),
    response: z.object({ content: z.array(PublicDocument) }),
  },
  "GET /events/:event/assets/:assetId": {
    access: "public",
    summary:
      "The bytes of a file of an event: a PUBLIC one for everybody, another for whom it exists.",
    params: z.object({ event: Key, assetId: z.uuid() }),
    response: z.unknown(),
    answers: "file",
    errors: ["documents.store-unavailable", "documents.file-missing", "request.range"],
  },
} satisfies Endpoints;
