import type { DocumentType, DocumentVisibility } from "@neroli/contract/enumerations/documents.ts";
import type { ErrorCode } from "@neroli/contract/kernel/errors.ts";

/** A product's place, or that of its company itself. */
export interface CompanyPlace {
  company: string;
  product: string | null;
}

/** What a portal or exhibition keeps itself, for everybody. */
interface EventPlace {
  event: string;
}

/** Where an upload goes. */
export type Target = CompanyPlace | EventPlace;

/** Whether everybody reads what is there: nobody chooses for whom or until when. */
export const isForAll = (target: Target): target is EventPlace => "event" in target;

/** What a person says of a document, under the contract's names. */
export interface DocumentDetails {
  name: string;
  type: DocumentType;
  visibility: DocumentVisibility;
  language: string | null;
  /** ISO 8601, a day. */
  valid_until: string | null;
}

/** What is said of a document before it is sent. */
export interface UploadDetails extends DocumentDetails {
  /** The document that it is a new version of. */
  replaces: string | null;
}

/**
 * STAGED: its details can still be changed. WAITING for others, then SENDING. FAILED can be sent
 * again as it is; REFUSED never, because of what the file is. One that is done leaves the list.
 */
type UploadState = "STAGED" | "WAITING" | "SENDING" | "FAILED" | "REFUSED";

export interface Upload {
  id: string;
  /** Names it to the server: sent again after a lost answer it is there once. */
  key: string;
  target: Target;
  file: File;
  /** Null for a picture, which has none. */
  details: UploadDetails | null;
  state: UploadState;
  /** From 0 to 1. */
  share: number;
  refusal: ErrorCode | null;
  error: unknown;
}
