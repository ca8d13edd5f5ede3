import type { NamedBuffer } from "@neroli/search/serialise.ts";
import type { Position } from "../../kernel/outbox/log.ts";
import type { IndexName } from "../indexed/index-names.ts";

/** The version of the files, which changes seldom; what they hold is told by `made_by`. */
export const format = 1 as const;
export const manifestName = "snapshot.json";

/** The catalogue that a snapshot was made of. */
export interface Header {
  format: typeof format;
  /** A hash of the indexes' schemas and of all code that says what stands in them (made-by.ts). */
  made_by: string;
  /** Identity of the database. */
  database: string;
  /** The position up to which everything committed is in it. */
  position: Position;
  /** By the clock of the database, when it was taken. */
  moment: string;
}

/** Buffers in a file, one after the other; each begins at a multiple of 8. */
export interface SavedPart {
  file: string;
  buffers: (Pick<NamedBuffer, "name" | "kind" | "checksum"> & { length: number })[];
}

export interface Manifest extends Header {
  /** Segments by index; the bits of the living documents are in the state. */
  segments: { index: IndexName; part: SavedPart }[];
  /** Pieces of the summaries of products, by number. */
  pieces: ({ used: number; dead: number; part: SavedPart } | null)[];
  /** Columns of the table of products, living documents, suppliers. */
  state: SavedPart;
}

export const padded = (length: number): number => Math.ceil(length / 8) * 8;

/** There is none that can be used, and why: it is built anew. */
export class SnapshotUnusable extends Error {}
