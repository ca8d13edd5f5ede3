import { type DocumentType, documentTypes } from "@neroli/contract/enumerations/documents.ts";
import { type Translate, words } from "../../language/phrases.tsx";

/** The name of a document's type; what is none, as a logo, stands in no list of documents. */
export function typeWord(t: Translate, type: string): string {
  const known = documentTypes.find((each): each is DocumentType => each === type);
  return known ? words(t, "document-types", known) : "";
}
