import { z } from "zod";
import { distinct, Instant, Key, line, text } from "../kernel/values.ts";
import { longestNotes, longestRead, mostInBatch, mostProducts, mostRating } from "./limits.ts";

/** A scan as the device has it that made it. */
export const ScanRecord = z.strictObject({
  id: z.uuid().describe("made on the device: however often it is sent, it is one scan"),
  sequence: z.int().min(1).max(1_000_000).describe("the order in which the device noted it"),
  revision: z.int().min(1).max(1_000_000).describe("counts the edits; a later one holds"),
  scanned_at: Instant.describe("by the device's clock"),
  read: line(longestRead).describe("what was scanned or typed: the code of a badge, or any text"),
  notes: text(longestNotes).default(""),
  rating: z.int().min(1).max(mostRating).nullable().default(null),
  products: distinct(Key, mostProducts).default([]),
});
export type ScanRecord = z.output<typeof ScanRecord>;

export const ScanBatch = z.strictObject({
  device: z.uuid(),
  now: Instant.describe("by the device's clock: how far it is off is reckoned from it"),
  scans: z.array(ScanRecord).min(1).max(mostInBatch),
});
export type ScanBatch = z.output<typeof ScanBatch>;

/** What became of a record. */
export const ScanReceipt = z.object({
  id: z.uuid(),
  outcome: z
    .enum(["noted", "changed", "known", "taken"])
    .describe("new; a later edit of it; nothing new; another device has that id"),
  revision: z.int().describe("the one that is kept"),
  known: z.boolean().describe("whether it leads to a visitor"),
});
export type ScanReceipt = z.infer<typeof ScanReceipt>;

/** Whom a scan is about, by what the visitor lets be shown now. */
export const Visitor = z.object({
  id: z.uuid().describe("the same for all scans of this visitor"),
  name: z.string().nullable(),
  company: z.string().nullable(),
  function: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});
export type Visitor = z.infer<typeof Visitor>;

export const Scan = z.object({
  id: z.uuid(),
  device: z.uuid(),
  sequence: z.int(),
  scanned_at: Instant.describe("by the server's clock"),
  arrived_at: Instant,
  read: z.string(),
  notes: z.string(),
  rating: z.int().nullable(),
  products: z.array(
    z.object({ key: Key, name: z.string().nullable().describe("null when it is gone") }),
  ),
  visitor: Visitor.nullable().describe("null while nobody is known by it"),
  /** The colleague who sent it; null when the account is gone. */
  noted_by: z.string().nullable(),
  has_picture: z.boolean(),
});
export type Scan = z.infer<typeof Scan>;

/** What a device keeps, to work without a connection. */
export const ScanKit = z.object({
  event: z.object({ key: Key, name: z.string() }),
  company: z.object({ key: Key, name: z.string() }),
  products: z.array(z.object({ key: Key, name: z.string() })),
});
export type ScanKit = z.infer<typeof ScanKit>;

/** An exhibition at which a company notes what it hears of visitors. */
export const ScannedEvent = z.object({
  key: Key,
  name: z.string(),
  scans: z.int(),
  visitors: z.int().describe("that are known"),
});
export type ScannedEvent = z.infer<typeof ScannedEvent>;
