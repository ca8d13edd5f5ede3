import { z } from "zod";
import { Instant, Key } from "../kernel/values.ts";

/**
 * Files that are made ready to be fetched: documents as one zip, a company's export, a project, the
 * data of a person.
 */
export const downloadKinds = ["DOCUMENTS", "EXPORT", "PROJECT", "PERSONAL"] as const;
export type DownloadKind = (typeof downloadKinds)[number];

/** WAITING -> WORKING -> READY | FAILED; READY -> ENDED when its days are over. */
export const downloadStates = ["WAITING", "WORKING", "READY", "FAILED", "ENDED"] as const;
export type DownloadState = (typeof downloadStates)[number];

/** Documents of one download. */
export const mostDocuments = 500;
/** Days that a finished download is kept, and minutes that an address of it holds. */
export const keptDays = 7;
export const addressMinutes = 15;

/** Why a document is not in a download. */
export const documentRefusals = [
  "not-found",
  "access.unverified",
  "documents.confidential",
  "documents.file-missing",
] as const;

export const RefusedDocument = z.object({
  id: z.uuid(),
  name: z.string().nullable().describe("null of one that is not there for the reader"),
  code: z.enum(documentRefusals),
});
export type RefusedDocument = z.infer<typeof RefusedDocument>;

export const Download = z.object({
  key: Key,
  name: z.string().describe("of the file"),
  kind: z.enum(downloadKinds),
  state: z.enum(downloadStates),
  progress: z.int().describe("per cent"),
  size: z.int().nullable().describe("bytes, once it is ready"),
  failure: z.string().nullable().describe("in the reader's language: why it failed, when it has"),
  documents: z.int().nullable().describe("how many documents it holds"),
  refused: z.array(RefusedDocument).describe("what was asked for and is not in it"),
  created_at: Instant,
  finished_at: Instant.nullable(),
  expires_at: Instant.nullable().describe("when the file is removed"),
  can: z.object({ again: z.boolean().describe("it can be made once more") }),
});
export type Download = z.infer<typeof Download>;

export const NewDownload = z.strictObject({
  documents: z.array(z.uuid()).min(1).max(mostDocuments),
});

export const DownloadAddress = z.object({
  url: z.string().describe("needs no sign-in; holds for 15 minutes"),
  expires_at: Instant,
});
