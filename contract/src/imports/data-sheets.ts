import { z } from "zod";
import { offerings, segments } from "../enumerations/products.ts";
import { languages } from "../kernel/language.ts";
import { Day } from "../kernel/values.ts";
import { productFieldKeys } from "../products/fields.ts";

/** What a product's field may be told by: a safety data sheet, or a technical one. */
export const dataSheetKinds = ["SDS", "TDS"] as const;

/** For which product a sheet is read: it is asked for the fields that such a product has. */
export const DataSheetOf = z.strictObject({
  offering: z.enum(offerings),
  segment: z.enum(segments),
});
export type DataSheetOf = z.output<typeof DataSheetOf>;

const share = z.number().min(0).max(1);

/** A value that the sheet tells, and where: whoever reads it decides whether it is the product's. */
export const DataSheetValue = z.object({
  field: z.enum(productFieldKeys),
  value: z.unknown().describe("in the field's shape; of a list one of its values"),
  said: z.string().describe("as the sheet writes it"),
  page: z.int().min(1),
  section: z.string().nullable().describe("of a safety data sheet: 3, or 3.2"),
  area: z
    .object({ left: share, top: share, width: share, height: share })
    .describe("of the page, in shares of its width and height"),
});
export type DataSheetValue = z.infer<typeof DataSheetValue>;

export const DataSheet = z.object({
  kind: z.enum(dataSheetKinds),
  language: z.enum(languages).nullable().describe("null where its headings do not tell"),
  pages: z.int(),
  revised: Day.nullable().describe("the day that the sheet says it is of"),
  values: z.array(DataSheetValue),
});
export type DataSheet = z.infer<typeof DataSheet>;
