import { z } from "zod";
import { Instant } from "../kernel/values.ts";

/** GRANT is access that was given to who asked; MAIL the file itself, sent by us. */
export const receiptWays = ["DOWNLOAD", "GRANT", "MAIL"] as const;
export type ReceiptWay = (typeof receiptWays)[number];

export const receiptFormats = ["CSV", "XLSX"] as const;

/** Who received a new safety data sheet before is sent the next one for so long (REACH, 31(9)). */
export const receiptMonths = 12;

/** That somebody received a version of a document, in the words of that day. */
export const Receipt = z.object({
  id: z.uuid(),
  received_at: Instant,
  how: z.enum(receiptWays),
  document: z.object({
    id: z.uuid(),
    name: z.string(),
    type: z.string(),
    version: z.int(),
    hash: z.string().nullable().describe("SHA-256 of the bytes, hexadecimal"),
    product: z.string().nullable(),
  }),
  person: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  newest: z.boolean().describe("whether this person has the version that is the newest now"),
});
export type Receipt = z.infer<typeof Receipt>;
