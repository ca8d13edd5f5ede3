import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Key, QueryFlag, queryList } from "../kernel/values.ts";
import { comparedAtMost, comparisonFormats } from "./limits.ts";
import { Comparison } from "./schema.ts";

const products = queryList(Key, comparedAtMost);

export const comparisonEndpoints = {
  "GET /comparison": {
    access: "public",
    summary: "Up to six products side by side, each as this reader may see it.",
    query: z.strictObject({ products }),
    response: Comparison,
  },
  "GET /comparison/export": {
    access: "public",
    summary: "The same as a workbook or PDF, in the reader's language.",
    limit: { name: "comparison-export", calls: 60, minutes: 10 },
    query: z.strictObject({
      products,
      format: z.enum(comparisonFormats),
      /** Only the rows in which the products differ. */
      differences: QueryFlag.default(false),
    }),
    response: z.string().describe("the file"),
    answers: "file",
  },
} satisfies Endpoints;
