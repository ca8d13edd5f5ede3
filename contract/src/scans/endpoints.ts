import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Key, text } from "../kernel/values.ts";
import { mostRating } from "./limits.ts";
import { Scan, ScanBatch, ScanKit, ScannedEvent, ScanReceipt } from "./schema.ts";

const params = z.object({ companyKey: Key, event: Key });
const scan = params.extend({ scanId: z.uuid() });

const filters = {
  search: text(200)
    .optional()
    .describe("in notes, in what was read, and in what is shown of visitors"),
  rating__gte: z.coerce.number<string>().int().min(1).max(mostRating).optional(),
  visitor__eq: z.uuid().optional(),
};

export const scanEndpoints = {
  "GET /companies/:companyKey/scans": {
    access: "scans",
    summary:
      "The exhibitions of a company, those that are over too, with how much was noted there.",
    params: z.object({ companyKey: Key }),
    response: z.object({ content: z.array(ScannedEvent) }),
  },
  "POST /companies/:companyKey/events/:event/scans": {
    access: "scans",
    repeats: "harmless",
    summary:
      "Hand over scans that a device made, in any order and as often as it takes: each is kept once.",
    params,
    body: ScanBatch,
    response: z.object({ scans: z.array(ScanReceipt) }),
  },
  "GET /companies/:companyKey/events/:event/scans": {
    access: "scans",
    summary:
      "The scans of a company's people at an exhibition, with what each visitor lets be shown.",
    params,
    query: listQuery({
      filters: {},
      sort: ["scanned_at", "arrived_at", "rating"],
      size: 50,
      extra: filters,
    }),
    response: pageOf(Scan),
  },
  "GET /companies/:companyKey/events/:event/scans/export": {
    access: "scans",
    summary: "All scans that the filters leave, as a table, in the order of their making.",
    params,
    query: z.strictObject({ ...filters, format: z.enum(["csv", "xlsx"]).default("csv") }),
    response: z.unknown(),
    answers: "file",
  },
  "GET /companies/:companyKey/events/:event/scans/kit": {
    access: "scans",
    summary: "What a device keeps to note scans without a connection.",
    params,
    response: ScanKit,
  },
  "POST /companies/:companyKey/events/:event/scans/:scanId/picture": {
    access: "scans",
    repeats: "harmless",
    summary:
      "The picture of a scan, in place of the one before: png, jpg, tif or gif, 5 MB at most.",
    params: scan,
    upload: z.strictObject({}),
    response: z.object({}),
    errors: [
      "scans.picture-type",
      "scans.picture-too-large",
      "documents.store-unavailable",
      "uploads.line-full",
      "uploads.too-heavy",
    ],
  },
  "GET /companies/:companyKey/events/:event/scans/:scanId/picture": {
    access: "scans",
    summary: "The picture of a scan, as webp.",
    params: scan,
    response: z.unknown(),
    answers: "file",
    errors: ["documents.store-unavailable", "documents.file-missing"],
  },
} satisfies Endpoints;
