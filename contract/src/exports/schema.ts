import { z } from "zod";
import { offerings } from "../enumerations/products.ts";
import { Key } from "../kernel/values.ts";

export const exportFormats = ["XLSX", "CSV", "JSON"] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const NewExport = z.strictObject({
  format: z.enum(exportFormats),
  offerings: z
    .array(z.enum(offerings))
    .min(1)
    .max(offerings.length)
    .optional()
    .describe("all of them when left out"),
  products: z
    .array(Key)
    .min(1)
    .max(5_000)
    .optional()
    .describe("these alone; everything that the company has when left out"),
  documents: z.boolean().default(false),
});
export type NewExport = z.output<typeof NewExport>;
