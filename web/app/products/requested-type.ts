import { type DocumentType, documentTypes } from "@neroli/contract/enumerations/documents.ts";

/** The type by which a request names a document. */
export const requestedTypeOf = (type: string): DocumentType =>
  documentTypes.find((each) => each === type) ?? "OTHER";
