import type { Asset } from "@neroli/contract/documents/schema.ts";
import type { UploadDetails } from "./upload.ts";

/** What is known of a document that another one may go for. */
export type FormerDocument = Pick<
  Asset,
  "id" | "name" | "version" | "kind" | "type" | "visibility" | "language"
>;

/** The details of a next version are those of the one before, except for its name and its end. */
export const nextVersionOf = (before: FormerDocument, details: UploadDetails): UploadDetails => ({
  ...details,
  type: typeOf(before, details),
  visibility: before.visibility,
  language: before.language ?? details.language,
  replaces: before.id,
});

/** The type of a picture (LOGO) is no type of a document. */
const typeOf = ({ type, kind }: FormerDocument, details: UploadDetails): UploadDetails["type"] =>
  kind === "DOCUMENT" ? (type as UploadDetails["type"]) : details.type;

const bare = (name: string) => name.trim().toLowerCase();

/** A file that is called like a document that is there is most likely its next version. */
export const sameName = <Document extends FormerDocument>(
  documents: readonly Document[],
  name: string,
): Document | undefined => documents.find((document) => bare(document.name) === bare(name));
