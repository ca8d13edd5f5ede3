import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Key } from "../kernel/values.ts";

const params = z.object({ companyKey: Key });

const CompanyLimits = z.strictObject({
  storage_gigabytes: z.int().min(1).max(100_000).nullable(),
  checked_rows: z.int().min(1).max(100_000_000).nullable(),
});

const Limit = z.object({
  used: z.int(),
  own: z.int().nullable().describe("what support has set for this company"),
  usual: z.number().describe("what holds for all others"),
});
const LimitsAndUse = z.object({
  storage: Limit.describe("`used` in bytes, the others in GB of 1024 MB"),
  rows: Limit.describe("rows of imports that were checked and not run"),
});
export type LimitsAndUse = z.infer<typeof LimitsAndUse>;

export const companyLimitEndpoints = {
  "GET /companies/:companyKey/limits": {
    access: "support",
    summary: "What the company may keep, what it keeps, and what is usual.",
    params,
    response: LimitsAndUse,
  },
  "PUT /companies/:companyKey/limits": {
    access: "support",
    summary: "Set what the company may keep; null is the usual.",
    params,
    form: "companies/limits",
    body: CompanyLimits,
    response: LimitsAndUse,
    audit: "company.saved",
  },
} satisfies Endpoints;
