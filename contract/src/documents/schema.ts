import { z } from "zod";
import { NewCompanyAsset } from "../companies/editable.ts";
import { pictureKinds } from "../companies/pictures.ts";
import { assetKinds, documentTypes, documentVisibilities } from "../enumerations/documents.ts";
import { offerings, segments } from "../enumerations/products.ts";
import { Day, distinct, failure, Instant, Key, LanguageCode, line } from "../kernel/values.ts";

/** The types of uploaded documents: IMAGE is the type of pictures. */
export const givenDocumentTypes = documentTypes.filter((type) => type !== "IMAGE") as Exclude<
  (typeof documentTypes)[number],
  "IMAGE"
>[];

const written = {
  type: z.enum(givenDocumentTypes),
  visibility: z.enum(documentVisibilities),
  language: LanguageCode.nullable().describe("of the document's text"),
  valid_until: Day.nullable().describe("its last valid day, UTC"),
};

/** The name of a file as people read it; its ending is made to fit what the file is. */
const Name = line(200);

/**
 * A document of a product, or of the company itself. With `replaces` it is the next version of that
 * one and of the same product; what is left out then is as it was, but for the day it is valid to.
 */
const NewDocument = z
  .strictObject({
    kind: z.literal("DOCUMENT"),
    product: Key.optional(),
    name: Name.optional().describe("the file's own, or that of the version before, when left out"),
    type: written.type.optional(),
    visibility: written.visibility.optional().describe("PUBLIC when left out"),
    language: written.language.optional(),
    valid_until: written.valid_until.optional(),
    replaces: z.uuid().optional().describe("the document that this is a new version of"),
  })
  .refine(
    ({ type, replaces }) => type !== undefined || replaces !== undefined,
    failure("required", { message: "is needed", path: ["type"] }),
  );

/** A picture of a product. */
const NewPicture = z.strictObject({
  kind: z.literal("IMAGE"),
  product: Key,
  name: Name.optional(),
});

/** The part "asset" of an upload. */
export const NewAsset = z.discriminatedUnion("kind", [NewDocument, NewPicture, NewCompanyAsset]);
export type NewDocument = z.output<typeof NewDocument>;
export type NewPicture = z.output<typeof NewPicture>;

/** The properties of a document that can be changed; a picture has its name alone. */
export const AssetForm = z.strictObject({
  name: Name,
  type: written.type.optional(),
  visibility: written.visibility.optional(),
  language: written.language.optional(),
  valid_until: written.valid_until.optional(),
  version_of_record: z.int().min(1).describe("as it was read"),
});
export type AssetForm = z.output<typeof AssetForm>;

/** The pictures of a product in their order; one that is not named comes after them. */
export const PictureOrder = z.strictObject({
  product: Key,
  ids: distinct(z.uuid(), 100).min(1),
});

/** A stored file of a company, as those who administer it see it. */
export const Asset = z.object({
  id: z.uuid(),
  kind: z.enum(assetKinds),
  type: z
    .enum([...documentTypes, ...pictureKinds])
    .describe("a document's type, IMAGE, or which of the company's pictures it is"),
  segment: z.enum(segments).nullable().describe("of a company's picture of a segment"),
  product: z
    .object({
      key: Key,
      name: z.string(),
      offering: z.enum(offerings),
      segment: z.enum(segments),
      trashed: z.boolean(),
    })
    .nullable()
    .describe("null of the company's own"),
  name: z.string(),
  address: z.string().nullable().describe("of a picture"),
  media_type: z.string(),
  size: z.int().describe("bytes"),
  hash: z.string().nullable().describe("SHA-256 of the bytes, hexadecimal"),
  visibility: z.enum(documentVisibilities),
  language: z.string().nullable(),
  valid_until: Day.nullable(),
  expired: z.boolean(),
  series: z.uuid().describe("the same for all versions of a document"),
  version: z.int(),
  newest: z.boolean().describe("false of a version that another one has replaced"),
  versions: z.int().describe("how many there are of it"),
  version_of_record: z.int().describe("counts the changes of name, type and the like"),
  scanned: z.boolean().describe("searched for viruses when it came"),
  uploaded_by: z.string().nullable(),
  created_at: Instant,
  can: z.object({ edit: z.boolean(), remove: z.boolean(), preview: z.boolean() }),
});
export type Asset = z.infer<typeof Asset>;
