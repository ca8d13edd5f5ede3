import type { Asset } from "@neroli/contract/documents/schema.ts";
import type { DocumentWords } from "./uploads.ts";

/** What a next version says of itself is what the one before said, but for its name and its end. */
export const nextVersionOf = (before: Asset, words: DocumentWords): DocumentWords => ({
  ...words,
  type: typeOf(before, words),
  visibility: before.visibility,
  language: before.language ?? words.language,
  replaces: before.id,
});

/** LOGO and its like are no types of documents. */
const typeOf = ({ type, kind }: Asset, words: DocumentWords): DocumentWords["type"] =>
  kind === "DOCUMENT" ? (type as DocumentWords["type"]) : words.type;

const bare = (name: string) => name.trim().toLowerCase();

/** A file that is called like a document that is there is most likely its next version. */
export const sameName = (documents: readonly Asset[], name: string): Asset | undefined =>
  documents.find((document) => bare(document.name) === bare(name));
