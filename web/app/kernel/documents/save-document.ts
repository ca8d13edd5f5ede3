import { api } from "../client.ts";
import { saveFile } from "../save-file.ts";

/** A document of a company, or of a portal or exhibition. */
export type StoredDocument = { id: string; name: string } & (
  | { company: string }
  | { event: string }
);

/** The bytes are fetched with the session's token, then handed to the browser as a file. */
export async function saveDocument(document: StoredDocument): Promise<void> {
  const content =
    "event" in document
      ? await readOfEvent(document)
      : await api("GET /companies/:companyKey/assets/:id/download", {
          params: { companyKey: document.company, id: document.id },
        });
  saveFile(content as Blob, document.name);
}

/** The bytes of a PDF, to be shown in the page. */
export async function readPreview(document: StoredDocument, signal: AbortSignal): Promise<Blob> {
  const content =
    "event" in document
      ? await readOfEvent(document, signal)
      : await api("GET /companies/:companyKey/assets/:id/preview", {
          params: { companyKey: document.company, id: document.id },
          signal,
        });
  return content as Blob;
}

const readOfEvent = ({ event, id }: { event: string; id: string }, signal?: AbortSignal) =>
  api("GET /events/:event/assets/:assetId", {
    params: { event, assetId: id },
    ...(signal && { signal }),
  });
