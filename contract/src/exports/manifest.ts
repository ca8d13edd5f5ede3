import { z } from "zod";
import { documentTypes, documentVisibilities } from "../enumerations/documents.ts";
import { Instant, Key } from "../kernel/values.ts";

/** The name of the manifest in the zip of an export; everything else is named in it. */
export const manifestName = "manifest.json";

/** A document or picture of an export: one version of it, as a file of the zip. */
export const ExportedDocument = z.object({
  /** The file's place in the zip. */
  file: z.string().min(1).max(1_000),
  /** null: it is the company's own. */
  product: Key.nullable(),
  kind: z.enum(["DOCUMENT", "IMAGE"]),
  name: z.string(),
  type: z.enum(documentTypes).nullable(),
  visibility: z.enum(documentVisibilities),
  language: z.string().nullable(),
  valid_until: z.string().nullable(),
  /** Versions of one document share a series; the highest is in force. */
  series: z.string(),
  version: z.int(),
  /** The picture's place among those of its product. */
  position: z.int(),
  media_type: z.string(),
  size: z.int(),
  /** SHA-256 of the bytes, in hexadecimal. */
  sha256: z.string(),
  created_at: Instant,
});
export type ExportedDocument = z.infer<typeof ExportedDocument>;

export const ExportManifest = z.object({
  format: z.literal("neroli-export"),
  version: z.literal(1),
  company: Key,
  exported_at: Instant,
  /** The file of the zip that holds the products. */
  products: z.string(),
  documents: z.array(ExportedDocument),
  /** What the company had besides, whose files are gone from the store. */
  missing: z.array(z.string()).default([]),
});
export type ExportManifest = z.infer<typeof ExportManifest>;
